import { sql } from 'kysely';
import type { ContentImport, ImportProblem } from '../../../contract/archive-console.ts';
import type { ImportState } from '../../../contract/archive-console.values.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Origin } from '../../infra/http/index.ts';

/** Numbers of one kind by what the archive would do to its records. */
export type Counted = ContentImport['counts'][number];

/** An import as the work on it needs it. */
export interface Import {
  readonly id: string;
  readonly state: ImportState;
  readonly fileName: string;
  readonly removesExtra: boolean;
  readonly startedBy: string | null;
  readonly startedByName: string | null;
  readonly origin: Origin | null;
  readonly notice: string | null;
}

const going = sql`state in ('checking', 'ready', 'applying')`;
const moment = (column: string) => sql`to_json(${sql.ref(column)}) #>> '{}'`;

const shown = sql<ContentImport>`i.id, i.state, i.file_name as "fileName", i.bytes::float8 as bytes, i.product, i.made_at as "madeAt",
  i.done, i.total, i.removes_extra as "removesExtra", i.counts, i.failure, i.problems, i.notice,
  (select name from users where id = i.started_by) as "startedBy", ${moment('i.created_at')} as "createdAt",
  ${moment('i.ended_at')} as "endedAt"`;

/** The import that is going on, or else the last one. */
export async function readLatestImport(db: Db): Promise<ContentImport | undefined> {
  const { rows } = await sql<ContentImport>`
    select ${shown} from content_imports i order by ${going} desc, created_at desc, id limit 1`.execute(db);
  return rows[0];
}

export async function readImport(db: Db, id: string): Promise<ContentImport | undefined> {
  const { rows } = await sql<ContentImport>`select ${shown} from content_imports i where id = ${id}`.execute(db);
  return rows[0];
}

const worked = sql<Import>`id, state, file_name as "fileName", removes_extra as "removesExtra", started_by as "startedBy",
  (select name from users where users.id = started_by) as "startedByName", origin, notice`;

export async function findImport(db: Db, id: string): Promise<Import | undefined> {
  const { rows } = await sql<Import>`select ${worked} from content_imports where id = ${id}`.execute(db);
  return rows[0];
}

/** The import that is going on; `lock` keeps it from others until the end of the transaction. */
export async function findGoingImport(db: Db, lock: 'lock' | 'no lock' = 'no lock'): Promise<Import | undefined> {
  const { rows } = await sql<Import>`select ${worked} from content_imports where ${going}
    ${sql.raw(lock === 'lock' ? 'for update' : '')}`.execute(db);
  return rows[0];
}

export interface NewImport {
  id: string;
  fileName: string;
  bytes: number;
  startedBy: string | null;
  origin: Origin | undefined;
}

/** Notes an import that is to be checked; false while another one is going on. */
export async function addImport(db: Db, { id, fileName, bytes, startedBy, origin }: NewImport): Promise<boolean> {
  const { rows } = await sql`insert into content_imports (id, file_name, bytes, started_by, origin)
    values (${id}, ${fileName}, ${bytes}, ${startedBy}, ${origin ? JSON.stringify(origin) : null}::jsonb)
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Whoever has not said for so long that they work on it is taken to be gone. */
const leaseSeconds = 20;

/** Takes the work on an import; nothing while another process is at it, or when there is nothing to do. */
export async function claimImport(db: Db, id: string, worker: string): Promise<Import | undefined> {
  const { rows } = await sql<Import>`update content_imports set worker = ${worker}, worked_at = clock_timestamp()
    where id = ${id} and state in ('checking', 'applying')
      and (worker is null or worked_at < clock_timestamp() - make_interval(secs => ${leaseSeconds}))
    returning ${worked}`.execute(db);
  return rows[0];
}

/** Gives the work back, for the next attempt. */
export async function releaseImport(db: Db, id: string, worker: string): Promise<void> {
  await sql`update content_imports set worker = null where id = ${id} and worker = ${worker}`.execute(db);
}

/** Says how far the work is; false when it is somebody else's by now, or called off. */
export async function noteProgress(
  db: Db,
  { id, worker, done, total }: { id: string; worker: string; done: number; total: number },
): Promise<boolean> {
  const { rows } = await sql`
    update content_imports set done = ${done}, total = ${total}, worked_at = clock_timestamp()
    where id = ${id} and worker = ${worker} and state in ('checking', 'applying') returning id`.execute(db);
  return rows.length > 0;
}

interface Ending {
  state: ImportState;
  counts?: readonly Counted[];
  failure?: string;
  problems?: readonly ImportProblem[];
  notice?: string | null;
}

/** Ends a piece of the work; false when it is no longer this worker's. */
export async function endWork(
  db: Db,
  { id, worker }: { id: string; worker: string },
  { state, counts, failure = '', problems = [], notice = null }: Ending,
): Promise<boolean> {
  const { rows } =
    await sql`update content_imports set state = ${state}, worker = null, failure = nullif(${failure}, ''),
      problems = ${JSON.stringify(problems)}::jsonb, notice = ${notice},
      counts = coalesce(${counts ? JSON.stringify(counts) : null}::jsonb, counts),
      ended_at = case when ${state} in ('checking', 'ready', 'applying') then null else clock_timestamp() end
    where id = ${id} and worker = ${worker} and state in ('checking', 'applying') returning id`.execute(db);
  return rows.length > 0;
}

/** What the manifest says. */
export async function noteManifest(
  db: Db,
  id: string,
  { product, madeAt }: { product: string; madeAt: string },
): Promise<void> {
  await db.updateTable('content_imports').set({ product, made_at: madeAt }).where('id', '=', id).execute();
}

/** Lets a checked archive be applied; false when it is not checked, or no longer. */
export async function startApplying(
  db: Db,
  { id, removesExtra, userId, origin }: { id: string; removesExtra: boolean; userId: string | null; origin?: Origin },
): Promise<boolean> {
  const { rows } =
    await sql`update content_imports set state = 'applying', removes_extra = ${removesExtra}, worker = null,
      done = 0, notice = null, started_by = ${userId}, origin = ${origin ? JSON.stringify(origin) : null}::jsonb
    where id = ${id} and state = 'ready' returning id`.execute(db);
  return rows.length > 0;
}

/** Calls an import off; false when it has ended. */
export async function callOff(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`update content_imports set state = 'discarded', worker = null, ended_at = clock_timestamp()
    where id = ${id} and ${going} returning id`.execute(db);
  return rows.length > 0;
}

/** Imports that nobody has decided about for so long. */
export async function listForgotten(db: Db, days: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from content_imports
    where state = 'ready' and created_at < now() - make_interval(days => ${days})`.execute(db);
  return rows.map(({ id }) => id);
}
