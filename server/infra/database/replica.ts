import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log/index.ts';
import type { Database } from './database.ts';
import { ReplicaLag } from './replica-lag.ts';
import type { DB } from './schema.generated.ts';

interface ReplicaRules {
  lagSeconds: number;
  log: Pick<Log, 'info' | 'warn'>;
}

const askEveryMs = 500;

/**
 * The question where a server is, and on which timeline of which database. A primary that was brought back to an earlier second
 * goes on with a timeline of its own, whose places its old replica has passed with other contents.
 */
const placeOn = (lsn: string, timeline: string) => `select pg_wal_lsn_diff(${lsn}, '0/0')::text as place,
  concat_ws(' ', (select system_identifier from pg_control_system()),
    (select oid from pg_database where datname = current_database()), ${timeline}) as whose`;
const primaryPlace = placeOn(
  'pg_current_wal_lsn()',
  `('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`,
);
/** What a replica receives, only a role with pg_read_all_stats sees; any other learns of it at the replica's next checkpoint. */
const replicaPlace = `${placeOn(
  'pg_last_wal_replay_lsn()',
  `greatest((select received_tli from pg_stat_wal_receiver), (select timeline_id from pg_control_checkpoint()),
    (select min_recovery_end_timeline from pg_control_recovery()))`,
)} where pg_is_in_recovery()`;

const words = {
  fresh: 'public content is read from the replica',
  late: 'the replica lags or does not answer, the primary is read',
  stray:
    'the replica is ahead of the primary or of another database or timeline, the primary is read: build the replica anew unless it follows within minutes',
} as const;

/** What a replica is good for; a `stray` one shows what the primary does not have. */
type State = keyof typeof words;

/**
 * Gives a database a replica for its `reads`: it is asked while it is at most so many seconds behind; otherwise, and
 * when a question to it fails, the primary answers (spec: reliability.replica).
 */
export function readFromReplica(database: Database, replica: Database, { lagSeconds, log }: ReplicaRules): Database {
  const lag = new ReplicaLag(lagSeconds * 1_000);
  const reads = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: choosing(lag, replica.statements, database.statements) }),
  });
  let said: State | undefined;
  const watch = async () => {
    await compare(lag, database.pool, replica.pool).catch(() => lag.replicaGone());
    const state = stateOf(lag);
    if (state !== said) log[state === 'fresh' ? 'info' : 'warn']({}, words[state]);
    said = state;
  };
  const stopWatching = repeat(watch);
  const close = async () => {
    await stopWatching();
    await replica.close();
    await database.close();
  };
  return { ...database, reads, noteChange: () => lag.need(performance.now()), close };
}

/** Does the work again and again, with a pause between; the function given back ends that. */
function repeat(work: () => Promise<void>): () => Promise<void> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const once = () => {
    underWay = work().then(() => {
      if (!isOver) timer = setTimeout(once, askEveryMs).unref();
    });
  };
  once();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await underWay;
  };
}

function stateOf(lag: ReplicaLag): State {
  if (lag.isStray) return 'stray';
  return lag.isFresh(performance.now()) ? 'fresh' : 'late';
}

/**
 * Looks at a replica as the portal does, until it is fresh or stray, at most so long. @throws the failure of a server that
 * does not answer or is no replica
 */
export async function lookAtReplica(primary: pg.Pool, replica: pg.Pool, withinMs: number): Promise<State> {
  const lag = new ReplicaLag(withinMs);
  const until = performance.now() + withinMs;
  for (;;) {
    await compare(lag, primary, replica);
    const state = stateOf(lag);
    if (state !== 'late' || performance.now() > until) return state;
    await pause(askEveryMs);
  }
}

async function compare(lag: ReplicaLag, primary: pg.Pool, replica: pg.Pool): Promise<void> {
  const askPrimary = async () => {
    // The moment before the question: the place is that of this moment or a later one, never an earlier one.
    const atMs = performance.now();
    const asked = await ask(primary, primaryPlace);
    lag.primaryAt(asked.place, atMs);
    return asked;
  };
  const written = await askPrimary();
  const read = await ask(replica, replicaPlace);
  if (read.whose !== written.whose) return lag.replicaOfAnother();
  // What was written since may have reached it already.
  if (lag.isAhead(read.place)) await askPrimary();
  lag.replicaAt(read.place);
}

async function ask(pool: pg.Pool, question: string): Promise<{ place: bigint; whose: string }> {
  const { rows } = await pool.query<{ place: string | null; whose: string }>(question);
  const { place = null, whose = '' } = rows[0] ?? {};
  if (place === null) throw new Error('the server is no replica');
  return { place: BigInt(place), whose };
}

/** A pool that gives connections to the replica while it is fresh. */
function choosing(lag: ReplicaLag, replica: PostgresPool, primary: PostgresPool): PostgresPool {
  const connect = async () => {
    if (!lag.isFresh(performance.now())) return primary.connect();
    const client = await replica.connect().catch(() => undefined);
    if (client) return orElse(client, () => primary.connect(), lag);
    lag.replicaGone();
    return primary.connect();
  };
  return { connect, end: async () => undefined } as unknown as PostgresPool;
}

/** A connection to the replica; a question that fails, and all after it, are put to the primary. */
function orElse(
  replica: PostgresPoolClient,
  connectPrimary: () => Promise<PostgresPoolClient>,
  lag: ReplicaLag,
): PostgresPoolClient {
  let client = replica;
  let isInTransaction = false;
  const query = async (text: string, values: readonly unknown[] = []) => {
    try {
      const answer = await client.query(text, values);
      isInTransaction ||= text === 'begin';
      return answer;
    } catch (error) {
      // What a transaction has read so far came from the replica, so the whole would have to be asked again.
      if (isInTransaction || client !== replica) throw error;
      // The next ones need not wait for it either: the next comparison asks it again.
      lag.replicaGone();
      client = await connectPrimary();
      replica.release();
      return query(text, values);
    }
  };
  return { query, release: () => client.release() } as unknown as PostgresPoolClient;
}
