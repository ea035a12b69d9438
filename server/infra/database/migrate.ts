import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartFailure } from '../start-failure.ts';
import type { Db } from './database.ts';

const folder = new URL('../../migrations/', import.meta.url);
const oldestVersion = 150_000;

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Migrates the database to the newest migration, or to the named one, where tests of a migration begin; safe when
 * several processes start at once. @throws StartFailure
 */
export async function migrate(db: Db, to?: string): Promise<void> {
  await checkVersion(db);
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartFailure(
    'migration-failed',
    `The database was not migrated${failed ? ` (migration ${failed})` : ''}: ${reason}\nNothing was changed. Check the rights of the role and the version of the database, then start again.`,
  );
}

async function checkVersion(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  const version = Number(rows[0]?.version ?? 0);
  if (version >= oldestVersion) return;
  throw new StartFailure(
    'old-postgres',
    `PostgreSQL 15 or newer is needed, this server is ${Math.floor(version / 10_000)}. Upgrade it or set another DATABASE_URL.`,
  );
}
