import { type Connection, type Db, migrate, openDatabase } from '../server/infra/database/index.ts';
import { startEmbeddedPostgres } from '../server/infra/embedded-postgres/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { readEnvironment } from '../server/infra/settings/index.ts';
import { StartFailure } from '../server/infra/start-failure.ts';
import { OperatorStop, StopHere } from './bootstrap/stop-here.mjs';

/** Runs an operator's command on the portal's database, the embedded one or the one of the settings. @throws StopHere */
export async function withDatabase(action: (db: Db) => Promise<void>): Promise<void> {
  try {
    const { DATABASE_URL, DATA_DIR, LOG_LEVEL } = readEnvironment();
    if (DATABASE_URL) return await onConnection(DATABASE_URL, action);
    const embedded = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: createLog(LOG_LEVEL) });
    try {
      await onConnection(embedded.connection, action);
    } finally {
      await embedded.stop();
    }
  } catch (error) {
    throw error instanceof StartFailure ? new StopHere(error.message) : error;
  }
}

async function onConnection(connection: Connection, action: (db: Db) => Promise<void>): Promise<void> {
  const database = openDatabase(connection, { onIdleError: () => undefined });
  try {
    await migrate(connection).catch((error: unknown) => {
      if (error instanceof StartFailure) throw error;
      throw new OperatorStop(
        'database-unreachable',
        `The database does not answer: ${error}\nCheck DATABASE_URL and start again.`,
      );
    });
    await action(database.db);
  } finally {
    await database.close();
  }
}
