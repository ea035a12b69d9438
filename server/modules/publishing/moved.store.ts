import { sql } from 'kysely';
import type { ContentKind } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';

/** Keeps that an address leads to the record from now on. */
export async function keepMoved(db: Db, kind: ContentKind, code: string, itemId: string): Promise<void> {
  await sql`insert into moved_addresses (kind, code, item_id) values (${kind}, ${code}, ${itemId})
    on conflict (kind, code) do update set item_id = excluded.item_id, moved_at = now()`.execute(db);
}

/** An address that is taken again leads nowhere else. */
export async function dropMoved(db: Db, kind: ContentKind, code: string): Promise<void> {
  await db.deleteFrom('moved_addresses').where('kind', '=', kind).where('code', '=', code).execute();
}

export async function listMovedTo(db: Db, itemId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('moved_addresses')
    .select('code')
    .where('item_id', '=', itemId)
    .orderBy('moved_at', 'desc')
    .execute();
  return rows.map(({ code }) => code);
}

/** The present code of a publication that had this one, of any of the kinds, where it is on the site. */
export async function findMovedCode(db: Db, kinds: readonly ContentKind[], code: string) {
  return db
    .selectFrom('moved_addresses as m')
    .innerJoin('content_items as i', 'i.id', 'm.item_id')
    .select(['i.kind', 'i.code'])
    .where('m.kind', 'in', kinds)
    .where('m.code', '=', code)
    .where(sql<boolean>`exists (select from publications p where p.code = i.code and p.published
      and p.kind = case i.kind when 'news' then 'news' else 'article' end)`)
    .executeTakeFirst();
}
