import { sql } from 'kysely';
import type { ContentRules } from '../content-kind.ts';
import { listLinksTo } from './links.store.ts';
import { column, hideRow, tableRows } from './table-rows.store.ts';

function publications(kind: 'news' | 'articles', stored: 'news' | 'article', kept: readonly string[]): ContentRules {
  const address = (code: string) => `/${kind}/${code}`;
  const table = {
    table: 'publications',
    key: 'code',
    keyType: 'text',
    only: { kind: stored },
    columns: {
      title: column('title'),
      code: column('code'),
      published: column('published_on', 'day'),
      summary: column('summary'),
      text: column('text'),
    },
    hasPublished: true,
    hasUpdated: true,
  } as const;
  return {
    kind,
    key: 'code',
    title: 'title',
    placing: ['code', 'published'],
    moves: true,
    kept,
    address,
    ...tableRows(table),
    withdraw: hideRow(table),
    references: (db, code) => listLinksTo(db, address(code)),
    rows: sql`select code, title, null::text as group_key, null::text as group_title,
      extract(epoch from published_on) as ordered, null::int as position, to_char(published_on, 'YYYY-MM-DD') as day,
      published, updated_at from publications where kind = ${sql.lit(stored)}`,
  };
}

/** The news and the articles of the site. */
export const news = publications('news', 'news', []);
export const articles = publications('articles', 'article', ['info_user_agreement', 'faq_partner']);
