import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** The part of the card that the partner may change. */
export interface OwnCard {
  city: string;
  phone: string;
  mail: string;
  site: string;
  description: string;
}

const columns = ['id', 'name', 'city', 'phone', 'mail', 'site', 'description', 'published', 'version'] as const;

/** The partner's card with its version. */
export async function findCard(db: Db, partnerId: number) {
  return db.selectFrom('partners').select(columns).where('id', '=', partnerId).executeTakeFirst();
}

/** The same, its row locked for the rest of the transaction. */
export async function takeCard(db: Db, partnerId: number) {
  return db.selectFrom('partners').select(columns).where('id', '=', partnerId).forUpdate().executeTakeFirst();
}

/** Changes the card and makes every process clear its page cache. */
export async function updateCard(db: Db, partnerId: number, card: OwnCard): Promise<void> {
  await db
    .updateTable('partners')
    .set({ ...card, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', partnerId)
    .execute();
  await sql`notify content_changed`.execute(db);
}
