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

const primaryPlace = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as place`;
const replicaPlace = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text as place where pg_is_in_recovery()`;

/**
 * Gives a database a replica for its `reads`: it is asked while it is at most so many seconds behind; otherwise, and
 * when a question to it fails, the primary answers (spec: reliability.replica).
 */
export function readFromReplica(database: Database, replica: Database, { lagSeconds, log }: ReplicaRules): Database {
  const lag = new ReplicaLag(lagSeconds * 1_000);
  const isFresh = () => lag.isFresh(performance.now());
  const reads = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: choosing(lag, replica.statements, database.statements) }),
  });
  let said: boolean | undefined;
  const watch = async () => {
    await compare(lag, database.pool, replica.pool);
    if (isFresh() !== said) {
      said = isFresh();
      if (said) log.info({}, 'public content is read from the replica');
      else log.warn({}, 'the replica lags or does not answer, the primary is read');
    }
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

async function compare(lag: ReplicaLag, primary: pg.Pool, replica: pg.Pool): Promise<void> {
  try {
    // The moment before the question: the place is that of this moment or a later one, never an earlier one.
    const atMs = performance.now();
    lag.primaryAt(await placeOf(primary, primaryPlace), atMs);
    lag.replicaAt(await placeOf(replica, replicaPlace));
  } catch {
    lag.replicaGone();
  }
}

async function placeOf(pool: pg.Pool, question: string): Promise<bigint> {
  const { rows } = await pool.query<{ place: string | null }>(question);
  const place = rows[0]?.place;
  if (place === null || place === undefined) throw new Error('no replica');
  return BigInt(place);
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
