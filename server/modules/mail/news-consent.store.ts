import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** Whether the person's consent to news holds. */
export async function hasNewsConsent(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'news')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Notes the consent with its time; returns whether that was new. For a person who is gone nothing changes. Within a
 * transaction: the person's row lets two presses at once give one consent.
 */
export async function giveNewsConsent(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select id from users where id = ${userId} for no key update`.execute(db);
  if (rows.length === 0 || (await hasNewsConsent(db, userId))) return false;
  await db.insertInto('consents').values({ user_id: userId, kind: 'news' }).execute();
  return true;
}

/** Takes the consent back and keeps when it was given; returns whether there was one. */
export async function withdrawNewsConsent(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consents')
    .set({ withdrawn_at: sql<Date>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .where('kind', '=', 'news')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
