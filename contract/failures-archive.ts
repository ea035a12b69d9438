import type { FailureText } from './failure-text.ts';

/** The failures of the archive of all content. */
export const archiveFailures = {
  'archive.busy': {
    kind: 'conflict',
    message: 'Сейчас загружается другой архив. Дождитесь его конца или отмените его.',
  },
  'archive.too-large': {
    kind: 'too-large',
    message: 'Архив больше 2 ГБ. Загрузите его на сервере командой npm run content -- import.',
  },
  'archive.not-archive': {
    kind: 'invalid',
    message: 'Это не архив содержимого. Выберите файл ZIP, который портал сделал кнопкой «Выгрузить».',
  },
  'archive.damaged': {
    kind: 'invalid',
    message: 'Архив повреждён или скачан не до конца. Выгрузите его ещё раз и загрузите снова.',
  },
  'archive.newer': {
    kind: 'invalid',
    message: 'Архив сделан более новой версией портала. Обновите этот портал и загрузите архив снова.',
  },
  'archive.strange': {
    kind: 'invalid',
    message: 'В архиве есть то, чего портал в него не кладёт. Загрузите файл таким, каким его выгрузил портал.',
  },
  'archive.swollen': {
    kind: 'invalid',
    message: 'Архив распаковывается в слишком большой объём: портал таких не делает. Ничего не загружено.',
  },
  'archive.wrong-records': {
    kind: 'invalid',
    message:
      'В архиве есть записи, которые портал не примет. Исправьте их там, где архив выгружен, и выгрузите его снова.',
  },
  'archive.not-ready': {
    kind: 'conflict',
    message: 'Эта загрузка уже применена, отменена или ещё проверяется. Обновите страницу.',
  },
} as const satisfies Record<string, FailureText>;
