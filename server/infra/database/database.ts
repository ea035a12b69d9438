import './date-as-text.ts';
import { once } from 'node:events';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { preparing } from './prepared.ts';
import type { DB } from './schema.generated.ts';

/** The pool or a transaction: the first, required parameter of every store, so that none can be forgotten. */
export type Db = Kysely<DB>;

/** How to reach PostgreSQL: a connection string, or a socket folder. */
export type Connection = string | { host: string; port: number; user: string; password?: string; database: string };

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly connection: Connection;
  close(): Promise<void>;
}

interface DatabaseOptions {
  maxConnections?: number;
  /** Whether a statement may take as long as it needs. */
  isUnlimited?: boolean;
  onIdleError: (error: Error) => void;
}

const poolWaitMs = 1_000;
const statementMs = 3_000;
/** How long a closed connection may take to end; a database that hangs never says that it has. */
const endsWithinMs = 2_000;

function unlimitedOptions(connection: Connection): pg.ClientConfig {
  const where = typeof connection === 'string' ? { connectionString: connection } : { ...connection };
  return {
    ...where,
    application_name: 'portal',
    connectionTimeoutMillis: poolWaitMs,
    options: '-c TimeZone=UTC',
    keepAlive: true,
  };
}

/**
 * Options of one client; the server ends a statement after 3 s, the client gives up a little later
 * (spec: reliability.database-away).
 */
export function clientOptions(connection: Connection): pg.ClientConfig {
  return {
    ...unlimitedOptions(connection),
    statement_timeout: statementMs,
    query_timeout: statementMs + 500,
    idle_in_transaction_session_timeout: 10_000,
  };
}

/** Opens the pool; nothing connects before the first query. */
export function openDatabase(
  connection: Connection,
  { maxConnections = 16, isUnlimited = false, onIdleError }: DatabaseOptions,
): Database {
  const options = isUnlimited ? unlimitedOptions(connection) : clientOptions(connection);
  const pool = new pg.Pool({ ...options, max: maxConnections, idleTimeoutMillis: 30_000 });
  let isClosing = false;
  // A connection that is being closed may still report that the database stops.
  pool.on('error', (error) => (isClosing ? undefined : onIdleError(error)));
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    client.once('end', () => open.delete(client));
  });
  // The pool listens to idle clients alone: one lost between two statements of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  const close = async () => {
    isClosing = true;
    const ends = [...open].map((client) => once(client, 'end', { signal: AbortSignal.timeout(endsWithinMs) }));
    await db.destroy();
    // Kysely ends a pool that it has used itself.
    if (!pool.ending) await pool.end();
    // The pool's own `end` does not wait until its connections are closed, and the database is stopped only after that.
    await Promise.allSettled(ends);
  };
  return { db, pool, connection, close };
}

/** Runs the business action in one transaction; an error rolls all of it back. */
export function inTransaction<Result>(db: Db, action: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute((transaction) => action(transaction));
}
