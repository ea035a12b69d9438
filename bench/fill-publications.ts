import pg from 'pg';
import type { Connection } from '../server/infra/database/index.ts';

const lot = 2_000;

/**
 * Writes so many publications, each some of the demo's paragraphs in an order of its own, under a title of the demo
 * with its number.
 */
export async function fillPublications(connection: Connection, documents: number): Promise<void> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  try {
    await client.query(`create temporary table paragraphs as
      select row_number() over () as n, paragraph
      from publications, regexp_split_to_table(text, E'\\n') as paragraph where paragraph <> ''`);
    await client.query('create index on paragraphs (n)');
    await client.query(`create temporary table titles as select row_number() over () as n, title from publications`);
    for (let from = 0; from < documents; from += lot) {
      await client.query(
        `insert into publications (kind, code, title, text, published_on)
        select case when doc % 4 = 0 then 'article' else 'news' end, 'bench-' || doc, t.title || ' ' || doc,
          (select string_agg(paragraph, E'\\n') from paragraphs p
            where p.n in (select 1 + (hashint8(doc * 31 + k) & 2147483647) % (select max(n) from paragraphs)
              from generate_series(1, case when doc % 4 = 0 then 22 else 7 end) k)) || '<p>Акт № А-' || doc || '/7</p>',
          date '2012-01-01' + doc * 37 % 5400
        from generate_series($1::int, $2::int) as doc
        join titles t on t.n = 1 + doc % (select max(n) from titles)`,
        [from, from + lot - 1],
      );
    }
    await client.query('vacuum analyze publication_search');
    await client.query('vacuum analyze search_documents');
    await client.query('vacuum analyze search_lexicon');
    await client.query('vacuum analyze search_texts');
  } finally {
    await client.end();
  }
}
