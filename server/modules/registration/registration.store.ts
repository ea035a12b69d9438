import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** Saves the person's consents, with the edition of the agreement published today. */
export async function insertConsents(db: Db, userId: string, news: boolean): Promise<void> {
  await sql`insert into consents (user_id, kind, edition)
    select ${userId}::uuid, 'agreement',
      coalesce((select to_char(updated_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') from static_pages where code = 'user-agreement'), '')
    union all select ${userId}::uuid, 'news', '' where ${news}::boolean`.execute(db);
}
