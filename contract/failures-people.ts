import type { FailureText } from './failure-text.ts';

/** The failures of the console's work with people, organisations and partners. */
export const peopleFailures = {
  'people.own-account': {
    kind: 'conflict',
    message: 'Со своей учётной записью этого сделать нельзя. Попросите другого оператора.',
  },
  'people.last-operator': {
    kind: 'conflict',
    message: 'Это последний действующий оператор сервиса. Сначала дайте роль оператора кому-то ещё.',
  },
  'people.email-taken': {
    kind: 'conflict',
    message: 'У этой почты уже есть учётная запись. Найдите её в списке или укажите другую почту.',
    field: 'email',
  },
  'people.login-taken': { kind: 'conflict', message: 'Этот логин занят. Укажите другой.', field: 'login' },
  'people.foreign-login': {
    kind: 'invalid',
    message: 'Логином может быть только почта самого человека или слово без знака @. Измените логин.',
    field: 'login',
  },
  'people.no-email': {
    kind: 'conflict',
    message: 'У этой учётной записи нет почты, письмо отправить некуда. Сначала укажите почту.',
  },
  'people.blocked': {
    kind: 'conflict',
    message: 'Учётная запись заблокирована. Сначала разблокируйте её.',
  },
  'people.other-login': {
    kind: 'invalid',
    message: 'Логин не совпал. Введите логин той учётной записи, которую удаляете.',
    field: 'login',
  },
  'people.unknown-partner': {
    kind: 'absent',
    message: 'Такого партнёра нет. Обновите список и выберите другого.',
    field: 'partnerId',
  },
  'people.works-for-another': {
    kind: 'conflict',
    message: 'Этот человек уже работает в кабинете другого партнёра. Сначала закройте ему тот кабинет.',
  },
  'people.member-already': {
    kind: 'conflict',
    message: 'Этот человек уже состоит в выбранной организации. Смените ему роль там.',
    field: 'subscriberId',
  },
  'people.no-member': {
    kind: 'absent',
    message:
      'Этого человека в организации уже нет: его кто-то перевёл или убрал. Закройте окно и посмотрите на карточке человека, где он теперь.',
  },
  'people.application-ready': {
    kind: 'conflict',
    message: 'Приложение уже готово: подготавливать его ещё раз не нужно. Обновите список.',
  },
  'people.application-not-prepared': {
    kind: 'conflict',
    message: 'Приложение уже не готовится. Обновите список.',
  },
} as const satisfies Record<string, FailureText>;
