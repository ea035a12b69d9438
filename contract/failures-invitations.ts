import type { FailureText } from './failure-text.ts';

const alreadyInvited = 'На эту почту уже есть действующее приглашение. Найдите его в списке и отправьте ещё раз.';
const openAndSave =
  'Откройте файл в Excel, выберите «Сохранить как» и тип «CSV UTF-8», потом загрузите сохранённый файл.';
const banksDoSo = 'даже если имя файла заканчивается на .xls: так сохраняют таблицы некоторые банки и 1С';

/** The failures of invitations, their import from a file, registration and the people of an organisation. */
export const invitationFailures = {
  'registration.unusable-code': {
    kind: 'invalid',
    field: 'partnerCode',
    message:
      'Этот код приглашения не подходит: он введён с ошибкой, уже использован, отозван, истёк или прислан коллегой. Если вы уже зарегистрировались, код больше не нужен: войдите как обычно. Если вас приглашает коллега, откройте ссылку из его письма. Иначе проверьте письмо или попросите у партнёра новый код.',
  },
  'registration.login-taken': {
    kind: 'conflict',
    message: 'Такой логин уже занят. Придумайте другой.',
    field: 'login',
  },
  'registration.foreign-login': {
    kind: 'invalid',
    message: 'Почта может быть логином, только если приглашение пришло на неё. Введите её или логин без знака @.',
    field: 'login',
  },
  'registration.email-taken': {
    kind: 'conflict',
    message: 'На эту почту уже есть учётная запись. Войдите в неё или восстановите пароль.',
  },
  'registration.throttled': {
    kind: 'throttled',
    message: 'Слишком много неверных кодов подряд. Подождите несколько минут и введите код из письма.',
  },

  'invitations.unknown': { kind: 'absent', message: 'Такого приглашения среди ваших нет. Обновите список.' },
  'invitations.ended': {
    kind: 'conflict',
    message: 'Это приглашение уже использовано, отозвано или истекло. Обновите список.',
  },
  'invitations.email-taken': {
    kind: 'conflict',
    field: 'email',
    message:
      'На эту почту уже есть учётная запись: человек может просто войти. Ещё одну организацию ему откроет поддержка.',
  },
  'invitations.already-invited': { kind: 'conflict', message: alreadyInvited, field: 'email' },
  'invitations.too-many': {
    kind: 'throttled',
    message: 'За сутки отправлено слишком много приглашений. Продолжите завтра или передайте клиенту ссылку.',
  },

  'members.unknown': { kind: 'absent', message: 'Такого сотрудника в организации нет. Обновите список.' },
  'members.forbidden': {
    kind: 'forbidden',
    message: 'Вашей роли в организации для этого не хватает. Обратитесь к её владельцу.',
  },
  'members.last-owner': {
    kind: 'conflict',
    message: 'Это единственный владелец организации. Сначала сделайте владельцем кого-нибудь ещё.',
  },
  'members.already-member': {
    kind: 'conflict',
    message: 'Этот человек уже работает в организации.',
    field: 'email',
  },
  'members.already-invited': { kind: 'conflict', message: alreadyInvited, field: 'email' },
  'members.too-many': {
    kind: 'conflict',
    message: 'В организации уже наибольшее число сотрудников и приглашений. Отзовите лишние или напишите в поддержку.',
  },
  'members.too-many-letters': {
    kind: 'throttled',
    message: 'За сутки отправлено слишком много приглашений. Продолжите завтра.',
  },
  'members.unusable-code': {
    kind: 'invalid',
    field: 'code',
    message:
      'Этот код приглашения не подходит: он введён с ошибкой, уже использован, отозван, истёк или прислан партнёром. Если вы его уже приняли, код больше не нужен: войдите как обычно. Если вас приглашает партнёр, откройте ссылку из его письма. Иначе проверьте письмо или попросите пригласить вас ещё раз.',
  },
  'members.other-email': {
    kind: 'forbidden',
    message: 'Приглашение отправлено на другую почту. Войдите под той учётной записью или попросите пригласить эту.',
  },
  'members.joined-already': { kind: 'conflict', message: 'Вы уже работаете в этой организации.' },
  'invitations.unknown-tariff': {
    kind: 'invalid',
    field: 'tariffName',
    message: 'Такого тарифа нет. Выберите тариф из списка или оставьте пробный период.',
  },

  'imports.unknown': { kind: 'absent', message: 'Такого импорта среди ваших нет. Выберите файл ещё раз.' },
  'imports.empty': {
    kind: 'invalid',
    message: 'Файл пустой. Выберите файл, в котором есть строки с клиентами.',
  },
  'imports.only-header': {
    kind: 'invalid',
    message: 'В файле только заголовки. Добавьте под ними строки с клиентами и выберите файл ещё раз.',
  },
  'imports.too-large': {
    kind: 'too-large',
    message: 'Файл больше 12 МБ. Разделите его на несколько и загрузите по очереди.',
  },
  'imports.too-many-rows': {
    kind: 'invalid',
    message: 'В файле больше 10 000 строк. Разделите его на несколько и загрузите по очереди.',
  },
  'imports.spreadsheet': {
    kind: 'invalid',
    message: `Это книга Excel или LibreOffice, а не CSV. ${openAndSave}`,
  },
  'imports.numbers': {
    kind: 'invalid',
    message:
      'Это таблица Numbers, а не CSV. В Numbers выберите «Файл», «Экспортировать в», «CSV» и загрузите полученный файл.',
  },
  'imports.web-page': {
    kind: 'invalid',
    message: `Это веб-страница (HTML), а не CSV, ${banksDoSo}. ${openAndSave}`,
  },
  'imports.xml': {
    kind: 'invalid',
    message: `Это файл XML, а не CSV, ${banksDoSo}. ${openAndSave}`,
  },
  'imports.document': {
    kind: 'invalid',
    message:
      'Это документ (Word, PDF или RTF), а не таблица. Скопируйте из него таблицу в Excel и сохраните как «CSV UTF-8».',
  },
  'imports.archive': {
    kind: 'invalid',
    message: 'Это архив, а не CSV. Распакуйте его и загрузите таблицу, которая лежит в нём.',
  },
  'imports.not-text': {
    kind: 'invalid',
    message: 'Это не CSV: в файле не только текст. Сохраните таблицу как CSV и выберите файл ещё раз.',
  },
  'imports.no-columns': {
    kind: 'invalid',
    message: 'В файле не нашлось столбца с почтой. Выберите, в каком столбце она записана.',
  },
  'imports.quote-not-closed': {
    kind: 'invalid',
    message: 'В файле кавычка открыта и не закрыта. Исправьте её и выберите файл ещё раз.',
  },
  'imports.row-too-long': {
    kind: 'invalid',
    message:
      'В файле есть слишком длинная строка. Скорее всего, в ней открыта и не закрыта кавычка: исправьте её и выберите файл ещё раз.',
  },
  'imports.too-often': {
    kind: 'throttled',
    message: 'За сутки проверено слишком много строк. Продолжите завтра.',
  },
  'imports.nothing-to-send': {
    kind: 'conflict',
    message: 'Приглашать некого: в каждой строке ошибка. Исправьте файл и выберите его ещё раз.',
  },
} as const satisfies Record<string, FailureText>;
