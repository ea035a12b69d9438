import path from 'node:path';
import { sql } from 'kysely';
import {
  type Connection,
  type Db,
  migrate,
  openDatabases,
  unreachable,
  waitForDatabases,
} from '../server/infra/database/index.ts';
import { startEmbeddedPostgres } from '../server/infra/embedded-postgres/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { readEnvironment, type Settings } from '../server/infra/settings/index.ts';
import { StartFailure } from '../server/infra/start-failure.ts';
import { StopHere } from './bootstrap/stop-here.mjs';

/** What opening the database has done before the command. */
interface Opened {
  /** Which database it is, in words. */
  name: string;
  /** The migrations that were applied. */
  applied: readonly string[];
}

type Action = (db: Db, opened: Opened) => Promise<void>;

/** Runs an operator's command on the portal's database, the embedded one or the one of the settings. @throws StopHere */
export async function withDatabase(action: Action): Promise<void> {
  try {
    const settings = readEnvironment();
    const { DATABASE_URL, DATA_DIR, LOG_LEVEL } = settings;
    if (DATABASE_URL) {
      await waitForDatabases(settings, createLog(LOG_LEVEL));
      return await onDatabase(settings, action);
    }
    const embedded = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: createLog(LOG_LEVEL) });
    try {
      await onDatabase(settings, action, embedded.connection);
    } finally {
      await embedded.stop();
    }
  } catch (error) {
    throw error instanceof StartFailure ? new StopHere(error.message) : error;
  }
}

async function onDatabase(settings: Settings, action: Action, embedded?: Connection): Promise<void> {
  const log = createLog(settings.LOG_LEVEL);
  const database = openDatabases({ ...settings, DATABASE_READ_URL: undefined }, log, embedded);
  try {
    const applied = await migrate(database.connection, { log }).catch((error: unknown) => {
      throw error instanceof StartFailure ? error : unreachable(error);
    });
    await action(database.db, { name: await nameOf(database.db, settings), applied });
  } finally {
    await database.close();
  }
}

async function nameOf(db: Db, { DATABASE_URL, DATA_DIR }: Settings): Promise<string> {
  if (!DATABASE_URL) return `the embedded database in ${path.resolve(DATA_DIR)}`;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return `the database «${rows[0]?.name}» of DATABASE_URL`;
}
