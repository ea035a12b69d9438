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

/** The partner's card with its version, and the key of the press in the cabinet that has made this version, if one has. */
export async function findCard(db: Db, partnerId: number) {
  return selectCard(db, partnerId).executeTakeFirst();
}

/** The same, its row locked for the rest of the transaction. */
export async function takeCard(db: Db, partnerId: number) {
  return selectCard(db, partnerId).forUpdate().executeTakeFirst();
}

const selectCard = (db: Db, partnerId: number) =>
  db
    .selectFrom('partners')
    .select(columns)
    .select(sql<string | null>`case when saved_with_version = version then saved_with end`.as('savedWith'))
    .where('id', '=', partnerId);

/** Changes the card and makes every process clear its page cache. */
export async function updateCard(db: Db, partnerId: number, card: OwnCard, key: string | undefined): Promise<void> {
  await db
    .updateTable('partners')
    .set({
      ...card,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
      saved_with: key ?? null,
      saved_with_version: sql<number>`version + 1`,
    })
    .where('id', '=', partnerId)
    .execute();
  await sql`notify content_changed`.execute(db);
}
