import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery, filterDay } from './console-list.ts';

const values = z.nullable(z.record(z.string(), z.unknown()));

const row = {
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  action: z.string(),
  /** Who did it; without one it was the portal itself, a command on the server or somebody who is not signed in. */
  userId: z.nullable(z.string()),
  /** Null for an account that is gone. */
  userName: z.nullable(z.string()),
  userLogin: z.nullable(z.string()),
  subscriberId: z.nullable(z.string()),
  subscriberName: z.nullable(z.string()),
  /** What it was done to, as the audit names it. */
  object: z.nullable(z.string()),
  /** What a person, an organisation, a partner, a subscription, an invitation or a record of the content is called now. */
  objectName: z.nullable(z.string()),
  address: z.nullable(z.string()),
};

/** A row of the audit in a list. */
export const auditRow = z.object(row);
export type AuditRow = z.output<typeof auditRow>;

/** A row of the audit with everything it says. */
export const auditRecord = z.object({
  ...row,
  requestId: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  /** Only the fields that differ; both null when the action changes no record, or its person is gone. */
  before: values,
  after: values,
  /** Names of the people, organisations and partners whom the row names by their ids, as they are called now. */
  names: z.record(z.string(), z.string()),
});
export type AuditRecord = z.output<typeof auditRecord>;

const words = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, 'Слишком длинный запрос. Сократите его.'));
const text = (longest: number) => z.optional(words(longest));
const filters = {
  /** Login, e-mail or id of who did it, or words of the name. */
  who: text(254),
  action: z.optional(
    z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/, 'Такого действия нет.'), z.maxLength(60, 'Такого действия нет.')),
  ),
  /** As the audit names it, or an id alone: a person’s, an organisation’s. */
  object: text(200),
  /** The id of an organisation: everything done in it and to it. */
  subscriber: z.optional(z.guid('Такой организации нет.')),
  address: text(60),
  /** Days in the service's own time, both included. */
  from: filterDay,
  until: filterDay,
};

export const listAudit = defineSchemas({
  id: 'audit.consoleList',
  summary: 'Консоль: журнал изменений; слова ищут по человеку, адресу или объекту',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['at'], filters),
  answer: consoleListOf(auditRow),
  failures: ['console.too-far', 'audit.too-many-named'],
});

export const getAuditRecord = defineSchemas({
  id: 'audit.consoleOne',
  summary: 'Консоль: одна запись журнала с тем, что было и что стало',
  audience: 'operator',
  cost: costs.read,
  params: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/, 'Такой записи нет.')) }),
  answer: auditRecord,
  failures: ['console.absent'],
});

export const exportAudit = defineSchemas({
  id: 'audit.consoleExport',
  summary: 'Консоль: отфильтрованный журнал изменений файлом CSV; выгрузка сама становится записью журнала',
  audience: 'operator',
  proof: 'fresh',
  cost: costs.listFile,
  body: z.object({ q: words(200), ...filters }),
  file: 'text/csv',
  answer: z.string(),
  failures: ['audit.too-many-named'],
});
