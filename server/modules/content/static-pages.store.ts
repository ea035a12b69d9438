import type { Db } from '../../infra/database/index.ts';

/** The text of a static page, or nothing. */
export async function findStaticPage(db: Db, code: string): Promise<string | undefined> {
  const row = await db.selectFrom('static_pages').select('text').where('code', '=', code).executeTakeFirst();
  return row?.text;
}
