/** Why a notice about the account came. */
export const whyAccountNotice =
  'Письмо пришло, потому что это ваша учётная запись. Такие уведомления не\u00a0отключаются.';

/** For letters that greet a new person: none of them holds a password. */
export const passwordNotSent =
  'Пароль в\u00a0письме мы не\u00a0присылаем. Если забудете его, на\u00a0странице входа есть ссылка «Забыли пароль?».';

/** The page where a person asks for a new password. */
export const recoveryPage = {
  as: 'link',
  gives: 'Адрес страницы, где просят новый пароль',
  sample: 'https://portal.example/recover',
} as const;
