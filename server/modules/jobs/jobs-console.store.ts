import { sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import { jobWords } from '../../../contract/jobs.words.ts';
import type { ConsoleJob, listJobs } from '../../../contract/jobs-console.ts';
import { foldForSearch } from '../../../contract/search-fold.ts';
import { type ConsoleList, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';

type Query = CheckedInput<typeof listJobs>['query'];

/** A job as the queue keeps it; `said` are the words of the program. */
export type StoredJob = Omit<ConsoleJob, 'problem'> & { readonly said: string | null };

// The library's own jobs come again by themselves.
const own = sql`left(j.name, 2) <> '__'`;
/** Tried again soon, or no more. */
const troubled = sql`j.state in ('retry', 'failed')`;
const states = { failing: 'retry', failed: 'failed', waiting: 'created', running: 'active' } as const;
/** Queues of which a job's `id` names something of the portal; elsewhere people's addresses may stand. */
const withSubject = [
  'applications.prepare',
  'applications.rename',
  'mail.deliver',
  'media.prepare',
  'publishing.publish',
  'registration.import',
];
const subject = sql`case when j.name = any(${withSubject}::text[]) then left(j.data ->> 'id', 100) end`;
const columns = sql`j.id, j.name as queue,
  case j.state when 'retry' then 'failing' when 'failed' then 'failed' when 'created' then 'waiting'
    when 'active' then 'running' else 'done' end as state,
  case when j.started_on is null then 0 else j.retry_count + 1 end as attempts,
  j.created_on as "createdAt", case when j.state in ('created', 'retry') then j.start_after end as "nextAt",
  j.completed_on as "endedAt", ${subject} as subject,
  case when ${troubled} then left(coalesce(j.output ->> 'message', j.output #>> '{}', ''), 2000) end as said`;

function ofState(state: Query['state']) {
  if (state === undefined) return undefined;
  if (state === 'troubled') return troubled;
  return state === 'done'
    ? sql`j.state in ('completed', 'cancelled')`
    : sql`j.state = ${states[state]}::jobs.job_state`;
}

/** The queues of which an operator's words speak, in any order: their names have no-break spaces that nobody types. */
function queuesNamed(typed: string): string[] {
  const words = foldForSearch(typed).split(' ').filter(Boolean);
  const isMeant = (name: string) => words.length > 0 && words.every((word) => name.includes(word));
  return Object.entries(jobWords)
    .filter(([queue, { name }]) => isMeant(foldForSearch(`${queue} ${name}`)))
    .map(([queue]) => queue);
}

const list: ConsoleList<Query> = {
  from: sql`jobs.job j`,
  columns,
  id: sql`j.id`,
  sorts: { createdAt: sql`j.created_on`, attempts: sql`j.retry_count`, queue: sql`j.name` },
  usualOrder: 'desc',
  search: (words) =>
    sql`(j.name = any(${queuesNamed(words)}::text[]) or j.id::text = ${words} or ${subject} = ${words})`,
  filters: ({ state, queue }) => [own, ofState(state), queue ? sql`j.name = ${queue}` : undefined],
};

/** One page of the jobs. */
export async function readJobs(db: Db, query: Query): Promise<{ items: StoredJob[]; total: number; more: boolean }> {
  return JSON.parse((await readConsoleList(db, list, query)).text);
}

/** One job, or nothing. */
export async function readJob(db: Db, id: string): Promise<StoredJob | undefined> {
  const { rows } = await sql<{ job: StoredJob }>`select row_to_json(row) as job from (
    select ${columns} from jobs.job j where ${own} and j.id = ${id}) row`.execute(db);
  return rows[0]?.job;
}

/** A troubled job under change. */
interface TakenJob {
  readonly id: string;
  readonly name: string;
  readonly state: 'retry' | 'failed';
  readonly attempts: number;
}

/** Those of the jobs that have gone wrong; nobody runs them until the transaction ends. */
export async function takeTroubledJobs(db: Db, ids: readonly string[]): Promise<TakenJob[]> {
  const { rows } = await sql<TakenJob>`select j.id, j.name, j.state, j.retry_count + 1 as attempts from jobs.job j
    where ${own} and ${troubled} and j.id = any(${ids}::uuid[]) order by j.name, j.id for update`.execute(db);
  return rows;
}

/** As many attempts more as a new job has, the first of them now. */
export async function beginAgain(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update jobs.job j set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 100), keep_until = greatest(keep_until, now() + interval '14 days')
    where ${own} and ${troubled} and id = any(${ids}::uuid[])`.execute(db);
}

export async function deleteTroubledJobs(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from jobs.job j where ${own} and ${troubled} and id = any(${ids}::uuid[])`.execute(db);
}

/** Jobs that are tried no more stay until somebody has had time to look, and not for a day as those that were done. */
export async function keepFailedJobs(db: Db, days: number): Promise<void> {
  await sql`update jobs.job j set deletion_seconds = ${days} * 86400
    where j.state = 'failed' and ${own} and j.deletion_seconds < ${days} * 86400`.execute(db);
}
