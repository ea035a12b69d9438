import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log/index.ts';
import type { Settings } from '../settings/index.ts';
import { StartFailure } from '../start-failure.ts';
import type { Connection } from './connection.ts';
import { openDatabase } from './database.ts';
import { codeOf, isPassing } from './is-passing.ts';

const askAgainMs = 500;

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

/** An error in words. That of a name with several addresses has a code and no message. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || codeOf(error) : String(error);
}
