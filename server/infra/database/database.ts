import './date-as-text.ts';
import { once } from 'node:events';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Connection } from './connection.ts';
import { PortalClient, type PortalClientConfig } from './portal-client.ts';
import { preparing } from './prepared.ts';
import type { DB } from './schema.generated.ts';
import { hostsOf, reach, WritingHost } from './writing-host.ts';

/** The pool or a transaction: the first, required parameter of every store, so that none can be forgotten. */
export type Db = Kysely<DB>;

export interface Database {
  readonly db: Db;
  /** For reads that may be a little late: a replica, or the same as `db` (spec: reliability.replica). */
  readonly reads: Db;
  readonly pool: pg.Pool;
  /** The pool as `db` asks it. */
  readonly statements: PostgresPool;
  /** How to reach PostgreSQL itself, past any pooler: for LISTEN, jobs, migrations and locks of a session. */
  readonly connection: Connection;
  /** Says that content has changed: `reads` show at least what is committed now. */
  noteChange(): void;
  close(): Promise<void>;
}

interface DatabaseOptions {
  maxConnections?: number;
  /** Whether idle connections stay open: a new one takes longest just when the machine is busy. */
  isKept?: boolean;
  /** Whether a statement may take as long as it needs. */
  isUnlimited?: boolean;
  /** How long the answer of a statement without a limit is waited for: a server may vanish without a word. */
  answerWithinMs?: number;
  /** Off: no prepared statements with names, for a pooler that does not carry them over. */
  isPrepared?: boolean;
  /** Whether a pooler in transaction mode stands between: it refuses limits in the parameters of a start. */
  isPooled?: boolean;
  onIdleError: (error: Error) => void;
}

const poolWaitMs = 1_000;
const statementMs = 3_000;
/** How long work that nobody waits for at a screen waits for a connection: a busy machine may take seconds to give one. */
const patientWaitMs = 20_000;
const idleInTransactionMs = 10_000;
/** How long a closed connection may take to end; a database that hangs never says that it has. */
const endsWithinMs = 2_000;

/** What a transaction begins with where the limits cannot be given once for the connection. */
const limitedBegin = `begin; set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`;

function unlimitedOptions(connection: Connection): PortalClientConfig {
  return {
    ...reach(hostsOf(connection)[0] ?? connection),
    rules: { hosts: new WritingHost(connection, poolWaitMs) },
    application_name: 'portal',
    connectionTimeoutMillis: poolWaitMs,
    keepAlive: true,
  };
}

/**
 * Options of one client; the server ends a statement after 3 s, the client gives up a little later
 * (spec: reliability.database-away).
 */
export function clientOptions(connection: Connection): PortalClientConfig {
  return {
    ...unlimitedOptions(connection),
    statement_timeout: statementMs,
    query_timeout: statementMs + 500,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
}

function poolOptions(connection: Connection, options: Omit<DatabaseOptions, 'onIdleError'>): PortalClientConfig {
  const { isUnlimited = false, isPrepared = true, isPooled = false } = options;
  const { rules, ...given } = isUnlimited || isPooled ? unlimitedOptions(connection) : clientOptions(connection);
  const answerWithinMs = options.answerWithinMs ?? (isPooled ? statementMs + 500 : undefined);
  return {
    ...given,
    ...(options.answerWithinMs && { connectionTimeoutMillis: patientWaitMs }),
    ...(answerWithinMs && { query_timeout: answerWithinMs }),
    rules: { ...rules, isPrepared },
  };
}

/** Opens the pool; nothing connects before the first query. */
export function openDatabase(connection: Connection, { onIdleError, ...options }: DatabaseOptions): Database {
  const { isPrepared = true, isPooled = false, maxConnections = 16, isKept = false } = options;
  const pool = new pg.Pool({
    ...poolOptions(connection, options),
    Client: PortalClient,
    max: maxConnections,
    min: isKept ? maxConnections : 0,
    idleTimeoutMillis: 30_000,
  });
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
  const statements = preparing(pool, { isPrepared, ...(isPooled && { begin: limitedBegin }) });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: statements }) });
  const close = async () => {
    isClosing = true;
    const ends = [...open].map((client) => once(client, 'end', { signal: AbortSignal.timeout(endsWithinMs) }));
    await db.destroy();
    // Kysely ends a pool that it has used itself.
    if (!pool.ending) await pool.end();
    // The pool's own `end` does not wait until its connections are closed, and the database is stopped only after that.
    await Promise.allSettled(ends);
  };
  return { db, reads: db, pool, statements, connection, noteChange: () => undefined, close };
}

/** Runs the business action in one transaction; an error rolls all of it back. */
export function inTransaction<Result>(db: Db, action: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute((transaction) => action(transaction));
}
