import type { Db } from '../database/index.ts';

/** The backfills that are not done yet. */
export async function listUnfinished(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('backfills').select('name').where('done_at', 'is', null).orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** How far a backfill has come, locked for the rest of the transaction; nothing when it is done or another works at it. */
export async function takeBackfill(db: Db, name: string) {
  return db
    .selectFrom('backfills')
    .select(['after', 'rows'])
    .where('name', '=', name)
    .where('done_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Notes the last key that is done; without one the backfill has come to its end. */
export async function noteProgress(db: Db, name: string, rows: number, last: string | undefined): Promise<void> {
  await db
    .updateTable('backfills')
    .set((column) => ({
      rows: column('rows', '+', String(rows)),
      ...(last === undefined ? { done_at: new Date() } : { after: last }),
    }))
    .where('name', '=', name)
    .execute();
}
