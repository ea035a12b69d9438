import type { FailureText } from './failure-text.ts';
import { announcementFailures } from './failures-announcements.ts';
import { consoleFailures } from './failures-console.ts';
import { enquiryFailures } from './failures-enquiries.ts';
import { invitationFailures } from './failures-invitations.ts';
import { mailFailures } from './failures-mail.ts';
import { mediaFailures } from './failures-media.ts';
import { peopleFailures } from './failures-people.ts';
import { recoveryCodeRefused } from './identity.values.ts';
import { openDaysInWords } from './subscribers-access.words.ts';

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
  'common.empty-file': { kind: 'invalid', message: 'Файл пустой. Выберите другой.' },
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
  'common.done-before': {
    kind: 'conflict',
    message:
      'Это уже сделано с прежними данными, хотя ответ до вас не дошёл. Обновите страницу и посмотрите, что получилось.',
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

  'partners.no-partner': {
    kind: 'forbidden',
    message: 'Ваша учётная запись не связана ни с одной партнёрской организацией. Напишите в поддержку.',
  },

  'partners.changed': {
    kind: 'conflict',
    message:
      'Пока вы правили карточку, её изменили. Скопируйте свой текст, обновите страницу и внесите правки в новую.',
  },

  'customers.unknown': { kind: 'absent', message: 'Такого клиента среди ваших нет. Обновите список клиентов.' },
  'customers.letter-sent': {
    kind: 'conflict',
    message:
      'Это письмо уже отправлено с прежним текстом, хотя ответ до вас не дошёл. Чтобы написать ещё раз, закройте окно и начните новое письмо.',
  },
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
  'subscriptions.done-before': {
    kind: 'conflict',
    message:
      'Первое нажатие уже сделало своё, хотя ответ до вас не дошёл: посмотрите подписки организации. Если нажать ещё раз, будет сделано и то, что в форме сейчас.',
  },
  'subscriptions.endless': {
    kind: 'conflict',
    message: 'Это бессрочная подписка: продлевать её не нужно. Если у неё должен быть конец, завершите её нужным днём.',
  },
  'subscriptions.ended': {
    kind: 'conflict',
    message: 'Эта подписка уже закончилась. Обновите страницу.',
  },
  'subscriptions.too-many': {
    kind: 'conflict',
    message: 'У клиента уже наибольшее число подписок. Продлите одну из прежних.',
  },
  'subscribers.unknown': { kind: 'absent', message: 'Такой организации среди ваших нет. Обновите страницу.' },

  'applications.unknown': { kind: 'absent', message: 'Приложение не найдено. Обновите список приложений.' },
  'applications.unknown-solution': { kind: 'absent', message: 'Такого решения нет в каталоге. Выберите другое.' },
  'applications.no-subscriber': {
    kind: 'conflict',
    message: 'Вы пока не состоите ни в одной организации. Попросите владельца или администратора пригласить вас.',
  },
  'applications.access-closed': {
    kind: 'conflict',
    message: `Последняя подписка организации закончилась больше ${openDaysInWords} назад. Данные сохранены. Продлите договор с партнёром.`,
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
  'hosting.no-demo': { kind: 'absent', message: 'У этого решения нет демо. Выберите другое решение.' },

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
  ...invitationFailures,
  ...consoleFailures,
  ...enquiryFailures,
  ...announcementFailures,
  ...peopleFailures,
  ...mailFailures,
  ...mediaFailures,
} as const satisfies Record<string, FailureText>;

/** A code of the closed list of failures. */
export type FailureCode = keyof typeof failures;
