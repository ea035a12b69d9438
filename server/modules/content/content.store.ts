import type { Db } from '../../infra/database/index.ts';

/** The site settings as stored; links and base path are added by the caller. */
export async function findSiteSettings(db: Db): Promise<unknown> {
  const row = await db.selectFrom('site_settings').select('value').executeTakeFirst();
  return row?.value;
}
