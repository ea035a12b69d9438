import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Db } from './database.ts';

/** The first line of a migration that the code of before can work with: `-- compatible: why`. */
const compatible = /^-- compatible: \S/;

/**
 * Among the first comments of a migration: `-- without transaction`. Each of its statements builds an index while the table
 * is written to, which PostgreSQL does in no transaction.
 */
const outside = /^(?:--.*\n)*?-- without transaction\b/;

/** What a statement of such a migration builds. */
const builtIndex = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i;

/** A migration of this build. */
export interface OwnMigration extends Migration {
  /** Whether it runs by itself and in no transaction. */
  readonly isOutside: boolean;
}

/** The migrations of this build by their names. Kysely keeps the applied ones in a table; the marked ones stand beside. */
export async function readMigrations(folder: URL): Promise<Record<string, OwnMigration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const entries = names.map(async (file): Promise<[string, OwnMigration]> => {
    const text = await readFile(new URL(file, folder), 'utf8');
    const name = file.replace(/\.sql$/, '');
    const isOutside = outside.test(text);
    const up = async (db: Db) => {
      if (isOutside) await runOutside(db, name, text);
      else await sql.raw(text).execute(db);
      if (compatible.test(text)) await markCompatible(db, name);
    };
    return [name, { up, isOutside }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Builds one index after the other; what an attempt that was killed has built stays. */
async function runOutside(db: Db, name: string, text: string): Promise<void> {
  const statements = text.replace(/^--.*$/gm, '').split(/;\s*$/m);
  const built = statements.filter((statement) => statement.trim() !== '');
  const indexes = built.map((statement) => builtIndex.exec(statement)?.[1]);
  if (indexes.length === 0 || indexes.includes(undefined))
    throw new Error(`${name}: without a transaction only «create index concurrently if not exists» is run`);
  await sql`select set_config('lock_timeout', '0', false)`.execute(db);
  for (const [place, statement] of built.entries()) {
    await dropUnfinished(db, indexes[place] ?? '');
    await sql.raw(statement).execute(db);
  }
}

/**
 * Drops what an attempt that was killed has left: an index that is there by its name and serves nobody. To wait for the
 * table holds up nobody here, so no limit is needed.
 */
async function dropUnfinished(db: Db, index: string): Promise<void> {
  const { rows } = await sql`select from pg_index
    where indexrelid = to_regclass(quote_ident(${index}::text)) and not indisvalid`.execute(db);
  if (rows.length > 0) await sql`drop index concurrently if exists ${sql.id(index)}`.execute(db);
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
  await sql`insert into kysely_migration_compatible (name) values (${name}) on conflict do nothing`.execute(db);
}
