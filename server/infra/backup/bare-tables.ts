import type pg from 'pg';
import { type About, damaged, type Manifest } from './manifest.ts';
import { listTables, quote } from './snapshot.ts';

/**
 * The copy's tables that the migrations make, and the names of the others: somebody has added them to the database by
 * hand, and nothing says how they were made. @throws StartFailure when a table has other columns
 */
export async function findOwnTables(
  client: pg.ClientBase,
  about: About,
): Promise<{ own: About; foreign: readonly string[] }> {
  const made = new Map((await listTables(client)).map(({ name, columns }) => [name, new Set(columns)]));
  const tables = about.tables.filter(({ name }) => made.has(name));
  const strange = tables.find(({ name, columns }) => columns.some((column) => !made.get(name)?.has(column)));
  if (strange) throw damaged(`this build makes the table ${strange.name} with other columns`);
  return { own: { ...about, tables }, foreign: about.tables.map(({ name }) => name).filter((name) => !made.has(name)) };
}

/** A foreign key that comes back when the rows are in. */
interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Empties the tables and takes off what would refuse or change rows on their way in: foreign keys, which come back with
 * one check of all rows, and the triggers, whose work is in the copy. The owner of the tables may do all of it.
 */
export async function makeBare(client: pg.ClientBase, about: About): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace
    order by conname`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of about.tables) await client.query(`alter table ${quote(name)} disable trigger user`);
  if (about.tables.length > 0) await client.query(`truncate ${listed(about)}`);
  return rows;
}

/** Puts back what was taken off, and the sequences where the copy had them. */
export async function complete(
  client: pg.ClientBase,
  about: About,
  { sequences }: Manifest,
  foreignKeys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name } of about.tables) await client.query(`alter table ${quote(name)} enable trigger user`);
  for (const [name, value] of Object.entries(sequences)) {
    if (value !== null) await client.query('select setval(to_regclass(quote_ident($1)), $2)', [name, value]);
  }
}

/** Refuses when a table has another number of rows than the copy. @throws StartFailure */
export async function compareCounts(client: pg.ClientBase, { tables }: About, { rows: expected }: Manifest) {
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${quote(name)}`);
    if (rows[0]?.count !== expected[name])
      throw damaged(`table ${name} has ${rows[0]?.count} rows after loading, the copy had ${expected[name]}`);
  }
}

/** The tables of a copy, for a statement about all of them. */
export function listed({ tables }: About): string {
  return tables.map(({ name }) => quote(name)).join(', ');
}
