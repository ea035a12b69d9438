import path from 'node:path';
import { sql } from 'kysely';
import { type Backup, migrateWithCopy } from '../server/infra/backup/index.ts';
import {
  type Connection,
  type Db,
  openDatabases,
  unreachable,
  waitForDatabases,
} from '../server/infra/database/index.ts';
import { demandCluster, findRunning, startEmbeddedPostgres } from '../server/infra/embedded-postgres/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { readEnvironment, type Settings } from '../server/infra/settings/index.ts';
import { StartFailure } from '../server/infra/start-failure.ts';
import { withStartFailures } from './backup/with-source.ts';
import { OperatorStop } from './bootstrap/stop-here.mjs';

/** What opening the database has done before the command. */
interface Opened {
  /** Which database it is, in words. */
  name: string;
  /** The migrations that were applied. */
  applied: readonly string[];
  /** The copy that was made before them. */
  backup?: Backup;
}

type Action = (db: Db, opened: Opened) => Promise<void>;

interface Options {
  /** Whether the command may be the first that an outside database sees. */
  mayBeNew?: boolean;
  /** The folder for a copy before the migrations; else the one of the settings. */
  copyTo?: string;
  /** Whether the command may work on the embedded database while the portal runs on it; it migrates nothing then. */
  besidePortal?: boolean;
}

/**
 * Runs an operator's command on the portal's database, the embedded one or the one of the settings, and says which it
 * is. Makes no database, and works on none that no portal has used (spec: settings.operators-database). @throws StopHere
 */
export async function withDatabase(action: Action, options: Options = {}): Promise<void> {
  await withStartFailures(async () => {
    const settings = readEnvironment();
    const { DATABASE_URL, DATA_DIR, LOG_LEVEL } = settings;
    if (DATABASE_URL) {
      await waitForDatabases(settings, createLog(LOG_LEVEL));
      return await onDatabase(settings, action, options);
    }
    await demandCluster(DATA_DIR);
    const running = options.besidePortal ? await findRunning(DATA_DIR) : undefined;
    if (running) return await onDatabase(settings, action, options, { connection: running, isInUse: true });
    const embedded = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: createLog(LOG_LEVEL) });
    try {
      await onDatabase(settings, action, options, { connection: embedded.connection, isInUse: false });
    } finally {
      await embedded.stop();
    }
  });
}

interface Embedded {
  connection: Connection;
  /** The portal runs on it, and has migrated it. */
  isInUse: boolean;
}

async function onDatabase(settings: Settings, action: Action, { mayBeNew, copyTo }: Options, embedded?: Embedded) {
  const log = createLog(settings.LOG_LEVEL);
  const database = openDatabases({ ...settings, DATABASE_READ_URL: undefined }, log, embedded?.connection);
  try {
    const name = await nameOf(database.db, settings).catch(asUnreachable);
    if (!mayBeNew && !(await isPortals(database.db)))
      throw new OperatorStop(
        'database-unused',
        `No portal has used ${name}. Give the command the settings of the service; a new database is prepared by npm start or npm run migrate. Nothing was changed.`,
      );
    console.log(`\nDatabase: ${name}`);
    if (embedded?.isInUse) return await action(database.db, { name, applied: [] });
    const updated = await migrateWithCopy({
      connection: database.connection,
      dataDir: settings.DATA_DIR,
      to: copyTo ?? settings.BACKUP_BEFORE_UPDATE,
      recipients: settings.BACKUP_RECIPIENTS,
      log,
    }).catch(asUnreachable);
    await action(database.db, { name, ...updated });
  } finally {
    await database.close();
  }
}

function asUnreachable(error: unknown): never {
  throw error instanceof StartFailure ? error : unreachable(error);
}

async function isPortals(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}

async function nameOf(db: Db, { DATABASE_URL, DATA_DIR }: Settings): Promise<string> {
  if (!DATABASE_URL) return `the embedded database in ${path.resolve(DATA_DIR)}`;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return `the database «${rows[0]?.name}» of DATABASE_URL`;
}
