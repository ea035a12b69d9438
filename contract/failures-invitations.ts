import type { FailureText } from './failure-text.ts';

const alreadyInvited =
  'На\u00a0эту почту уже есть действующее приглашение. Найдите его в\u00a0списке и\u00a0отправьте ещё раз.';

/** The failures of invitations, their import from a file, registration and the people of an organisation. */
export const invitationFailures = {
  'registration.unusable-code': {
    kind: 'invalid',
    field: 'partnerCode',
    message:
      'Этот код приглашения не\u00a0подходит: он введён с\u00a0ошибкой, уже использован, отозван или\u00a0истёк. Проверьте письмо или\u00a0попросите у\u00a0партнёра новый код.',
  },
  'registration.login-taken': {
    kind: 'conflict',
    message: 'Такой логин уже занят. Придумайте другой.',
    field: 'login',
  },
  'registration.foreign-login': {
    kind: 'invalid',
    message:
      'Почта может быть логином, только если приглашение пришло на\u00a0неё. Введите её или\u00a0логин без\u00a0знака @.',
    field: 'login',
  },
  'registration.email-taken': {
    kind: 'conflict',
    message: 'На\u00a0эту почту уже есть учётная запись. Войдите в\u00a0неё или\u00a0восстановите пароль.',
  },
  'registration.throttled': {
    kind: 'throttled',
    message: 'Слишком много неверных кодов подряд. Подождите несколько минут и\u00a0введите код из\u00a0письма.',
  },

  'invitations.unknown': { kind: 'absent', message: 'Такого приглашения среди ваших нет. Обновите список.' },
  'invitations.ended': {
    kind: 'conflict',
    message: 'Это приглашение уже использовано, отозвано или\u00a0истекло. Обновите список.',
  },
  'invitations.email-taken': {
    kind: 'conflict',
    field: 'email',
    message: 'На\u00a0эту почту уже есть учётная запись: человек может просто войти. Приглашение ему не\u00a0нужно.',
  },
  'invitations.already-invited': { kind: 'conflict', message: alreadyInvited, field: 'email' },
  'invitations.too-many': {
    kind: 'throttled',
    message: 'За\u00a0сутки отправлено слишком много приглашений. Продолжите завтра или\u00a0передайте клиенту ссылку.',
  },

  'members.unknown': { kind: 'absent', message: 'Такого сотрудника в\u00a0организации нет. Обновите список.' },
  'members.forbidden': {
    kind: 'forbidden',
    message: 'Вашей роли в\u00a0организации для\u00a0этого не\u00a0хватает. Обратитесь к\u00a0её владельцу.',
  },
  'members.last-owner': {
    kind: 'conflict',
    message: 'Это единственный владелец организации. Сначала сделайте владельцем кого-нибудь ещё.',
  },
  'members.already-member': {
    kind: 'conflict',
    message: 'Этот человек уже работает в\u00a0организации.',
    field: 'email',
  },
  'members.already-invited': { kind: 'conflict', message: alreadyInvited, field: 'email' },
  'members.too-many': {
    kind: 'conflict',
    message:
      'В\u00a0организации уже наибольшее число сотрудников и\u00a0приглашений. Отзовите лишние или\u00a0напишите в\u00a0поддержку.',
  },
  'members.too-many-letters': {
    kind: 'throttled',
    message: 'За\u00a0сутки отправлено слишком много приглашений. Продолжите завтра.',
  },
  'members.unusable-code': {
    kind: 'invalid',
    field: 'code',
    message:
      'Этот код приглашения не\u00a0подходит: он введён с\u00a0ошибкой, уже использован, отозван или\u00a0истёк. Проверьте письмо или\u00a0попросите пригласить вас ещё раз.',
  },
  'members.other-email': {
    kind: 'forbidden',
    message:
      'Приглашение отправлено на\u00a0другую почту. Войдите под\u00a0той учётной записью или\u00a0попросите пригласить эту.',
  },
  'members.joined-already': { kind: 'conflict', message: 'Вы уже работаете в\u00a0этой организации.' },
  'invitations.unknown-tariff': {
    kind: 'invalid',
    field: 'tariffName',
    message: 'Такого тарифа нет. Выберите тариф из\u00a0списка или\u00a0оставьте пробный период.',
  },

  'imports.unknown': { kind: 'absent', message: 'Такого импорта среди ваших нет. Выберите файл ещё раз.' },
  'imports.empty': {
    kind: 'invalid',
    message: 'Файл пустой. Выберите файл, в\u00a0котором есть строки с\u00a0клиентами.',
  },
  'imports.only-header': {
    kind: 'invalid',
    message:
      'В\u00a0файле только заголовки. Добавьте под\u00a0ними строки с\u00a0клиентами и\u00a0выберите файл ещё раз.',
  },
  'imports.too-large': {
    kind: 'too-large',
    message: 'Файл больше 12\u00a0МБ. Разделите его на\u00a0несколько и\u00a0загрузите по\u00a0очереди.',
  },
  'imports.too-many-rows': {
    kind: 'invalid',
    message:
      'В\u00a0файле больше 10\u00a0000\u00a0строк. Разделите его на\u00a0несколько и\u00a0загрузите по\u00a0очереди.',
  },
  'imports.spreadsheet': {
    kind: 'invalid',
    message:
      'Это книга Excel, а\u00a0не\u00a0CSV. В\u00a0Excel выберите «Сохранить как» → «CSV» и\u00a0загрузите сохранённый файл.',
  },
  'imports.not-text': {
    kind: 'invalid',
    message:
      'Это не\u00a0CSV: в\u00a0файле не\u00a0только текст. Сохраните таблицу как CSV и\u00a0выберите файл ещё раз.',
  },
  'imports.no-columns': {
    kind: 'invalid',
    message: 'В\u00a0файле не\u00a0нашлось столбца с\u00a0почтой. Выберите, в\u00a0каком столбце она записана.',
  },
  'imports.quote-not-closed': {
    kind: 'invalid',
    message: 'В\u00a0файле кавычка открыта и\u00a0не\u00a0закрыта. Исправьте её и\u00a0выберите файл ещё раз.',
  },
  'imports.row-too-long': {
    kind: 'invalid',
    message:
      'В\u00a0файле есть слишком длинная строка. Скорее всего, в\u00a0ней открыта и\u00a0не\u00a0закрыта кавычка: исправьте её и\u00a0выберите файл ещё раз.',
  },
  'imports.too-often': {
    kind: 'throttled',
    message: 'За\u00a0сутки проверено слишком много строк. Продолжите завтра.',
  },
  'imports.nothing-to-send': {
    kind: 'conflict',
    message: 'Приглашать некого: в\u00a0каждой строке ошибка. Исправьте файл и\u00a0выберите его ещё раз.',
  },
} as const satisfies Record<string, FailureText>;
