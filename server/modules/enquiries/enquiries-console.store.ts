import { type RawBuilder, sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import { waitingCountedAtMost } from '../../../contract/enquiries.values.ts';
import type { exportEnquiries, listColleagues, listEnquiries } from '../../../contract/enquiries-console.ts';
import {
  type ConsoleList,
  hasWords,
  namedByNumber,
  namedByUuid,
  readConsoleList,
} from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { JsonText } from '../../infra/http/index.ts';

type Filters = CheckedInput<typeof exportEnquiries>['body'];
type Sql = RawBuilder<unknown>;

/** The filters, with who «me» is. */
export type KnownFilters = Filters & { readonly viewerId: string };
type Query = CheckedInput<typeof listEnquiries>['query'] & KnownFilters;

const shownInList = 300;

const from = sql`enquiries e left join users a on a.id = e.assignee_id left join partners p on p.id = e.partner_id`;
const columnsWith = (text: Sql) => sql`e.id::text, e.form_id as "formId", e.name, e.phone, e.email, ${text} as text,
  e.state, e.created_at as "createdAt", e.user_id as "userId", e.assignee_id as "assigneeId", a.name as "assigneeName",
  exists (select from enquiry_entries b where b.enquiry_id = e.id and b.bounced_at is not null) as undelivered,
  e.partner_id::text as "partnerId", p.name as "partnerName", e.handed_at as "handedAt", e.reminded_at as "remindedAt", e.version`;

const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Almaty')`;
const numberIn = (words: string) => /^(?:№\s*)?(\d{1,18})$/.exec(words)?.[1];

function isFound(words: string): Sql {
  const inWords = hasWords(sql`enquiry_words(e.name, e.email, e.phone, e.text)`, words);
  const number = numberIn(words);
  return number ? sql`(e.id = ${number}::bigint or ${inWords})` : inWords;
}

function isAssigned(assignee: string, viewerId: string): Sql {
  if (assignee === 'nobody') return sql`e.assignee_id is null`;
  return sql`e.assignee_id = ${assignee === 'me' ? viewerId : assignee}`;
}

/**
 * Spam is shown where it is asked for, and under its own number. Beside words no index of states may serve: PostgreSQL
 * would read the whole of it to spare itself a few rows.
 */
const stateIs = ({ state, q }: Pick<KnownFilters, 'state' | 'q'>) => {
  const column = q ? sql`(e.state || '')` : sql`e.state`;
  if (state) return sql`${column} = ${sql.lit(state)}`;
  return numberIn(q) ? undefined : sql`${column} <> 'spam'`;
};

const conditionsOf = (query: KnownFilters): (Sql | undefined)[] =>
  [
    stateIs(query),
    query.formId && sql`e.form_id = ${query.formId}::int`,
    query.sender && (query.sender === 'visitor' ? sql`e.user_id is null` : sql`e.user_id is not null`),
    query.assignee && isAssigned(query.assignee, query.viewerId),
    query.letter && sql`e.id = any(array(select b.enquiry_id from enquiry_entries b where b.bounced_at is not null))`,
    query.atPartner &&
      sql`e.partner_id is not null and e.state = 'work' and e.handed_at <= now() - make_interval(days => ${query.atPartner}::int)`,
    query.from && sql`e.created_at >= ${midnight(query.from)}`,
    query.until && sql`e.created_at < ${midnight(query.until)} + interval '1 day'`,
  ].map((condition) => condition || undefined);

const list: ConsoleList<Query> = {
  from,
  counted: sql`enquiries e`,
  columns: columnsWith(sql`left(e.text, ${sql.lit(shownInList)})`),
  id: sql`e.id`,
  named: namedByNumber(sql`e.id`),
  sorts: { createdAt: sql`e.created_at`, name: sql`e.name collate by_name` },
  usualOrder: 'desc',
  hasNoNulls: true,
  search: isFound,
  filters: (query) => (query.ids ? [] : conditionsOf(query)),
  // By names an order would be walked in vain for what few have.
  narrowed: {
    row: sql`e.ctid`,
    of: ({ sort, letter, atPartner, sender, assignee, from: first, until }) =>
      Boolean(letter || atPartner) || (sort === 'name' && Boolean(sender || assignee || first || until)),
  },
};

/** One page of the enquiries, the newest first. */
export const readEnquiries = (db: Db, query: Query) => readConsoleList(db, list, query);

const entries = sql`coalesce((select json_agg(json_build_object('id', b.id::text, 'kind', b.kind, 'text', b.text,
    'authorName', w.name, 'at', b.created_at,
    'letter', case when b.letter_key is null then null when b.bounced_at is not null then 'undelivered'
      when b.is_caught then 'caught' when b.sent_at is not null then 'sent' else 'queued' end,
    'reason', b.bounce_reason) order by b.id)
  from enquiry_entries b left join users w on w.id = b.author_id where b.enquiry_id = e.id), '[]')`;

/** One enquiry with its answers and notes as JSON, or nothing. */
export async function readEnquiry(db: Db, id: string): Promise<JsonText | undefined> {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(row)::text as text from (
      select ${columnsWith(sql`e.text`)}, (select u.name from users u where u.id = e.user_id) as "userName", ${entries} as entries
      from ${from} where e.id = ${id}) row`.execute(db);
  return rows[0] && new JsonText(rows[0].text);
}

/** How many enquiries nobody has taken. */
export async function countNew(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (select from enquiries where state = 'new' limit ${waitingCountedAtMost}) counted`.execute(
    db,
  );
  return rows[0]?.waiting ?? 0;
}

const isColleague = sql`u.roles && '{partner,operator,editor}' and u.roles && '{operator,editor}' and u.blocked_at is null`;

const colleagues: ConsoleList<CheckedInput<typeof listColleagues>['query']> = {
  from: sql`users u`,
  columns: sql`u.id, u.name, not 'operator' = any(u.roles) as "isEditor"`,
  id: sql`u.id`,
  named: namedByUuid(sql`u.id`),
  sorts: { name: sql`u.name collate by_name` },
  search: (words) => hasWords(sql`person_words(u.name, u.login, u.email, u.phone)`, words),
  filters: () => [isColleague],
  // The few of the console are taken first: the whole order of people would be walked for them.
  narrowed: { row: sql`u.ctid`, of: () => true },
};

/** The operators and editors who can sign in. */
export const readColleagues = (db: Db, query: CheckedInput<typeof listColleagues>['query']) =>
  readConsoleList(db, colleagues, query);

/** Whether an enquiry can be handed to this person; the account stays what it is until the end of the transaction. */
export async function takeColleague(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from users u where u.id = ${id} and ${isColleague} for share`.execute(db);
  return rows.length > 0;
}

/** A row of the file. */
export interface ExportedEnquiry {
  id: string;
  /** For the next batch, with its microseconds. */
  place: string;
  moment: string;
  formId: number;
  name: string;
  phone: string | null;
  email: string | null;
  text: string;
  state: string;
  isSignedIn: boolean;
  assigneeName: string | null;
  partnerName: string | null;
  answers: string | null;
  notes: string | null;
}

const textsOf = (kinds: Sql) => sql`(select string_agg(b.text, E'\n\n' order by b.id)
  from enquiry_entries b where b.enquiry_id = e.id and b.kind in (${kinds}))`;

/** The enquiries before a place, the newest first, so many at most. */
export async function readEnquiryBatch(
  db: Db,
  filters: KnownFilters,
  before: Pick<ExportedEnquiry, 'place' | 'id'> | undefined,
  atMost: number,
): Promise<ExportedEnquiry[]> {
  const conditions = [
    ...conditionsOf(filters),
    filters.q ? isFound(filters.q) : undefined,
    before && sql`(e.created_at, e.id) < (${before.place}::timestamptz, ${before.id}::bigint)`,
  ].filter((condition) => condition !== undefined);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<ExportedEnquiry>`
    select e.id::text, e.created_at::text as place,
      to_char(e.created_at at time zone 'Asia/Almaty', 'YYYY-MM-DD HH24:MI') as moment, e.form_id as "formId", e.name,
      e.phone, e.email, e.text, e.state, e.user_id is not null as "isSignedIn", a.name as "assigneeName", p.name as "partnerName",
      ${textsOf(sql`'answer', 'call'`)} as answers, ${textsOf(sql`'note'`)} as notes
    from ${from} ${where} order by e.created_at desc, e.id desc limit ${atMost}`.execute(db);
  return rows;
}
