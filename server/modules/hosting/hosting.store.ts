import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

interface NewRow {
  key: string;
  solutionCode: string;
  name: string;
  demoOf: string | null;
  preparationSeconds: number;
}

/** Saves a stand; an existing key is left as it is. */
export async function insertStand(db: Db, row: NewRow): Promise<void> {
  await db
    .insertInto('hosting_stands')
    .values({
      key: row.key,
      solution_code: row.solutionCode,
      name: row.name,
      demo_of: row.demoOf,
      ready_at: sql`clock_timestamp() + make_interval(secs => ${row.preparationSeconds})`,
    })
    .onConflict((on) => on.column('key').doNothing())
    .execute();
}

export async function updateStandName(db: Db, key: string, name: string): Promise<void> {
  await db.updateTable('hosting_stands').set({ name }).where('key', '=', key).execute();
}

/** Whether the stand is ready by the database's clock; nothing for an unknown key. */
export async function findStand(db: Db, key: string) {
  return db
    .selectFrom('hosting_stands')
    .select(['key', 'solution_code', 'name', 'demo_of', sql<boolean>`ready_at <= clock_timestamp()`.as('ready')])
    .where('key', '=', key)
    .executeTakeFirst();
}
