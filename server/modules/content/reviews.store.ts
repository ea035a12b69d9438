import { sql } from 'kysely';
import type { Review } from '../../../contract/content-reviews.ts';
import type { Db } from '../../infra/database/index.ts';

const columns = ['id', 'type', 'quotation', 'text', 'fio', 'info', 'image_path', 'video_url', 'captions_url'] as const;

/** Published reviews of one type, the newest first; all of them without a limit. */
export async function listReviewRows(db: Db, type: Review['type'], paging?: { limit: number; offset: number }) {
  const all = db
    .selectFrom('reviews')
    .select(columns)
    .where('type', '=', type)
    .where('published', '=', true)
    .orderBy('id', 'desc');
  return (paging ? all.limit(paging.limit).offset(paging.offset) : all).execute();
}

/** The number of published reviews of one type. */
export async function countReviews(db: Db, type: Review['type']): Promise<number> {
  const { total } = await db
    .selectFrom('reviews')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('type', '=', type)
    .where('published', '=', true)
    .executeTakeFirstOrThrow();
  return total;
}

/** A published review of either type, or nothing. */
export async function findReviewRow(db: Db, id: number) {
  return db.selectFrom('reviews').select(columns).where('id', '=', id).where('published', '=', true).executeTakeFirst();
}
