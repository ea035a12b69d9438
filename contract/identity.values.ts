/** Said by the form, and by the page before it asks the server (spec: identity.sign-in-required-fields). */
export const credentialsRequired = 'Введите логин и пароль';

/** The beginning of what the server says, and all that is said without it (spec: identity.set-password-failure). */
export const recoveryCodeRefused = 'Ошибка: Код восстановления возможно активирован или пароль введен неверно';

/** The Web Lock that is held while a sign-out is on its way: its answer removes the cookies of whoever is signed in by then. */
export const signOutLock = 'sign-out';
