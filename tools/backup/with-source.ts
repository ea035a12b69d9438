import path from 'node:path';
import { type Connection, openDatabase, reasonOf } from '../../server/infra/database/index.ts';
import {
  demandCluster,
  startEmbeddedPostgres,
  useEmbeddedPostgres,
} from '../../server/infra/embedded-postgres/index.ts';
import { createLog } from '../../server/infra/log/index.ts';
import { readEnvironment, type Settings } from '../../server/infra/settings/index.ts';
import { StartFailure } from '../../server/infra/start-failure.ts';
import { OperatorStop, StopHere } from '../bootstrap/stop-here.mjs';

interface Source {
  connection: Connection;
  /** Which database it is, in words. */
  name: string;
  settings: Settings;
}

/**
 * Runs an action on the database of the settings as it is, without migrating it: beside the portal, or with `isAlone`
 * only while no portal runs on it. @throws StopHere
 */
export function withSource(
  action: (source: Source) => Promise<void>,
  { isAlone = false }: { isAlone?: boolean } = {},
): Promise<void> {
  return withStartFailures(async () => {
    const settings = readEnvironment();
    const { DATA_DIR: dataDir, LOG_LEVEL } = settings;
    const name = databaseName(settings);
    const outside = outsideOf(settings);
    if (outside) {
      await reach(outside, isAlone);
      return await action({ connection: outside, name, settings });
    }
    await demandCluster(dataDir);
    const open = isAlone ? startEmbeddedPostgres : useEmbeddedPostgres;
    const embedded = await open({ dataDir, log: createLog(LOG_LEVEL) });
    try {
      await action({ connection: embedded.connection, name, settings });
    } finally {
      await embedded.stop();
    }
  });
}

/** Turns what the product refuses into what a command prints. @throws StopHere */
export async function withStartFailures(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    throw error instanceof StartFailure ? new StopHere(error.message) : error;
  }
}

/** The outside database itself, past any pooler: one transaction lasts as long as the whole copy. */
export function outsideOf({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
}: Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): string | undefined {
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}

/** Which database the settings name, without its password. */
export function databaseName({ DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): string {
  if (!DATABASE_URL) return `the embedded database in ${path.resolve(DATA_DIR)}`;
  // An address with several hosts, or with none, is no URL for the platform's parser.
  const [, hosts = '', name = ''] = /^\w+:\/\/(?:.*@)?([^/?]*)(?:\/([^?]*))?/.exec(DATABASE_URL) ?? [];
  return `the database «${name}» of DATABASE_URL${hosts && ` on ${hosts}`}`;
}

async function reach(url: string, isAlone: boolean): Promise<void> {
  const database = openDatabase(url, { maxConnections: 1, onIdleError: () => undefined });
  try {
    const { rows } = await database.pool.query<{ portals: number }>(`
      select count(*)::int as portals from pg_stat_activity
      where datname = current_database() and application_name like 'portal%' and pid <> pg_backend_pid()`);
    if (!isAlone || rows[0]?.portals === 0) return;
  } catch (error) {
    throw new StartFailure('database-unreachable', `The database at DATABASE_URL does not answer: ${reasonOf(error)}`);
  } finally {
    await database.close();
  }
  throw new OperatorStop(
    'move-running',
    'A portal runs on the database that is to be moved: what it wrote meanwhile would be lost. Stop all its processes.',
  );
}
