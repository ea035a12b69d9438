import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { changePasswordForm, setPasswordForm } from './identity.forms.ts';
import { success } from './success.ts';

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
