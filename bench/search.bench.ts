import pg from 'pg';
import { openDatabase } from '../server/infra/database/index.ts';
import { findDocuments } from '../server/modules/search/index.ts';
import { startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const documents = 100_000;
const lot = 2_000;
const rounds = 60;
const targetMs = 30;

const queries: Readonly<Record<string, string>> = {
  'слово половины документов': 'программа',
  'частое слово': 'учёт',
  'редкое слово': 'А-77777/7',
  'несколько слов': 'закрыть месяц',
  фраза: '"закрытие месяца"',
  'начало слова': 'инвентар',
  'чужая раскладка': 'bydtynfhbpfwbz',
  ничего: 'квантовая телепортация',
};

/** The search over 100,000 documents made of the demo's own paragraphs. */
export async function benchSearch(): Promise<void> {
  heading(`Поиск: ${documents} документов`);
  const portal = await startPortal();
  try {
    const connection = await embeddedConnection(portal.dataDir);
    await fill(connection as pg.ClientConfig);
    const database = openDatabase(connection, { onIdleError: () => undefined });
    for (const [what, query] of Object.entries(queries)) {
      const times: number[] = [];
      let found = 0;
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        found = (await findDocuments(database.db, '', { query, page: 1, count: 10 })).totalElements;
        times.push(performance.now() - startedAt);
      }
      times.sort((one, other) => one - other);
      const at = (share: number) => times[Math.floor(rounds * share)] ?? 0;
      line(what, { 'p50, мс': at(0.5), 'p95, мс': at(0.95), найдено: found });
      ratio('', at(0.95), `< ${targetMs}`, at(0.95) < targetMs);
    }
    await database.close();
  } finally {
    await portal.stop();
  }
}

/** Each document is some of the demo's paragraphs in an order of its own; half of them are under a title of the demo. */
async function fill(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
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
        select case when n % 4 = 0 then 'article' else 'news' end, 'bench-' || n, t.title || ' ' || n,
          (select string_agg(paragraph, E'\\n') from paragraphs p
            where p.n in (select 1 + (hashint8(n * 31 + k) & 2147483647) % (select max(n) from paragraphs)
              from generate_series(1, case when n % 4 = 0 then 22 else 7 end) k)) || '<p>Акт № А-' || n || '/7</p>',
          date '2012-01-01' + n * 37 % 5400
        from generate_series($1::int, $2::int) as n
        join titles t on t.n = 1 + n % (select max(n) from titles)`,
        [from, from + lot - 1],
      );
    }
    await client.query('vacuum analyze publication_search');
  } finally {
    await client.end();
  }
}
