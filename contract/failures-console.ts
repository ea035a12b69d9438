import type { FailureText } from './failure-text.ts';
import { archiveFailures } from './failures-archive.ts';
import { accessFailures } from './failures-console-access.ts';

/** The failures of the operator's console. */
export const consoleFailures = {
  'audit.too-many-named': {
    kind: 'invalid',
    message: 'Людей с таким именем слишком много. Введите имя вместе с фамилией, либо логин или почту.',
  },
  'console.too-far': { kind: 'invalid', message: 'Так далеко список не листается. Уточните поиск или фильтр.' },
  'console.absent': { kind: 'absent', message: 'Такой записи нет: возможно, её удалили. Обновите список.' },
  'console.changed': {
    kind: 'conflict',
    message: 'Пока вы правили запись, её изменил кто-то другой. Посмотрите его правки и сохраните свои ещё раз.',
  },
  ...accessFailures,
  'jobs.none-failed': {
    kind: 'conflict',
    message: 'Эти задания уже выполняются, выполнены или забыты. Обновите список.',
  },
  'search.bad-synonyms': {
    kind: 'invalid',
    field: 'terms',
    message: 'Группа не сохранена: исправьте отмеченное поле. Введённое осталось в форме.',
  },
  'search.bad-phrases': {
    kind: 'invalid',
    field: 'phrases',
    message: 'Фразы не сохранены: исправьте отмеченное поле. Введённое осталось в форме.',
  },
  ...archiveFailures,
  'publishing.fixed': {
    kind: 'conflict',
    message: 'Эта запись нужна самим страницам сайта: её можно изменить, но нельзя добавить, снять или удалить.',
  },
  'publishing.kept-outside': {
    kind: 'conflict',
    message:
      'Тарифы сайта приходят из отдельной службы, которую назвали в START_SERVICE_URL. Измените их там; здесь они только для чтения.',
  },
  'publishing.removed': { kind: 'conflict', message: 'Запись удалена. Верните её из истории и продолжайте.' },
  'publishing.file-gone': {
    kind: 'invalid',
    message: 'Не сохранено: выбранного файла больше нет в библиотеке. Исправьте отмеченные поля и сохраните ещё раз.',
  },
  'publishing.not-ready': {
    kind: 'invalid',
    message: 'Запись ещё не готова: исправьте отмеченные поля. Черновик сохранён.',
  },
  'publishing.code-taken': {
    kind: 'conflict',
    field: 'code',
    message: 'Такой адрес уже занят другой записью. Придумайте другой, например добавьте год.',
  },
  'publishing.place-taken': {
    kind: 'conflict',
    field: 'position',
    message: 'Это место уже занято. Выберите свободное или сначала переставьте другое преимущество.',
  },
  'publishing.code-kept': {
    kind: 'conflict',
    field: 'code',
    message: 'Этот код уже нельзя изменить: на него ссылаются данные клиентов или страницы сайта. Верните прежний.',
  },
  'publishing.past': {
    kind: 'invalid',
    field: 'at',
    message: 'Это время уже прошло. Выберите время в будущем или опубликуйте сейчас.',
  },
  'publishing.not-published': {
    kind: 'conflict',
    message: 'На сайте этой записи ещё нет, вернуться не к чему. Удалите её, если она не нужна.',
  },
  'publishing.in-use': {
    kind: 'conflict',
    message: 'Запись используется, поэтому удалить её нельзя. Сначала уберите то, что на неё ссылается.',
  },
} as const satisfies Record<string, FailureText>;
