import { sql } from 'kysely';
import type { Db } from '../infra/database/index.ts';

/** As long as somebody may have a page of a former build open, or go back to that build. */
const keptDays = 30;

/** Which of these files are in the database already. */
export async function findSharedNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from shared_assets where name = any(${names}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Adds the files that are new, and notes that those of all other builds are the former ones' from now on. */
export function saveSharedAssets(db: Db, names: readonly string[], added: ReadonlyMap<string, Buffer>): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    // Two builds that start together would wait for each other's rows.
    await sql`select pg_advisory_xact_lock(hashtext('shared-assets'))`.execute(transaction);
    await sql`insert into shared_assets (name, bytes)
      select * from unnest(${[...added.keys()]}::text[], ${[...added.values()]}::bytea[])
      on conflict (name) do nothing`.execute(transaction);
    await sql`update shared_assets set left_at = case when name = any(${names}::text[]) then null else now() end
      where (left_at is null) <> (name = any(${names}::text[]))`.execute(transaction);
  });
}

/** A file of any build, or undefined. */
export async function findSharedAsset(db: Db, name: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from shared_assets where name = ${name}`.execute(db);
  return rows[0]?.bytes;
}

/** Removes files of former builds past their keeping; returns how many. */
export async function deleteLeftAssets(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from shared_assets where name in (
    select name from shared_assets where left_at < now() - make_interval(days => ${keptDays})
    order by left_at limit ${atMost})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
