import type { Log } from '../log/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Connection } from './connection.ts';
import { type Database, openDatabase } from './database.ts';
import { readFromReplica } from './replica.ts';

type DatabaseSettings = Pick<
  Settings,
  | 'DATABASE_URL'
  | 'DATABASE_DIRECT_URL'
  | 'DATABASE_READ_URL'
  | 'DATABASE_READ_LAG_SECONDS'
  | 'DATABASE_POOL'
  | 'DATABASE_PREPARED'
>;

/**
 * Opens the databases of the settings: the one that is written, by a pooler or not, and the replica for reading.
 * `embedded` is the connection where the settings name none.
 */
export function openDatabases(
  settings: DatabaseSettings,
  log: Pick<Log, 'info' | 'warn'>,
  embedded: Connection = '',
): Database {
  const options = {
    maxConnections: settings.DATABASE_POOL,
    isPrepared: settings.DATABASE_PREPARED,
    onIdleError: (error: Error) => log.warn({ err: error }, 'idle database connection lost'),
  };
  const connection = settings.DATABASE_URL ?? embedded;
  const direct = settings.DATABASE_DIRECT_URL;
  const written = openDatabase(connection, { ...options, isPooled: direct !== undefined });
  const database = { ...written, connection: direct ?? connection };
  const { DATABASE_READ_URL: readUrl, DATABASE_READ_LAG_SECONDS: lagSeconds } = settings;
  if (!readUrl) return database;
  const replica = openDatabase(readUrl, { ...options, isPooled: true });
  return readFromReplica(database, replica, { lagSeconds, log });
}
