import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log/index.ts';
import type { Settings } from '../settings/index.ts';
import { StartFailure } from '../start-failure.ts';
import type { Connection } from './connection.ts';
import { openDatabase } from './database.ts';
import { readOnlyCode } from './writing-host.ts';

const askAgainMs = 500;

/** What the network says of a server that is not there yet: its name, its machine, its port or its socket. */
const absent = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * What PostgreSQL says while it starts, stops or is full, and while none of several servers takes writes:
 * cannot_connect_now, shutdowns, too_many_connections, read_only_sql_transaction.
 */
const notReady = new Set(['57P01', '57P02', '57P03', '53300', readOnlyCode]);

/** The words of `pg` for a server that accepts a connection and does not answer, or ends it, also before the connection is used. */
const silent =
  /^(timeout expired|timeout exceeded|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** PgBouncer's words for a server that it does not reach. It has one code for everything. */
const unreachedByPooler = /server login|cannot connect to server|server conn crashed|query_wait_timeout/;

interface Wait {
  seconds: number;
  log: Pick<Log, 'info' | 'warn'>;
  /** Whether it is a pooler that is waited for. */
  isPooled?: boolean;
  /** The variable that names the database. */
  setting?: string;
}

/**
 * Waits until the database answers, at most the seconds given. What time does not heal, such as a wrong password, is not
 * waited for (spec: reliability.start-waits). @throws StartFailure
 */
export async function waitForDatabase(connection: Connection, wait: Wait): Promise<void> {
  const { seconds, log, isPooled = false, setting } = wait;
  const until = performance.now() + seconds * 1000;
  let said = '';
  for (;;) {
    const error = await tryToReach(connection, isPooled);
    if (error === undefined) break;
    if (!isPassing(error) || performance.now() >= until) throw unreachable(error, setting);
    const reason = reasonOf(error);
    if (reason !== said) log.warn({ reason, atMostSeconds: seconds }, 'the database does not answer yet, waiting');
    said = reason;
    await pause(askAgainMs);
  }
  if (said) log.info({}, 'the database answers');
}

type WaitSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_WAIT_SECONDS'>;

/** Waits for the outside database of the settings, first without a pooler between if one is set. @throws StartFailure */
export async function waitForDatabases(settings: WaitSettings, log: Wait['log']): Promise<void> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_WAIT_SECONDS: seconds } = settings;
  if (direct) await waitForDatabase(direct, { seconds, log, setting: 'DATABASE_DIRECT_URL' });
  if (url) await waitForDatabase(url, { seconds, log, isPooled: direct !== undefined });
}

/** The refusal to start because of an error of the outside database. */
export function unreachable(error: unknown, setting = 'DATABASE_URL'): StartFailure {
  return new StartFailure(
    'database-unreachable',
    `The database at ${setting} does not answer: ${reasonOf(error)}\nCheck the address, the name and the password, then start again.`,
    { cause: error },
  );
}

async function tryToReach(connection: Connection, isPooled: boolean): Promise<unknown> {
  const { pool, close } = openDatabase(connection, { maxConnections: 1, isPooled, onIdleError: () => undefined });
  try {
    await pool.query('select 1');
    return undefined;
  } catch (error) {
    return error ?? new Error('no reason given');
  } finally {
    await close();
  }
}

/** Whether an error tells of a database that is away for a while, which time heals. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  // A file that DATABASE_URL names, such as a certificate, does not come by waiting.
  if (error instanceof Error && 'syscall' in error && error.syscall === 'open') return false;
  if (error instanceof Error && unreachedByPooler.test(error.message)) return true;
  return code ? absent.has(code) || notReady.has(code) : error instanceof Error && silent.test(error.message);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** An error in words. That of a name with several addresses has a code and no message. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || codeOf(error) : String(error);
}
