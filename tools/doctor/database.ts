import { sql } from 'kysely';
import type { Db } from '../../server/infra/database/index.ts';
import { type Finding, type Installation, unknown, well, wrong } from './finding.ts';

const rounds = 15;
const slowAnswerMs = 5;
const slowWriteMs = 25;
/** Beside those of the pool: health and sign-in 4, jobs 4, notifications 2, and the lock of the embedded database. */
const connectionsBesidePool = 11;

/** What the database is like: its speed, the order of names that it needs, and its connections. */
export async function checkDatabase({ settings, database }: Installation): Promise<readonly Finding[]> {
  if ('absent' in database) return [database.absent];
  const { db } = database;
  const connections = await checkConnections(db, settings.DATABASE_POOL);
  return [await timeAnswers(db), await timeWrites(db), ...(await checkFitness(db)), connections];
}

async function timeAnswers(db: Db): Promise<Finding> {
  const ms = await medianMs(() => sql`select 1`.execute(db));
  return ms > slowAnswerMs
    ? wrong(
        `the database answers in ${ms.toFixed(1)} ms, and a page asks several times`,
        'Place portal and database in one network; look at the load of the database.',
      )
    : well(`the database answers in ${ms.toFixed(1)} ms`);
}

/** A message in the log of writes: it reaches the disk as any change does, and no table. */
async function timeWrites(db: Db): Promise<Finding> {
  const { rows } = await sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`.execute(db);
  if (rows[0]?.isReplica) return wrong('the database takes no writes: it is a replica', 'Name the primary.');
  const ms = await medianMs(() => sql`select pg_logical_emit_message(true, 'doctor', '')`.execute(db));
  return ms > slowWriteMs
    ? wrong(
        `the database needs ${ms.toFixed(1)} ms to write to its disk`,
        'Place its data on an SSD that keeps its promises; look at what else writes there.',
      )
    : well(`the database writes to its disk in ${ms.toFixed(1)} ms`);
}

async function medianMs(run: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const startedAt = performance.now();
    await run();
    took.push(performance.now() - startedAt);
  }
  return took.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

async function checkFitness(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ hasOrder: boolean; encoding: string; synchronous: string; fsync: string }>`
    select exists (select from pg_collation where collname = 'ru-x-icu') as "hasOrder",
      current_setting('server_encoding') as encoding, current_setting('synchronous_commit') as synchronous,
      current_setting('fsync') as fsync`.execute(db);
  const { hasOrder, encoding, synchronous, fsync } = rows[0] ?? {
    hasOrder: false,
    encoding: '',
    synchronous: '',
    fsync: '',
  };
  const found: Finding[] = [];
  if (!hasOrder)
    found.push(
      wrong('the database lacks the order «ru-x-icu»', 'Take a PostgreSQL that is built with ICU, as Debian’s is.'),
    );
  if (encoding !== 'UTF8')
    found.push(wrong(`the encoding of the database is ${encoding}`, "Create it anew with encoding 'UTF8'."));
  if (fsync === 'off' || synchronous === 'off')
    found.push(
      wrong(
        `fsync is ${fsync}, synchronous_commit is ${synchronous}: a loss of power loses what was acknowledged`,
        'Turn both on.',
      ),
    );
  return found.length > 0 ? found : [well('the database has the order, the encoding and the care that are needed')];
}

async function checkConnections(db: Db, pool: number): Promise<Finding> {
  const { rows } = await sql<{ most: number; used: number; portals: number; ofRole: number; ofDatabase: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as used,
      (select count(*) from pg_stat_activity where application_name = 'portal' and datname = current_database())::int as portals,
      (select rolconnlimit from pg_roles where rolname = current_user) as "ofRole",
      (select datconnlimit from pg_database where datname = current_database()) as "ofDatabase"`.execute(db);
  const { most = 0, used = 0, portals = 0, ofRole = -1, ofDatabase = -1 } = rows[0] ?? {};
  if (most === 0) return unknown('the database does not say how many connections it has');
  const limits = [most, ...[ofRole, ofDatabase].filter((limit) => limit >= 0)];
  const allowed = Math.min(...limits);
  const needed = pool + connectionsBesidePool;
  if (needed > allowed)
    return wrong(
      `a process may need ${needed} connections and the database allows ${allowed}`,
      'Raise max_connections or the limit of the role, lower DATABASE_POOL, or put PgBouncer in between.',
    );
  if (used - portals + needed > allowed || used > allowed * 0.9)
    return wrong(
      `of ${allowed} connections of the database ${used} are in use, and a process may need ${needed}`,
      'Raise max_connections, lower DATABASE_POOL, or put PgBouncer in between.',
    );
  return well(`the database allows ${allowed} connections: enough for ${Math.floor(allowed / needed)} processes`);
}
