import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery, searchedWords } from './console-list.ts';
import { recordVersion, typedField, uuidParams } from './console-record.ts';
import { grantedRoles } from './identity-console.values.ts';
import { onceKey } from './request-key.ts';
import { success } from './success.ts';

const unknownPerson = 'Такой учётной записи нет.';

/** An account as the console shows it. Moments are ISO 8601. */
export const consoleUser = z.object({
  id: z.guid(),
  name: z.string(),
  login: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Of `partner`, `operator`, `editor`. */
  roles: z.array(z.string()),
  /** The partner the person works for. */
  partnerId: z.nullable(z.string()),
  partnerName: z.nullable(z.string()),
  createdAt: z.string(),
  blockedAt: z.nullable(z.string()),
  /** The last consent to news by e-mail; null where there was none. */
  newsConsent: z.nullable(z.object({ givenAt: z.string(), withdrawnAt: z.nullable(z.string()) })),
  version: z.int(),
});
export type ConsoleUser = z.output<typeof consoleUser>;

const filters = {
  role: z.optional(z.enum([...grantedRoles, 'any'], 'Такой роли нет.')),
  blocked: z.optional(z.literal('true', 'Такого состояния нет.')),
};

export const listUsers = defineSchemas({
  id: 'identity.consoleUsers',
  summary: 'Консоль: учётные записи',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['createdAt', 'name', 'login'], {
    ...filters,
    news: z.optional(z.literal('agreed', 'Такого фильтра нет.')),
  }),
  answer: consoleListOf(consoleUser),
  failures: ['console.too-far'],
});

export const exportNewsList = defineSchemas({
  id: 'identity.consoleNewsList',
  summary: 'Консоль: почта согласных на новости файлом CSV; выгрузка сама становится записью журнала',
  audience: 'operator',
  proof: 'fresh',
  cost: costs.listFile,
  body: z.object({ q: searchedWords, ...filters }),
  file: 'text/csv',
  answer: z.string(),
});

export const getUser = defineSchemas({
  id: 'identity.consoleUser',
  summary: 'Консоль: одна учётная запись',
  audience: 'operator',
  cost: costs.read,
  params: uuidParams,
  answer: consoleUser,
  failures: ['console.absent'],
});

export const changeUser = defineSchemas({
  id: 'identity.consoleChangeUser',
  summary: 'Консоль: сменить имя, логин, почту и телефон',
  audience: 'operator',
  proof: 'fresh',
  cost: costs.write,
  params: uuidParams,
  body: z.object({
    ...recordVersion,
    ...onceKey,
    name: typedField,
    login: typedField,
    email: typedField,
    phone: typedField,
  }),
  answer: consoleUser,
  failures: [
    'console.absent',
    'console.changed',
    'common.done-before',
    'people.email-taken',
    'people.login-taken',
    'people.foreign-login',
  ],
});

const changeOfUser = { audience: 'operator', proof: 'fresh', cost: costs.write, params: uuidParams } as const;

export const blockUser = defineSchemas({
  ...changeOfUser,
  id: 'identity.consoleBlock',
  summary: 'Консоль: заблокировать учётную запись и завершить её сеансы',
  answer: success,
  failures: ['console.absent', 'people.own-account', 'people.last-operator'],
});

export const unblockUser = defineSchemas({
  ...changeOfUser,
  id: 'identity.consoleUnblock',
  summary: 'Консоль: разблокировать учётную запись',
  answer: success,
  failures: ['console.absent'],
});

export const endUserSessions = defineSchemas({
  ...changeOfUser,
  id: 'identity.consoleEndSessions',
  summary: 'Консоль: завершить все сеансы учётной записи',
  answer: z.extend(success, { ended: z.int() }),
  failures: ['console.absent'],
});

export const sendRecovery = defineSchemas({
  ...changeOfUser,
  cost: costs.letter,
  id: 'identity.consoleRecover',
  summary: 'Консоль: отправить письмо для восстановления пароля',
  body: z.object(onceKey),
  answer: success,
  failures: ['console.absent', 'people.no-email', 'people.blocked'],
});

export const grantRoles = defineSchemas({
  ...changeOfUser,
  id: 'identity.consoleRoles',
  summary: 'Консоль: дать или забрать роли оператора и редактора',
  body: z.object({
    operator: z.boolean('Укажите, оператор ли это.'),
    editor: z.boolean('Укажите, редактор ли это.'),
  }),
  answer: success,
  failures: ['console.absent', 'people.own-account', 'people.last-operator'],
});

/** An open session as the console shows it. */
export const consoleSession = z.object({
  id: z.guid(),
  userId: z.guid(),
  userName: z.string(),
  userLogin: z.string(),
  device: z.string(),
  address: z.nullable(z.string()),
  foreignComputer: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type ConsoleSession = z.output<typeof consoleSession>;

export const listUserSessions = defineSchemas({
  id: 'identity.consoleSessions',
  summary: 'Консоль: открытые сеансы',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['createdAt'], { userId: z.optional(z.guid(unknownPerson)) }),
  answer: consoleListOf(consoleSession),
  failures: ['console.too-far'],
});

export const endUserSession = defineSchemas({
  ...changeOfUser,
  id: 'identity.consoleEndSession',
  summary: 'Консоль: завершить сеанс',
  answer: success,
  failures: ['console.absent'],
});

/** Accounts that the rules of today would not admit beside each other. */
const collision = z.object({
  id: z.string(),
  kind: z.enum(['shared-mailbox', 'foreign-login']),
  /** The mailbox, or the login that is somebody's e-mail. */
  subject: z.string(),
  accounts: z.array(z.object({ userId: z.guid(), login: z.string(), name: z.string(), email: z.nullable(z.string()) })),
});
export type AccountCollision = z.output<typeof collision>;

export const listCollisions = defineSchemas({
  id: 'identity.consoleCollisions',
  summary: 'Консоль: учётные записи с общей почтой и с чужой почтой вместо логина',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['subject'], {}),
  answer: consoleListOf(collision),
  failures: ['console.too-far'],
});
