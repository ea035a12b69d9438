import * as z from 'zod/mini';
import { personalAnnouncements } from './announcements.schemas.ts';
import { defineSchemas } from './call.schemas.ts';
import { costs, unlimited } from './call-costs.ts';
import { signInForm } from './identity.forms.ts';
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
