/** Where a letter of the outbox stands, in the words of the console. */
export const mailStates = ['waiting', 'sending', 'retrying', 'sent', 'dead', 'resent', 'recalled'] as const;

/** What the list of letters is filtered by; `caught` are those in the folder of a portal without a mail server. */
export const mailFilters = [...mailStates, 'caught'] as const;

/**
 * What can be done to send a letter once more: a copy, a new letter with a new code by the use case of its noun, an attempt
 * at once for one that waits, or nothing.
 */
export const resendActions = ['copy', 'renew', 'hurry', 'nothing'] as const;

/** What letters are about, by their kind in the outbox. */
export const mailKinds = {
  recovery: 'Восстановление пароля',
  invitation: 'Приглашение клиента',
  'member-invitation': 'Приглашение сотрудника',
  'member-joined': 'Добавление в организацию',
  'member-role-changed': 'Новая роль в организации',
  'member-moved': 'Перевод в другую организацию',
  'member-removed': 'Исключение из организации',
  'partner-cabinet': 'Кабинет партнёра',
  welcome: 'Добро пожаловать',
  'new-device': 'Вход с нового устройства',
  guesses: 'Подбор пароля',
  'password-changed': 'Пароль изменён',
  'account-changed': 'Логин или почта изменены',
  'subscription-end': 'Конец подписки',
  digest: 'Итоги недели партнёра',
  'customer-letter': 'Письмо партнёра клиентам',
  enquiry: 'Вопрос с сайта',
  'enquiry-answer': 'Ответ на вопрос с сайта',
  'enquiry-partner': 'Вопрос с сайта партнёру',
  'console-access': 'Доступ в консоль',
  test: 'Проверочное письмо',
} as const;

/** How many letters are sent once more at a time. */
export const mostResent = 100;
