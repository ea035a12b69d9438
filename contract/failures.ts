import { recoveryCodeRefused } from './identity.values.ts';

/** Kinds of failure; the server maps each to one HTTP status (spec: calls.statuses). */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'absent'
  | 'conflict'
  | 'too-large'
  | 'out-of-range'
  | 'wrong-type'
  | 'throttled'
  | 'internal'
  | 'unavailable';

/** A failure as the list has it. */
export interface FailureText {
  readonly kind: FailureKind;
  readonly message: string;
  /** The field of the form that the sentence stands by; a failure of the whole form has none. */
  readonly field?: string;
}

const alreadyInvited = 'На эту почту уже есть действующее приглашение. Найдите его в списке и отправьте ещё раз.';

/** The closed list of failures: a code, its kind, the sentence a person reads, and its field. */
export const failures = {
  'common.invalid': { kind: 'invalid', message: 'Проверьте заполнение полей.' },
  'common.malformed': { kind: 'invalid', message: 'Запрос составлен неверно. Обновите страницу и попробуйте ещё раз.' },
  'common.not-signed-in': { kind: 'unauthenticated', message: 'Сеанс закончился. Войдите ещё раз.' },
  'common.not-allowed': {
    kind: 'forbidden',
    message: 'У вас нет доступа к этому действию. Обратитесь к администратору организации.',
  },
  'common.foreign-origin': {
    kind: 'forbidden',
    message: 'Запрос пришёл с другого сайта и отклонён. Откройте портал по его собственному адресу и повторите.',
  },
  'common.foreign-host': {
    kind: 'forbidden',
    message: 'Портал открыт по чужому имени. Откройте его по собственному адресу.',
  },
  'common.absent': { kind: 'absent', message: 'Такой страницы или записи нет. Проверьте адрес.' },
  'common.too-large': {
    kind: 'too-large',
    message: 'Слишком много данных в одном запросе. Сократите текст и повторите.',
  },
  'common.out-of-range': {
    kind: 'out-of-range',
    message: 'Такой части в файле нет: возможно, он обновился. Откройте страницу заново.',
  },
  'common.wrong-type': { kind: 'wrong-type', message: 'Данные переданы в неизвестном виде: нужен JSON.' },
  'common.internal': { kind: 'internal', message: 'Что-то пошло не так на нашей стороне. Повторите через минуту.' },
  'common.database-down': {
    kind: 'unavailable',
    message: 'Сервис ненадолго недоступен. Данные в сохранности, повторите через несколько секунд.',
  },
  'common.overloaded': {
    kind: 'unavailable',
    message: 'Сейчас слишком много обращений. Повторите через несколько секунд.',
  },
  'common.too-often': {
    kind: 'throttled',
    message: 'Слишком много запросов за короткое время. Подождите немного и повторите.',
  },
  'common.disk-full': {
    kind: 'unavailable',
    message: 'Не получилось сохранить: на сервере закончилось место. Мы уже знаем, повторите позже.',
  },

  'identity.bad-credentials': { kind: 'unauthenticated', message: 'Ошибка входа в систему. Проверьте логин и пароль.' },
  'identity.throttled': {
    kind: 'throttled',
    message: 'Ошибка входа в систему. Слишком много попыток, подождите и повторите.',
  },
  'identity.busy': {
    kind: 'throttled',
    message: 'Ошибка входа в систему. Сейчас входит слишком много людей, повторите через несколько секунд.',
  },
  'identity.wrong-password': { kind: 'invalid', message: 'Текущий пароль введён неверно.', field: 'password' },
  'identity.weak-password': { kind: 'invalid', message: 'Этот пароль слишком известен. Придумайте другой.' },
  'identity.own-password': {
    kind: 'invalid',
    message: 'Пароль не должен повторять логин или почту. Придумайте другой.',
  },
  'identity.brand-password': {
    kind: 'invalid',
    message: 'Пароль не должен повторять название сервиса. Придумайте другой.',
  },
  'identity.same-password': {
    kind: 'invalid',
    message: 'Новый пароль совпадает с текущим. Придумайте другой.',
    field: 'newPassword',
  },
  'identity.password-throttled': { kind: 'throttled', message: 'Слишком много попыток. Подождите и повторите.' },
  'identity.unknown-session': { kind: 'absent', message: 'Этот сеанс уже завершён.' },
  'identity.bad-recovery-code': {
    kind: 'invalid',
    message: `${recoveryCodeRefused}. Запросите новый код и попробуйте ещё раз.`,
  },
  'identity.recovery-throttled': {
    kind: 'throttled',
    message: 'Слишком много неверных кодов. Подождите несколько минут и повторите.',
  },

  'registration.unusable-code': {
    kind: 'invalid',
    field: 'partnerCode',
    message:
      'Этот код приглашения не подходит: он введён с ошибкой, уже использован, отозван или истёк. Проверьте письмо или попросите у партнёра новый код.',
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

  'partners.no-partner': {
    kind: 'forbidden',
    message: 'Ваша учётная запись не связана ни с одной партнёрской организацией. Напишите в поддержку.',
  },

  'partners.changed': {
    kind: 'conflict',
    message: 'Пока вы правили карточку, её изменил кто-то из коллег. Обновите страницу и внесите правки в новую.',
  },

  'invitations.unknown': { kind: 'absent', message: 'Такого приглашения среди ваших нет. Обновите список.' },
  'invitations.ended': {
    kind: 'conflict',
    message: 'Это приглашение уже использовано, отозвано или истекло. Обновите список.',
  },
  'invitations.email-taken': {
    kind: 'conflict',
    field: 'email',
    message: 'На эту почту уже есть учётная запись: человек может просто войти. Приглашение ему не нужно.',
  },
  'invitations.already-invited': { kind: 'conflict', message: alreadyInvited, field: 'email' },
  'invitations.too-many': {
    kind: 'throttled',
    message: 'За сутки отправлено слишком много приглашений. Продолжите завтра или передайте клиенту ссылку.',
  },

  'customers.unknown': { kind: 'absent', message: 'Такого клиента среди ваших нет. Обновите список клиентов.' },
  'customers.too-many-letters': {
    kind: 'throttled',
    message: 'За сутки отправлено слишком много писем клиентам. Продолжите завтра.',
  },
  'subscriptions.unknown': {
    kind: 'absent',
    message: 'Такой подписки у ваших клиентов нет. Обновите страницу.',
  },
  'subscriptions.unknown-tariff': {
    kind: 'absent',
    message: 'Такого тарифа в каталоге больше нет. Обновите страницу и выберите другой.',
  },
  'subscriptions.changed': {
    kind: 'conflict',
    message: 'Пока вы заполняли форму, эту подписку кто-то изменил. Посмотрите новые данные и повторите.',
  },
  'subscriptions.endless': {
    kind: 'conflict',
    message: 'Это бессрочная подписка: продлевать её не нужно. Если у неё должен быть конец, закройте её нужным днём.',
  },
  'subscriptions.ended': {
    kind: 'conflict',
    message: 'Эта подписка уже закончилась. Обновите страницу.',
  },
  'subscriptions.too-many': {
    kind: 'conflict',
    message: 'У клиента уже наибольшее число подписок. Продлите одну из прежних.',
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
  'members.already-member': { kind: 'conflict', message: 'Этот человек уже работает в организации.', field: 'email' },
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
      'Этот код приглашения не подходит: он введён с ошибкой, уже использован, отозван или истёк. Проверьте письмо или попросите пригласить вас ещё раз.',
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
  'imports.empty': { kind: 'invalid', message: 'Файл пустой. Выберите файл, в котором есть строки с клиентами.' },
  'imports.only-header': {
    kind: 'invalid',
    message: 'В файле только заголовки. Добавьте под ними строки с клиентами и выберите файл ещё раз.',
  },
  'imports.too-large': {
    kind: 'too-large',
    message: 'Файл больше 2 МБ. Разделите его на несколько и загрузите по очереди.',
  },
  'imports.too-many-rows': {
    kind: 'invalid',
    message: 'В файле больше 10 000 строк. Разделите его на несколько и загрузите по очереди.',
  },
  'imports.spreadsheet': {
    kind: 'invalid',
    message: 'Это книга Excel, а не CSV. В Excel выберите «Сохранить как» → «CSV» и загрузите сохранённый файл.',
  },
  'imports.not-text': {
    kind: 'invalid',
    message: 'Это не CSV: в файле не только текст. Сохраните таблицу как CSV и выберите файл ещё раз.',
  },
  'imports.no-columns': {
    kind: 'invalid',
    message:
      'В файле не нашлось столбца с почтой. Назовите столбцы в первой строке: «Клиент», «Почта», «Тариф», «Заметка».',
  },
  'imports.quote-not-closed': {
    kind: 'invalid',
    message: 'В файле кавычка открыта и не закрыта. Исправьте её и выберите файл ещё раз.',
  },
  'imports.too-often': {
    kind: 'throttled',
    message: 'За сутки проверено слишком много строк. Продолжите завтра.',
  },
  'imports.nothing-to-send': {
    kind: 'conflict',
    message: 'Приглашать некого: в каждой строке ошибка. Исправьте файл и выберите его ещё раз.',
  },

  'subscribers.unknown': { kind: 'absent', message: 'Такой организации среди ваших нет. Обновите страницу.' },

  'applications.unknown': { kind: 'absent', message: 'Приложение не найдено. Обновите список приложений.' },
  'applications.unknown-solution': { kind: 'absent', message: 'Такого решения нет в каталоге. Выберите другое.' },
  'applications.no-subscriber': {
    kind: 'conflict',
    message: 'Вы пока не состоите ни в одной организации. Попросите её владельца пригласить вас.',
  },
  'applications.access-closed': {
    kind: 'conflict',
    message:
      'Подписка закончилась больше 45 дней назад, и доступ закрыт. Данные сохранены. Продлите договор с партнёром.',
  },
  'applications.too-many': {
    kind: 'conflict',
    message: 'В организации уже наибольшее число приложений. Чтобы добавить новое, напишите в поддержку.',
  },
  'applications.too-often': {
    kind: 'throttled',
    message: 'Вы добавили слишком много приложений подряд. Подождите несколько минут.',
  },

  'hosting.unavailable': { kind: 'unavailable', message: 'Платформа приложений не отвечает. Повторите через минуту.' },
  'hosting.no-demo': { kind: 'absent', message: 'У этого решения нет демонстрации. Выберите другое решение.' },

  'search.too-often': {
    kind: 'throttled',
    message: 'Слишком много поисковых запросов подряд. Подождите несколько секунд и повторите.',
  },

  'enquiries.too-often': {
    kind: 'throttled',
    message: 'Вы отправили несколько вопросов подряд. Подождите немного или позвоните нам.',
  },

  'catalogue.unknown-solution': {
    kind: 'absent',
    message: 'Такого решения нет в каталоге. Посмотрите весь список решений.',
  },
  'catalogue.start-service-down': {
    kind: 'unavailable',
    message: 'Служба тарифов сейчас не отвечает. Повторите через минуту.',
  },

  'content.unknown-news': { kind: 'absent', message: 'Такой новости нет. Посмотрите все новости.' },
  'content.unknown-article': { kind: 'absent', message: 'Такой статьи нет. Посмотрите все статьи.' },
  'content.unknown-page': { kind: 'absent', message: 'Такой страницы нет. Начните с главной.' },
  'content.unknown-review': { kind: 'absent', message: 'Отзыв не найден. Посмотрите все отзывы.' },
  'content.unknown-question': { kind: 'absent', message: 'Вопрос не найден. Посмотрите все вопросы и ответы.' },
} as const satisfies Record<string, FailureText>;

/** A code of the closed list of failures. */
export type FailureCode = keyof typeof failures;
