import { sql } from 'kysely';
import type { Db } from '../../../infra/database/index.ts';
import type { Reference } from '../content-kind.ts';

/** Texts of the site that link to an address: they stay, and the person is told before the address goes. */
export async function listLinksTo(db: Db, path: string): Promise<Reference[]> {
  const escaped = path.replace(/[\\%_]/g, '\\$&');
  // A link to `/news/a` is none to `/news/a-b`, but to a place of the page it is one.
  const ends = ['"', '#', '?'].map((end) => `%href="${escaped}${end}%`);
  const link = sql`like any(${ends}::text[])`;
  const { rows } = await sql<{ what: string; count: number }>`
    select what, count(*)::int as count from (
      select case kind when 'news' then 'news' else 'articles' end as what from publications where text ${link}
      union all select 'questions' from faqs where text ${link}
      union all select 'pages' from static_pages where text ${link}
      union all select 'solutions' from solutions where full_description ${link} or possibilities ${link}
      union all select 'advantages' from advantages where cut ${link}
      union all select 'tariffs' from tariffs where detail_text ${link}
      union all select 'tariff-notes' from tariff_notes where detail_text ${link}
    ) as found group by what order by what`.execute(db);
  return rows.map(({ what, count }) => ({ what, count, holds: false }));
}
