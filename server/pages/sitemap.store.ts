import { sql } from 'kysely';
import type { Db } from '../infra/database/index.ts';

/** A page that search engines may list. */
export interface ListedRow {
  /** The name of its row in the route table. */
  readonly page: string;
  /** The parameter of the address; null for a page that has none. */
  readonly param: string | null;
  /** When its content was last changed, ISO 8601. */
  readonly changed: string;
}

/** The pages of single items, and the latest change of each list; newest first within a page. */
export async function listListedRows(db: Db): Promise<readonly ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    with things (page, param, changed) as (
      select 'solution', code, updated_at from solutions where published
      union all
      select case kind when 'news' then 'newsItem' else 'article' end, code, updated_at from publications where published
      union all
      select 'faq', f.id::text, f.updated_at from faqs f join faq_categories c on c.id = f.category_id
        where f.published and c.public_use
      union all
      select 'review', id::text, updated_at from reviews where published
    ), lists (page, thing) as (
      values ('solutions', 'solution'), ('news', 'newsItem'), ('articles', 'article'), ('publications', 'newsItem'),
        ('publications', 'article'), ('faqs', 'faq'), ('help', 'faq'), ('reviews', 'review'), ('home', 'solution'),
        ('home', 'newsItem'), ('home', 'review')
    ), texts (page, code) as (values ('about', 'about'), ('userAgreement', 'user-agreement'))
    select page, param, to_json(changed) #>> '{}' as changed from (
      select page, param, changed from things
      union all
      select l.page, null, max(t.changed) from lists l join things t on t.page = l.thing group by l.page
      union all
      select t.page, null, s.updated_at from texts t join static_pages s using (code)
      union all
      select 'browsePartners', null, max(updated_at) from partners where published having count(*) > 0
    ) listed
    order by page, changed desc, param`.execute(db);
  return rows;
}
