import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** A page of published advantages in their order. */
export async function listAdvantageRows(db: Db, limit: number, offset: number) {
  return db
    .selectFrom('advantages')
    .select(['position', 'title', 'highlight_text', 'text', 'cut', 'icon'])
    .where('published', '=', true)
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The number of published advantages. */
export async function countAdvantages(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('advantages')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('published', '=', true)
    .executeTakeFirstOrThrow();
  return total;
}
