import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { changePasswordForm, setPasswordForm, signInForm } from './identity.forms.ts';
import { success } from './success.ts';

export { changePasswordForm, newPassword, signInForm } from './identity.forms.ts';

/** A role of a user; `subscriber` is everybody's. */
export const role = z.enum(['subscriber', 'partner', 'operator']);

const subscriber = z.object({ id: z.string(), name: z.string(), code: z.string() });

/** The signed-in person (specification, section 3). `subscribers[0]` is the current one. */
export const userInfo = z.object({
  id: z.string(),
  name: z.string(),
  login: z.string(),
  email: z.nullable(z.string()),
  subscribers: z.array(subscriber),
  roles: z.array(role),
});
export type UserInfo = z.output<typeof userInfo>;

/** An open session as its owner sees it. Moments are ISO 8601. */
export const openSession = z.object({
  id: z.string(),
  current: z.boolean(),
  foreignComputer: z.boolean(),
  device: z.string(),
  address: z.nullable(z.string()),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type OpenSession = z.output<typeof openSession>;

export const signIn = defineCall({
  id: 'identity.signIn',
  method: 'POST',
  path: '/service/bl/get/token',
  summary: 'Вход: ставит куки сеанса',
  audience: 'public',
  body: signInForm,
  answer: success,
  failures: ['identity.credentials-required', 'identity.bad-credentials', 'identity.throttled', 'identity.busy'],
});

export const getUserInfo = defineCall({
  id: 'identity.userInfo',
  method: 'GET',
  path: '/service/bl/get/user-info',
  summary: 'Кто вошёл',
  audience: 'user',
  answer: userInfo,
});

export const signOut = defineCall({
  id: 'identity.signOut',
  method: 'POST',
  path: '/service/bl/logout',
  summary: 'Выход; успех и без сеанса',
  audience: 'public',
  answer: success,
});

export const listSessions = defineCall({
  id: 'identity.sessions',
  method: 'GET',
  path: '/service/bl/sessions',
  summary: 'Открытые сеансы человека',
  audience: 'user',
  answer: z.array(openSession),
});

export const endSession = defineCall({
  id: 'identity.endSession',
  method: 'POST',
  path: '/service/bl/sessions/end',
  summary: 'Завершить один свой сеанс',
  audience: 'user',
  body: z.object({ id: z.uuid('Неизвестный сеанс.') }),
  answer: success,
  failures: ['identity.unknown-session'],
});

export const endOtherSessions = defineCall({
  id: 'identity.endOtherSessions',
  method: 'POST',
  path: '/service/bl/sessions/end-others',
  summary: 'Завершить все свои сеансы, кроме этого',
  audience: 'user',
  answer: success,
});

export const changePassword = defineCall({
  id: 'identity.changePassword',
  method: 'POST',
  path: '/service/bl/password/change',
  summary: 'Сменить пароль: прочие сеансы завершаются, этот обновляется',
  audience: 'user',
  body: changePasswordForm,
  answer: success,
  failures: ['identity.wrong-password', 'identity.weak-password', 'identity.throttled', 'identity.busy'],
});

export const recoverPassword = defineCall({
  id: 'identity.recoverPassword',
  method: 'POST',
  path: '/service/bl/password/recover',
  summary: 'Попросить письмо с кодом восстановления; ответ всегда один',
  audience: 'public',
  query: z.object({ email: z.string('Email обязателен').check(z.maxLength(1000)) }),
  answer: success,
});

export const setNewPassword = defineCall({
  id: 'identity.setNewPassword',
  method: 'POST',
  path: '/service/bl/password/recover/set-new-pass',
  summary: 'Задать новый пароль по коду из письма; все сеансы завершаются',
  audience: 'public',
  body: setPasswordForm,
  answer: z.object({ login: z.string(), email: z.nullable(z.string()) }),
  failures: ['identity.bad-recovery-code', 'identity.weak-password', 'identity.throttled', 'identity.busy'],
});
