import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostFound } from '../../../contract/search.values.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findDocuments } from './find-documents.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const many = 9_000;
const lot = 300;
const visitor = { isSignedIn: false, withoutTariffs: false };

/** The portal's database, and how many statements it has been asked. */
function counted() {
  const asked = { statements: 0 };
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db, asked };
}

describe('a search', () => {
  it('asks the database few times, because on a busy machine each statement waits for the processor (spec: search.lane)', async () => {
    const { db, asked } = counted();
    const { totalElements } = await findDocuments(db, { query: 'закрытие месяца', page: 1, count: 10 }, visitor);
    expect(totalElements).toBeGreaterThan(0);
    // The last one for documents that lack a word, because few have them all.
    expect(asked.statements).toBeLessThanOrEqual(6);
  });

  it('finds the freshest of very many, as many as are shown, whether the last years have so many or not', async () => {
    const { db } = database;
    // Of the last two years every document has the first word, and only some have the second.
    // In lots, because a statement may take three seconds.
    for (let first = 1; first <= many; first += lot)
      await sql`insert into publications (kind, code, title, text, published_on)
        select 'news', 'many-' || n, 'Запись', 'шмантопель ' || case when n > 1500 or n % 3 = 0 then 'фуфырь' else '' end,
          date '2027-12-31' - case when n > 1500 then 800 + n / 10 else n / 3 end
        from generate_series(${first}::int, ${first + lot - 1}::int) as n`.execute(db);
    await sql`analyze search_documents`.execute(db);
    for (const [query, word] of [
      ['шмантопель', 'шмантопель'],
      ['фуфырь', 'фуфырь'],
      ['"шмантопель фуфырь"', 'шмантопель фуфырь'],
    ] as const) {
      const last = await findDocuments(db, { query, page: mostFound / 100, count: 100 }, visitor);
      const { rows } = await sql<{ url: string }>`select '/news/' || code as url from publications
        where text like ${`%${word}%`} order by published_on desc, kind, code collate "C"
        limit 100 offset ${last.totalElements - 100}`.execute(db);
      expect([query, last.totalElements]).toEqual([query, mostFound]);
      expect(last.content.map(({ url }) => url)).toEqual(rows.map(({ url }) => url));
    }
  });
});
