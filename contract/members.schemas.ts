import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { memberRole } from './members.forms.ts';
import { pageOf, pagingQuery } from './paging.ts';
import { success } from './success.ts';

const moment = z.iso.datetime();
const organisation = z.guid('Неизвестная организация.');
const person = z.guid('Неизвестный сотрудник.');

/** A colleague; what the asking person may do with them stands beside. */
export const member = z.object({
  userId: z.guid(),
  name: z.string(),
  email: z.nullable(z.string()),
  role: memberRole,
  since: moment,
  /** Whether it is the asking person. */
  you: z.boolean(),
  mayChange: z.boolean(),
  /** Of oneself: whether one may leave. */
  mayRemove: z.boolean(),
});
export type Member = z.output<typeof member>;

const inSubscriber = { subscriberId: organisation };
const refused = ['subscribers.unknown', 'members.forbidden'] as const;

export const listMembers = defineSchemas({
  id: 'members.list',
  summary: 'Сотрудники моей организации: владельцы первыми',
  audience: 'user',
  cost: costs.read,
  query: z.object({ ...inSubscriber, ...pagingQuery(20) }),
  answer: z.extend(pageOf(member), {
    /** What the asking person is here. */
    role: memberRole,
    /** The roles the asking person may give; none for whoever may not invite. */
    mayGive: z.array(memberRole),
  }),
  failures: ['subscribers.unknown'],
});
export type MemberPage = z.output<typeof listMembers.answer>;

export const changeMemberRole = defineSchemas({
  id: 'members.changeRole',
  summary: 'Сменить роль сотрудника; последний владелец остаётся владельцем',
  audience: 'user',
  cost: costs.write,
  body: z.object({ ...inSubscriber, userId: person, role: memberRole }),
  answer: success,
  failures: [...refused, 'members.unknown', 'members.last-owner'],
});

export const removeMember = defineSchemas({
  id: 'members.remove',
  summary: 'Исключить сотрудника или выйти самому; последний владелец остаётся',
  audience: 'user',
  cost: costs.write,
  body: z.object({ ...inSubscriber, userId: person }),
  answer: success,
  failures: [...refused, 'members.unknown', 'members.last-owner'],
});
