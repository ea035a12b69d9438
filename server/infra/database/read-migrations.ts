import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Db } from './database.ts';

/** The first line of a migration that the code of before can work with: `-- compatible: why`. */
const compatible = /^-- compatible: \S/;

/** The migrations of this build by their names. Kysely keeps the applied ones in a table; the marked ones stand beside. */
export async function readMigrations(folder: URL): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const entries = names.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, folder), 'utf8');
    const name = file.replace(/\.sql$/, '');
    const up = async (db: Db) => {
      await sql.raw(text).execute(db);
      if (compatible.test(text)) await markCompatible(db, name);
    };
    return [name, { up }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The applied migrations that any build can work with, known to it or not. */
export async function listCompatible(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration_compatible') is not null as "isThere"`.execute(db);
  if (!tables[0]?.isThere) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration join kysely_migration_compatible using (name) order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The table belongs to migrating itself, as Kysely's own do, and comes with the first row. */
async function markCompatible(db: Db, name: string): Promise<void> {
  await sql`create table if not exists kysely_migration_compatible (name varchar(255) primary key)`.execute(db);
  await sql`insert into kysely_migration_compatible (name) values (${name})`.execute(db);
}
