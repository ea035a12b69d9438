import * as z from 'zod/mini';
import { personalAnnouncements } from './announcements.schemas.ts';
import { defineSchemas } from './call.schemas.ts';
import { costs, unlimited } from './call-costs.ts';
import { changePasswordForm, setPasswordForm, signInForm } from './identity.forms.ts';
import { success } from './success.ts';

/** A role of a user; `subscriber` is everybody's. */
export const role = z.enum(['subscriber', 'partner', 'operator', 'editor']);

const subscriber = z.object({ id: z.string(), name: z.string(), code: z.string() });

/** The signed-in person (spec: identity.user-info). `subscribers[0]` is the current one. */
export const userInfo = z.object({
  id: z.string(),
  name: z.string(),
  login: z.string(),
  email: z.nullable(z.string()),
  subscribers: z.array(subscriber),
  roles: z.array(role),
  /** Whether the session is one of a foreign computer. */
  isForeignComputer: z.boolean(),
  /** Only when something is announced to the person. */
  announcements: z.optional(personalAnnouncements),
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

export const signIn = defineSchemas({
  id: 'identity.signIn',
  summary: 'Вход: ставит куки сеанса',
  audience: 'public',
  cost: costs.signIn,
  body: signInForm,
  answer: success,
  failures: ['identity.bad-credentials', 'identity.throttled', 'identity.busy'],
});

export const getUserInfo = defineSchemas({
  id: 'identity.userInfo',
  summary: 'Кто вошёл',
  audience: 'user',
  cost: costs.read,
  answer: userInfo,
});

export const signOut = defineSchemas({
  id: 'identity.signOut',
  summary: 'Выход; успех и без сеанса',
  audience: 'public',
  cost: unlimited('whoever wants to leave may; without a session nothing is written'),
  answer: success,
});

export const listSessions = defineSchemas({
  id: 'identity.sessions',
  summary: 'Открытые сеансы человека',
  audience: 'user',
  cost: costs.read,
  answer: z.array(openSession),
});

export const endSession = defineSchemas({
  id: 'identity.endSession',
  summary: 'Завершить один свой сеанс',
  audience: 'user',
  cost: costs.write,
  body: z.object({ id: z.guid('Неизвестный сеанс.') }),
  answer: success,
  failures: ['identity.unknown-session'],
});

export const endOtherSessions = defineSchemas({
  id: 'identity.endOtherSessions',
  summary: 'Завершить все свои сеансы, кроме этого',
  audience: 'user',
  cost: costs.write,
  answer: success,
});

export const changePassword = defineSchemas({
  id: 'identity.changePassword',
  summary: 'Сменить пароль: прочие сеансы завершаются, этот обновляется',
  audience: 'user',
  cost: costs.credential,
  body: changePasswordForm,
  answer: success,
  failures: [
    'identity.wrong-password',
    'identity.weak-password',
    'identity.own-password',
    'identity.brand-password',
    'identity.same-password',
    'identity.password-throttled',
    'identity.busy',
  ],
});

export const recoverPassword = defineSchemas({
  id: 'identity.recoverPassword',
  summary: 'Попросить письмо с кодом восстановления; ответ всегда один',
  audience: 'public',
  cost: costs.recovery,
  query: z.object({ email: z.string('Email обязателен').check(z.maxLength(254, 'Введите корректный email')) }),
  answer: success,
});

export const setNewPassword = defineSchemas({
  id: 'identity.setNewPassword',
  summary: 'Задать новый пароль по коду из письма; все сеансы завершаются',
  audience: 'public',
  cost: costs.credential,
  body: setPasswordForm,
  answer: z.object({ login: z.string(), email: z.nullable(z.string()) }),
  failures: [
    'identity.bad-recovery-code',
    'identity.weak-password',
    'identity.own-password',
    'identity.brand-password',
    'identity.recovery-throttled',
    'identity.busy',
  ],
});
