import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { memberRole } from './members.forms.ts';
import { onceKey } from './request-key.ts';
import { success } from './success.ts';

const unknownPerson = 'Выберите учётную запись.';
const unknownOrganization = 'Выберите организацию.';

/** Somebody's place in an organisation; its id names both. */
export const consoleMember = z.object({
  id: z.string(),
  userId: z.guid(),
  userName: z.string(),
  userLogin: z.string(),
  userEmail: z.nullable(z.string()),
  subscriberId: z.guid(),
  subscriberName: z.string(),
  subscriberCode: z.string(),
  role: memberRole,
  /** Whether nobody else is in the organisation. */
  isAlone: z.boolean(),
  since: z.string(),
});
export type ConsoleMember = z.output<typeof consoleMember>;

export const listConsoleMembers = defineSchemas({
  id: 'members.consoleList',
  summary: 'Консоль: сотрудники организаций',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['since'], {
    userId: z.optional(z.guid(unknownPerson)),
    subscriberId: z.optional(z.guid(unknownOrganization)),
    role: z.optional(memberRole),
  }),
  answer: consoleListOf(consoleMember),
  failures: ['console.too-far'],
});

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** `<person>_<organisation>` */
const params = z.object({ id: z.string().check(z.regex(new RegExp(`^${uuid}_${uuid}$`, 'i'), 'Такой записи нет.')) });
const changeOfMember = { audience: 'operator', proof: 'fresh', cost: costs.write, answer: success } as const;

export const addMember = defineSchemas({
  ...changeOfMember,
  id: 'members.consoleAdd',
  summary: 'Консоль: добавить человека в организацию',
  body: z.object({
    ...onceKey,
    userId: z.guid(unknownPerson),
    subscriberId: z.guid(unknownOrganization),
    role: memberRole,
  }),
  answer: z.object({ id: z.string() }),
  failures: ['console.absent', 'common.done-before', 'people.member-already', 'members.too-many'],
});

export const changeRole = defineSchemas({
  ...changeOfMember,
  id: 'members.consoleRole',
  summary: 'Консоль: сменить роль человека в организации',
  params,
  body: z.object({ role: memberRole }),
  failures: ['console.absent', 'people.no-member', 'members.last-owner'],
});

export const moveMember = defineSchemas({
  ...changeOfMember,
  id: 'members.consoleMove',
  summary: 'Консоль: перевести человека из одной организации в другую',
  params,
  body: z.object({ ...onceKey, subscriberId: z.guid(unknownOrganization), role: memberRole }),
  failures: [
    'console.absent',
    'common.done-before',
    'people.no-member',
    'members.last-owner',
    'people.member-already',
    'members.too-many',
  ],
});

export const removeMember = defineSchemas({
  ...changeOfMember,
  id: 'members.consoleRemove',
  summary: 'Консоль: убрать человека из организации',
  params,
  body: z.object(onceKey),
  failures: ['console.absent', 'people.no-member', 'members.last-owner'],
});
