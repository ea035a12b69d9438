import { type RawBuilder, sql } from 'kysely';
import type { listConsoleApplications } from '../../../contract/applications-console.ts';
import type { ConsoleApplicationState } from '../../../contract/applications-console.values.ts';
import type { CheckedInput } from '../../../contract/call.ts';
import { type ConsoleList, hasWords, namedByNumber, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { accessClosed, closedSubscribers, organizationsFound } from '../subscribers/index.ts';

type Query = CheckedInput<typeof listConsoleApplications>['query'];

const from = sql`applications a join subscribers o on o.id = a.subscriber_id join solutions s on s.code = a.solution_code
  left join users u on u.id = a.created_by`;
const columns = sql`a.id::text, a.name, a.solution_code as "solutionCode", s.name as "solutionName",
  a.subscriber_id as "subscriberId", o.name as "subscriberName", o.code as "subscriberCode", a.status,
  ${sql.raw(accessClosed('o.id'))} as "accessClosed",
  a.created_by as "createdBy", coalesce(nullif(u.name, ''), u.login) as "createdByName", a.created_at as "createdAt",
  a.ready_at as "readyAt"`;
const foundAtMost = 501;
/** The ids of the first applications whose names have the words, as an array. */
const applicationsNamed = (words: string) => sql`array(select n.id from applications n
  where ${hasWords(sql`firm_words(n.name, '')`, words, 'applications_by_words')} limit ${foundAtMost})`;
const numberOf = (words: string) => (/^\d{1,18}$/.test(words) ? words : null);

const states: Readonly<Record<ConsoleApplicationState, RawBuilder<unknown>>> = {
  preparation: sql`a.status = 'preparation'`,
  ready: sql`a.status = 'ready' and not ${sql.raw(accessClosed('a.subscriber_id'))}`,
  error: sql`a.status = 'error'`,
  closed: sql`a.status = 'ready' and a.subscriber_id in (${sql.raw(closedSubscribers)})`,
};

const list: ConsoleList<Query> = {
  from,
  counted: sql`applications a`,
  columns,
  id: sql`a.id`,
  named: namedByNumber(sql`a.id`),
  sorts: { createdAt: sql`a.created_at` },
  usualOrder: 'desc',
  search: (words) => sql`(a.subscriber_id = any(${organizationsFound(words)}) or a.id = any(${applicationsNamed(words)})
    or a.id = ${numberOf(words)}::bigint)`,
  filters: ({ status, subscriberId, createdBy }) => [
    status && states[status],
    subscriberId ? sql`a.subscriber_id = ${subscriberId}` : undefined,
    createdBy ? sql`a.created_by = ${createdBy}` : undefined,
  ],
  narrowed: {
    row: sql`a.ctid`,
    of: ({ status, subscriberId, createdBy }) => Boolean(subscriberId || createdBy || (status && status !== 'ready')),
  },
};

/** One page of the applications, the newest first. */
export const readApplications = (db: Db, query: Query) => readConsoleList(db, list, query);

/** One application as JSON, or nothing. */
export async function readApplication(db: Db, id: string): Promise<JsonText | undefined> {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(row)::text as text from (select ${columns} from ${from} where a.id = ${id}) row`.execute(db);
  return rows[0] && new JsonText(rows[0].text);
}

/** An application, locked for the rest of the transaction. */
export async function takeApplication(db: Db, id: string) {
  return db
    .selectFrom('applications')
    .select(['subscriber_id as subscriberId', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Lets the preparation begin again. */
export async function beginPreparation(db: Db, id: string): Promise<void> {
  await db.updateTable('applications').set({ status: 'preparation' }).where('id', '=', id).execute();
}
