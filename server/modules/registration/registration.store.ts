import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { type AgreementHead, editionOf } from './edition-of.ts';

/** Saves the person's consents, with the edition of the agreement published today. */
export async function insertConsents(db: Db, userId: string, news: boolean): Promise<void> {
  const { rows } = await sql<AgreementHead>`select left(text, 1000) as beginning,
    to_char(updated_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as "savedOn"
    from static_pages where code = 'user-agreement'`.execute(db);
  const edition = rows[0] ? editionOf(rows[0]) : '';
  await sql`insert into consents (user_id, kind, edition)
    select ${userId}::uuid, 'agreement', ${edition}::text
    union all select ${userId}::uuid, 'news', '' where ${news}::boolean`.execute(db);
}
