import { sql } from 'kysely';
import type { exportAudit, listAudit } from '../../../contract/audit-console.ts';
import type { CheckedInput } from '../../../contract/call.ts';
import { contentKinds } from '../../../contract/publishing.values.ts';
import { type ConsoleList, hasParts, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { isNamedSo } from '../identity/index.ts';

type Filters = CheckedInput<typeof exportAudit>['body'];

/** The filters, with those who are meant by words looked up; nobody at all is an empty list. */
export type KnownFilters = Omit<Filters, 'who' | 'q'> & { people?: readonly string[] | undefined };
type Query = CheckedInput<typeof listAudit>['query'] & KnownFilters;

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const from = sql`audit a left join users u on u.id = a.user_id left join subscribers s on s.id = a.subscriber_id`;
/** The id of a row's object, with its kind before it or alone. */
const objectId = sql`case when a.object ~ ${`^([a-z-]+:)?${uuid}$`}
  then regexp_replace(a.object, '^[a-z-]+:', '')::uuid end`;
const personName = sql`(select coalesce(nullif(p.name, ''), p.login) from users p where p.id = ${objectId})`;
/** The number of an application; a letter may have the same. */
const applicationId = sql`case when a.action ~ 'application' and a.object ~ '^[0-9]{1,18}$' then a.object::bigint end`;
/** What an id without a kind may name. */
const nameOfBareId = sql`coalesce(${personName},
  (select o.name from subscribers o where o.id = ${objectId}),
  (select t.tariff_name from subscriptions t where t.id = ${objectId}),
  (select i.email from invitations i where i.id = ${objectId}),
  (select f.file_name from invitation_imports f where f.id = ${objectId}),
  (select m.file_name from media m where m.id = a.object),
  (select p.name from applications p where p.id = ${applicationId}))`;
/** What the object of a row is called now: records of the content by their address, or the title of a draft. */
const objectName = sql`case split_part(a.object, ':', 1)
  when 'user' then ${personName}
  when 'subscriber' then (select o.name from subscribers o where o.id = ${objectId})
  when 'partner' then (select p.name from partners p where p.id::text = split_part(a.object, ':', 2))
  when a.object then ${nameOfBareId}
  else (select coalesce(i.code, nullif(i.title, '')) from content_items i
    where i.kind = split_part(a.object, ':', 1) and i.id = ${objectId})
  end`;
const columns = sql`a.id::text, a.at, a.action, a.user_id as "userId", u.name as "userName", u.login as "userLogin",
  a.subscriber_id as "subscriberId", s.name as "subscriberName", a.object, ${objectName} as "objectName", a.address`;
const wholeColumns = sql`${columns}, a.request_id as "requestId", a.details, v.before, v.after`;
const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Almaty')`;

/** One person alone is compared, so that the index gives the rows in order. */
function madeBy([first, ...others]: readonly string[]) {
  if (first === undefined) return sql`false`;
  return others.length === 0 ? sql`a.user_id = ${first}` : sql`a.user_id = any(${[first, ...others]}::uuid[])`;
}

// What an id may belong to, as the audit names it. A number is no such name: an application and a letter may have the same.
const kinds = ['user', 'subscriber', ...contentKinds];
const isId = (object: string) => new RegExp(`^${uuid}$`, 'i').test(object);

/** Some actions name the kind of their object before its id, some the id alone: either finds both. */
function namesOf(object: string): string[] {
  const [kind, id = ''] = object.split(':');
  if (/^\d+$/.test(object)) return [object, `partner:${object}`];
  if (kind === 'partner') return [object, id];
  if (isId(object)) return [object, ...kinds.map((one) => `${one}:${object}`)];
  return kinds.includes(kind ?? '') && isId(id) ? [object, id] : [object];
}

/** What was done to a person; whom a partner's cabinet lets in or out stands beside the partner. */
const aboutPerson = (object: string, id: string) => sql`(a.object = any(${namesOf(object)})
  or a.action in ('partner-person-added', 'partner-person-removed') and a.details ->> 'person' = ${id.toLowerCase()})`;

/** A record of the content is found by its address of now as well; rows of before named it so. */
function aboutObject(object: string) {
  const [kind = '', key = ''] = object.split(':');
  if (isId(object)) return aboutPerson(object, object);
  if (kind === 'user' && isId(key)) return aboutPerson(object, key);
  if (isId(key) || !contentKinds.some((one) => one === kind)) return sql`a.object = any(${namesOf(object)})`;
  return sql`a.object = any(array[${object}::text] || array(
    select i.kind || ':' || i.id from content_items i where i.kind = ${kind} and i.code = ${key}))`;
}

/** What was done in an organisation, and to it. */
const inOrganisation = (id: string) =>
  sql`(a.subscriber_id = ${id} or a.object = ${`subscriber:${id}`} or a.object = ${id})`;

const conditionsOf = ({ people, action, object, subscriber, address, from: first, until: last }: KnownFilters) => [
  people && madeBy(people),
  action && sql`a.action = ${action}`,
  object && aboutObject(object),
  subscriber && inOrganisation(subscriber),
  address && sql`a.address = ${address}`,
  first && sql`a.at >= ${midnight(first)}`,
  last && sql`a.at < ${midnight(last)} + interval '1 day'`,
];

const list: ConsoleList<Query> = {
  from,
  columns,
  id: sql`a.id`,
  sorts: { at: sql`a.at` },
  usualOrder: 'desc',
  hasNoNulls: true,
  filters: (query) => conditionsOf(query).map((condition) => condition || undefined),
};

/** One page of the audit, the newest first. */
export const readAudit = (db: Db, query: Query) => readConsoleList(db, list, query);

/** Whom the row names by ids alone: people, organisations and, by its number, a partner. */
const names = sql`(select coalesce(json_object_agg(named.id, named.name), '{}') from (
    select u.id::text, u.name from users u where u.id = any(mentioned.ids)
    union all select o.id::text, o.name from subscribers o where o.id = any(mentioned.ids)
    union all select p.id::text, p.name from partners p where p.id::text in (v.before ->> 'partnerId', v.after ->> 'partnerId')
  ) named)`;
const mentioned = sql`(select array(select distinct value::uuid from (
      select value from jsonb_each_text(coalesce(v.before, '{}'))
      union all select value from jsonb_each_text(coalesce(v.after, '{}'))
      union all select value from jsonb_each_text(a.details)
      union all select regexp_replace(a.object, '^[a-z]+:', '')) each_value where value ~ ${`^${uuid}$`}) as ids)`;

/** One row of the audit as JSON, or nothing. */
export async function readAuditRecord(db: Db, id: string): Promise<JsonText | undefined> {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(row)::text as text from (
      select ${wholeColumns}, ${names} as names from ${from} left join audit_values v on v.audit_id = a.id
      cross join lateral ${mentioned} mentioned where a.id = ${id}) row`.execute(db);
  return rows[0] && new JsonText(rows[0].text);
}

/** A row as the file has it. */
export interface ExportedRow {
  id: string;
  /** For the next batch, with its microseconds. */
  place: string;
  moment: string;
  action: string;
  userName: string | null;
  userLogin: string | null;
  subscriberName: string | null;
  object: string | null;
  address: string | null;
  requestId: string | null;
  details: string;
  before: string | null;
  after: string | null;
}

/** The rows before a place, the newest first, so many at most. */
export async function readAuditBatch(
  db: Db,
  filters: KnownFilters,
  before: Pick<ExportedRow, 'place' | 'id'> | undefined,
  atMost: number,
): Promise<ExportedRow[]> {
  const later = before && sql`(a.at, a.id) < (${before.place}::timestamptz, ${before.id}::bigint)`;
  const conditions = [...conditionsOf(filters), later].flatMap((condition) => (condition ? [condition] : []));
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<ExportedRow>`
    select a.id::text, a.at::text as place, to_char(a.at at time zone 'Asia/Almaty', 'YYYY-MM-DD HH24:MI:SS') as moment,
      a.action, u.name as "userName", u.login as "userLogin", s.name as "subscriberName", a.object, a.address,
      a.request_id as "requestId", a.details::text, v.before::text, v.after::text
    from ${from} left join audit_values v on v.audit_id = a.id ${where}
    order by a.at desc, a.id desc limit ${atMost}`.execute(db);
  return rows;
}

/** So many people at most can be meant by a name. */
const meantAtMost = 200;

/**
 * Those who have rows here and these words in their names, whatever they are now: operators and editors by any part of a
 * name, all others by the beginnings of its words. @throws Failure `audit.too-many-named`
 */
export async function findPeopleNamed(db: Db, words: string): Promise<string[]> {
  const hasRows = sql`exists (select from audit a where a.user_id = u.id)`;
  // The first condition on roles is that of the index `users_staff`.
  const { rows } = await sql<{ id: string }>`
    (select u.id from users u where u.roles && '{partner,operator,editor}' and u.roles && '{operator,editor}'
      and ${hasParts(sql`u.name`, words)} and ${hasRows})
    union
    (select u.id from users u where ${isNamedSo(words)} and ${hasRows} limit ${meantAtMost + 1})`.execute(db);
  if (rows.length > meantAtMost) fail('audit.too-many-named');
  return rows.map(({ id }) => id);
}
