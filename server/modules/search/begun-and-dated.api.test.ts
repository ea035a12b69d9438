import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { dateAt, isYearSaid } from './dates.ts';
import { askSearch } from './testing/ask-search.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const seen = 3;
const firstOf = async (query: string) => (await askSearch(test, query)).content.slice(0, seen).map(({ url }) => url);

const suggested = async (query: string, more: Record<string, string> = {}) =>
  (
    (await test.get('/api/v1/search-suggestions', { query: { query, ...more } })).json() as {
      content: { title: string; url: string }[];
    }
  ).content.map(({ url, title }) => ({ url, title: title.replaceAll('\u00a0', ' ') }));

// A reader's queries that missed, each for a cause in kind.
const missed = [
  { query: 'статьи 2025', cause: 'a year alone', url: '/articles/kod-priglasheniya' },
  { query: 'статьи за август', cause: 'a month alone', url: '/articles/gos-zarplata-tarifikatsiya' },
  { query: 'мартовские новости', cause: 'a month as an adjective', url: '/news/podderzhka-nauryz' },
  { query: 'новости сентябрь', cause: 'a month alone', url: '/news/cena-dopolnitelnogo-mesta' },
  { query: 'командировать сотрудника', cause: 'a verb and its noun', url: '/articles/avansovyy-otchet' },
  { query: 'счет-ф', cause: 'a letter after a hyphen', url: '/articles/esf-na-praktike' },
  { query: 'тари', cause: 'a beginning of the name of a page', url: '/price' },
  { query: 'прейскурант', cause: 'a synonym', url: '/price' },
  { query: 'ghtqcrehfyn', cause: 'a synonym in the other layout', url: '/price' },
  { query: 'ФОТ', cause: 'an abbreviation', url: '/articles/zarplata-za-mesyats' },
  { query: 'ЕНП', cause: 'an abbreviation', url: '/articles/zarplata-za-mesyats' },
  { query: 'принтер не работает', cause: 'what goes wrong says less than what it is', url: '/faqs/306' },
  {
    query: 'ошибка в зарплате',
    cause: 'what goes wrong says less than what it is',
    url: '/articles/zarplata-za-mesyats',
  },
  { query: '1.10.2026', cause: 'a day of seven digits', url: '/news/cena-dopolnitelnogo-mesta' },
  { query: '1 окт 2026', cause: 'a shortened month', url: '/news/cena-dopolnitelnogo-mesta' },
  { query: '717 200-00-18', cause: 'a phone without the code of the country', url: '/help' },
  { query: 'где скачать программу', cause: 'a synonym', url: '/faqs/107' },
] as const;

describe('what a reader looked for in vain', () => {
  it.each(missed)('«$query» is found: $cause', async ({ query, url }) => {
    expect(await firstOf(query)).toContain(url);
  });
});

describe('a month or a year alone', () => {
  const newest = '2026-11-20';
  it('is a date only beside a word for what is published', () => {
    expect(dateAt([['ноябрь']], newest)).toMatchObject({ words: 1, published: '@2026-11' });
    expect(dateAt([['2025']], newest)).toMatchObject({ words: 1, published: '@2025' });
    for (const word of ['ноябрь', '2025']) expect(dateAt([[word]])).toBeUndefined();
  });

  it.each([
    ['2026', 'года', true],
    ['2026', 'году', true],
    ['2026', 'г', true],
    ['2026', 'годовой', false],
    ['45', 'года', false],
  ])('«%s %s»: the word says nothing beside the year: %s', (year, word, isSaid) => {
    expect(isYearSaid([year], [word])).toBe(isSaid);
  });

  it('is the last month of that name', () => {
    expect(dateAt([['декабре']], newest)?.published).toBe('@2025-12');
    expect(dateAt([['январь']], newest)?.published).toBe('@2026-01');
  });

  it('as an adjective is the month that texts write of', () => {
    expect(dateAt([['сентябрьского']])).toEqual({ words: 1, written: "'сентябр'" });
    expect(dateAt([['майских']], newest)).toMatchObject({ published: '@2026-05' });
    expect(dateAt([['мартовки']])).toBeUndefined();
  });
});

describe('a day within a range that a text writes', () => {
  it.each([
    ['22 марта', '/news/podderzhka-nauryz'],
    ['22 марта 2026', '/news/podderzhka-nauryz'],
    ['22.03.2026', '/news/podderzhka-nauryz'],
    ['21 марта 2026', '/news/podderzhka-nauryz'],
    ['23 марта', '/news/podderzhka-nauryz'],
    ['23 марта 2026 года', '/news/podderzhka-nauryz'],
    ['3 января', '/news/podderzhka-novyy-god'],
    ['3 января 2026', '/news/podderzhka-novyy-god'],
    ['03.01.2026', '/news/podderzhka-novyy-god'],
    ['5 января 2026', '/news/podderzhka-novyy-god'],
  ])('«%s» finds it (spec: search.russian)', async (query, url) => {
    expect(await firstOf(query)).toContain(url);
  });

  it('is that of no other year', async () => {
    expect(await firstOf('22 марта 2025')).not.toContain('/news/podderzhka-nauryz');
  });

  it('reaches what was indexed before days of ranges were', async () => {
    const { db } = test.database;
    await sql`update search_documents set document = ts_delete(document, '@~2026-03-22'), title = ts_delete(title, '@~2026-03-22')
      where code = 'podderzhka-nauryz'`.execute(db);
    expect(await firstOf('22.03.2026')).toEqual([]);
    const migration = await readFile(new URL('../../migrations/0069-days-of-ranges.sql', import.meta.url), 'utf8');
    await sql.raw(migration.slice(migration.indexOf('do $$'))).execute(db);
    expect(await firstOf('22.03.2026')).toEqual(['/news/podderzhka-nauryz']);
  });

  it.each([
    ['С\u00a021 по\u00a023\u00a0марта', ['03-21', '03-22', '03-23']],
    ['21–23 марта', ['03-21', '03-22', '03-23']],
    ['с 30 апреля по 2 мая', ['04-30', '05-01', '05-02']],
    ['с 28 по 29 февраля', ['02-28', '02-29']],
    ['5 и 7 января', ['01-05', '01-07']],
    ['с 1 января по 31 декабря', []],
    ['с 21 по 45 марта, с 0 по 3 мая, с 9 по 5 июня', []],
    ['в 18:00 и 7 января, форма 910 и 3 января', []],
  ])('«%s» has its days', async (text, days) => {
    expect(await daysIn(text, null)).toEqual(days);
  });

  it.each([
    ['6 и 7 мая', '2025-05-02', ['05-06', '05-07', '2025-05-06', '2025-05-07']],
    ['с 6 по 7 мая 2026 года', '2025-05-02', ['05-06', '05-07', '2026-05-06', '2026-05-07']],
    ['с 31 декабря по 1 января', '2025-12-20', ['01-01', '12-31', '2025-12-31', '2026-01-01']],
    ['с 31 декабря по 1 января', '2026-01-08', ['01-01', '12-31', '2025-12-31', '2026-01-01']],
    ['с 31 декабря 2024 года по 1 января 2025 года', null, ['01-01', '12-31', '2024-12-31', '2025-01-01']],
  ])('«%s», published on %s, has those of its year', async (text, published, days) => {
    expect(await daysIn(text, published)).toEqual(days);
  });

  async function daysIn(text: string, published: string | null): Promise<string[]> {
    const asked = sql<{ days: string[] }>`select search_written_days(${text}, ${published}::date) as days`;
    const { rows } = await asked.execute(test.database.db);
    return rows[0]?.days.map((day) => day.replace('@~', '')) ?? [];
  }
});

describe('suggestions', () => {
  it.each([
    ['тари', '/price'],
    ['цен', '/price'],
    ['нов', '/news'],
    ['отз', '/reviews'],
    ['парт', '/register/browse_partners'],
  ])('begin with the page whose name begins with «%s»', async (query, url) => {
    expect((await suggested(query))[0]?.url).toBe(url);
  });

  it('go on behind a hyphen', async () => {
    expect((await suggested('счет-ф'))[0]?.url).toBe('/articles/esf-na-praktike');
  });

  it.each([
    ['бухалтерия', 'a letter left out'],
    ['востановление', 'a doubled letter'],
    ['амртизация', 'a vowel that is not heard'],
    ['polzovatel', 'a soft sign in Latin letters'],
  ])('stay while «%s» is begun: %s', async (word) => {
    const lists = Array.from({ length: word.length - 4 }, (_, more) => word.slice(0, more + 5));
    for (const begun of lists) expect([begun, (await suggested(begun)).length]).not.toEqual([begun, 0]);
  });

  it.each(['отпусткные', 'пригалшение', 'накалдная', 'партньор', 'регитсрация', 'подпсика'])(
    'stay while a mistake in «%s» is typed on',
    async (word) => {
      for (let length = 3; length <= word.length; length += 1) {
        const begun = word.slice(0, length);
        expect([begun, (await suggested(begun)).length]).not.toEqual([begun, 0]);
      }
    },
  );

  it.each([
    ['буг', 'бу'],
    ['зрп', 'з'],
    ['бх', 'б'],
  ])('of «%s», too short to be corrected, are those of «%s»', async (query, before) => {
    expect(await suggested(query)).toEqual(await suggested(before));
  });

  it('of words that only ask are the questions that begin so', async () => {
    for (const [query, beginning] of [
      ['что', 'Что'],
      ['где', 'Где'],
      ['что бу', 'Что будет'],
    ] as const)
      expect([query, (await suggested(query))[0]?.title]).toEqual([
        query,
        expect.stringMatching(new RegExp(`^${beginning}`)),
      ]);
    expect((await suggested('что', { type: 'news' })).filter(({ url }) => url.startsWith('/faqs/'))).toEqual([]);
  });
});
