import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { accessClosed, openUntil } from '../subscribers/index.ts';
import type { Addresses } from './application-address.ts';

/**
 * SQL: one application as JSON by the contract; `a`, `o`, `s` are its row, subscriber and solution, the base is
 * the name of a parameter.
 */
function applicationJson(publicBase: string, closed: string): string {
  const path = `'/a/' || a.solution_code || '/' || a.id`;
  return `json_build_object(
    'id', a.id::text, 'code', null, 'name', a.name, 'type', a.solution_code, 'solutionCode', a.solution_code,
    'title', s.title, 'url', ${publicBase}::text || ${path}, 'startUrl', ${path},
    'logoUrl', s.logo_path,
    'status', case when ${closed} then 'closed' else a.status end,
    'subscriberId', a.subscriber_id, 'subscriberName', o.name,
    'createdAt', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
}

interface ListQuery {
  subscriberIds: readonly string[];
  /** Solution codes to keep, or all. */
  solutionCodes: readonly string[] | null;
  /** Subscribers the counts by kind are over: all of the person's. */
  allSubscriberIds: readonly string[];
  page: number;
  count: number;
}

/**
 * $1 subscribers, $2 solutions or null, $3 all the person's subscribers, $4 count, $5 page, $6 public base. A constant
 * text, because building it for each request cost more than running it. The newest rows of each subscriber are read in
 * the order of the index, so that a page reads only its own rows.
 */
const pageText = `
  with mine as materialized (
    select o.id, o.name, ${accessClosed('o.id')} as closed from subscribers o where o.id = any($1::uuid[])
  ), kinds as (
    select a.subscriber_id, a.solution_code, count(*) as n from applications a
    where a.subscriber_id = any($3::uuid[]) group by 1, 2
  ), total as (
    select coalesce(sum(n), 0)::int as n from kinds
    where subscriber_id = any($1::uuid[]) and ($2::text[] is null or solution_code = any($2::text[]))
  ), page as (
    select newest.* from mine m cross join lateral (
      select a.* from applications a
      where a.subscriber_id = m.id and ($2::text[] is null or a.solution_code = any($2::text[]))
      order by a.id desc limit $4::int * $5::int
    ) newest order by newest.id desc limit $4::int offset $4::int * ($5::int - 1)
  )
  select json_build_object(
    'content', coalesce((
      select json_agg(${applicationJson('$6', 'o.closed')} order by a.id desc)
      from page a join mine o on o.id = a.subscriber_id join solutions s on s.code = a.solution_code), '[]'::json),
    'page', $5::int, 'count', $4::int, 'totalPages', ceil(total.n::numeric / $4::int)::int, 'totalElements', total.n,
    'facets', coalesce((
      select json_agg(json_build_object('type', f.solution_code, 'title', f.title, 'count', f.n)
        order by f.title collate by_name, f.solution_code)
      from (select k.solution_code, s.title, sum(k.n)::int as n from kinds k join solutions s on s.code = k.solution_code
        group by 1, 2) f), '[]'::json)
  )::text as answer
  from total`;

/**
 * A page of applications, newest first, with the counts by kind, as the text of the contract's JSON: PostgreSQL writes
 * it and the process does not parse it (spec: speed.hot-lists). At most 1,000 applications a subscriber keep the
 * counting small.
 */
export function applicationsPage(query: ListQuery, { publicBase }: Pick<Addresses, 'publicBase'>) {
  const { subscriberIds, solutionCodes, allSubscriberIds, count, page } = query;
  const values = [subscriberIds, solutionCodes, allSubscriberIds, count, page, publicBase];
  return CompiledQuery.raw(pageText, values) as CompiledQuery<{ answer: string }>;
}

/** Runs `applicationsPage`. */
export async function listApplicationsJson(db: Db, query: ListQuery, addresses: Addresses): Promise<string> {
  const { rows } = await db.executeQuery(applicationsPage(query, addresses));
  return rows[0]?.answer ?? '';
}

/** One application of the given subscribers as the text of its JSON, or nothing. */
export async function findApplicationJson(db: Db, id: string, subscriberIds: readonly string[], addresses: Addresses) {
  const text = `select ${applicationJson('$3', accessClosed('o.id'))}::text as application
    from applications a join subscribers o on o.id = a.subscriber_id join solutions s on s.code = a.solution_code
    where a.id = $1 and a.subscriber_id = any($2::uuid[])`;
  const values = [id, subscriberIds, addresses.publicBase];
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values) as CompiledQuery<{ application: string }>);
  return rows[0]?.application;
}

interface NewApplication {
  subscriberId: string;
  solutionCode: string;
  name: string;
  userId: string;
}

/** The same application that the same person added within the last seconds, by a double click. */
export async function findRecentTwin(
  db: Db,
  { subscriberId, solutionCode, name, userId }: NewApplication,
  withinSeconds: number,
) {
  return db
    .selectFrom('applications')
    .select('id')
    .where('subscriber_id', '=', subscriberId)
    .where('solution_code', '=', solutionCode)
    .where('name', '=', name)
    .where('created_by', '=', userId)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${withinSeconds})`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** How many applications the subscriber has, and how many of them are from the last minutes. */
export async function countApplications(db: Db, subscriberId: string, recentMinutes: number) {
  const { rows } = await sql<{ all: number; recent: number }>`
    select count(*)::int as all, (count(*) filter (where created_at > clock_timestamp() - make_interval(mins => ${recentMinutes})))::int as recent
    from applications where subscriber_id = ${subscriberId}`.execute(db);
  return rows[0] ?? { all: 0, recent: 0 };
}

export async function insertApplication(
  db: Db,
  { subscriberId, solutionCode, name, userId }: NewApplication,
): Promise<string> {
  const { id } = await db
    .insertInto('applications')
    .values({ subscriber_id: subscriberId, solution_code: solutionCode, name, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Renames an application of the given subscribers; returns its subscriber, or nothing when there is no such
 * application.
 */
export async function updateName(
  db: Db,
  { id, solutionCode }: { id: string; solutionCode: string },
  subscriberIds: readonly string[],
  name: string,
) {
  const earlier = await db
    .selectFrom('applications')
    .select(['subscriber_id', 'name'])
    .where('id', '=', id)
    .where('solution_code', '=', solutionCode)
    .where('subscriber_id', 'in', [...subscriberIds])
    .forUpdate()
    .executeTakeFirst();
  if (earlier) await db.updateTable('applications').set({ name }).where('id', '=', id).execute();
  return earlier;
}

/** The name an application has now, or nothing. */
export async function findName(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('applications').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

/** What the platform needs of an application in preparation, or nothing. */
export async function findInPreparation(db: Db, id: string) {
  return db
    .selectFrom('applications')
    .select(['id', 'name', 'solution_code', 'subscriber_id'])
    .where('id', '=', id)
    .where('status', '=', 'preparation')
    .executeTakeFirst();
}

/** The numbers of applications still in preparation, the oldest first. */
export async function listInPreparation(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('status', '=', 'preparation')
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map((row) => row.id);
}

/** Ends the preparation; returns whether it was still under way. */
export async function endPreparation(db: Db, id: string, status: 'ready' | 'error'): Promise<boolean> {
  const changed = await db
    .updateTable('applications')
    .set({ status, ready_at: status === 'ready' ? sql`clock_timestamp()` : null })
    .where('id', '=', id)
    .where('status', '=', 'preparation')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** What the launch and the stand show of an application, whoever owns it. */
export async function findForLaunch(db: Db, id: string) {
  const { rows } = await sql<{
    id: string;
    name: string;
    status: 'preparation' | 'ready' | 'error';
    solution_code: string;
    subscriber_id: string;
    subscriber_name: string;
    with_samples: boolean;
    partner_name: string | null;
    partner_phone: string | null;
    partner_mail: string | null;
    closed: boolean;
    open_until: string | null;
  }>`select a.id, a.name, a.status, a.solution_code, a.subscriber_id, o.name as subscriber_name, a.with_samples,
      p.name as partner_name, p.phone as partner_phone, p.mail as partner_mail,
      ${sql.raw(accessClosed('o.id'))} as closed, ${sql.raw(openUntil('o.id'))} as open_until
    from applications a join subscribers o on o.id = a.subscriber_id left join partners p on p.id = o.partner_id
    where a.id = ${id}`.execute(db);
  return rows[0];
}
