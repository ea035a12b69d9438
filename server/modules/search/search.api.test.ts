import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../../contract/search.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
});
afterAll(() => test.close());

const ask = (query: string, more: Record<string, string> = {}) =>
  test.get(`/api/v1/search/${encodeURIComponent(query)}`, { query: more });

async function find(query: string, more: Record<string, string> = {}): Promise<Found> {
  const answer = await ask(query, more);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json() as Found;
}

describe('the answer of a search', () => {
  it('tells of each document its kind, address below the base path, title, day and a piece with the hits', async () => {
    const { content, page, count } = await find('инвентаризация');
    expect([page, count]).toEqual([1, 10]);
    expect(content[0]).toEqual({
      type: 'article',
      url: '/articles/inventarizatsiya',
      title: expect.stringMatching(/^Инвентаризация склада/),
      publishDate: '2026-10-20',
      note: null,
      logoUrl: null,
      snippet: expect.stringMatching(/<mark>инвентаризаци/i),
    });
  });

  it('places a solution by its logo, a tariff by its price, a partner by the city, a review by its author', async () => {
    const first = async (query: string, kind: string) => (await find(query)).content.find(({ type }) => type === kind);
    expect(await first('учёт для аптек', 'solution')).toMatchObject({ note: null, logoUrl: '/media/logos/apteka.svg' });
    expect(await first('хранение архива', 'tariff')).toMatchObject({ note: '1\u00a0900\u00a0₸ в\u00a0месяц' });
    expect(await first('шахтёрский баланс', 'partner')).toMatchObject({ note: 'Караганда', logoUrl: null });
    expect(await first('просроченного на полке', 'review')).toMatchObject({
      note: expect.stringMatching(/^Динара Касенова\s· /),
    });
  });

  it('pages through everything once, in an order that stays', async () => {
    const whole = await find('бухгалтер', { count: '100' });
    expect(whole.totalElements).toBeGreaterThan(12);
    expect(whole.totalElements).toBe(whole.content.length);
    const urls: string[] = [];
    const first = await find('бухгалтер', { count: '5' });
    for (let page = 1; page <= first.totalPages; page += 1) {
      const { content, totalElements } = await find('бухгалтер', { count: '5', page: String(page) });
      expect(totalElements).toBe(whole.totalElements);
      urls.push(...content.map(({ url }) => url));
    }
    expect(urls).toEqual(whole.content.map(({ url }) => url));
    const past = await find('бухгалтер', { page: '1000' });
    expect(past).toMatchObject({ content: [], page: 1000, totalElements: whole.totalElements });
  });

  it('keeps to the asked type, so that paging stays true', async () => {
    const [all, articles, news] = await Promise.all([
      find('отчёт', { count: '100' }),
      find('отчёт', { count: '100', type: 'article' }),
      find('отчёт', { count: '100', type: 'news' }),
    ]);
    expect(new Set(articles.content.map(({ type }) => type))).toEqual(new Set(['article']));
    expect(new Set(news.content.map(({ type }) => type))).toEqual(new Set(['news']));
    const published = all.content.filter(({ type }) => type === 'article' || type === 'news');
    expect(articles.totalElements + news.totalElements).toBe(published.length);
    expect(published.length).toBeLessThan(all.totalElements);
  });

  it('finds what was published a moment ago, and no longer what was taken back, renamed or removed', async () => {
    const { db } = test.database;
    const row = {
      kind: 'news',
      code: 'fresh',
      title: 'Шмантопель',
      text: '<p>а<b>б</b>в</p>',
      published_on: '2026-11-21',
    };
    await db.insertInto('publications').values(row).execute();
    expect((await find('шмантопеля')).content.map(({ url }) => url)).toEqual(['/news/fresh']);
    expect((await find('абв')).totalElements).toBe(1);
    await db.updateTable('publications').set({ title: 'Иное' }).where('code', '=', 'fresh').execute();
    expect((await find('шмантопель')).totalElements).toBe(0);
    await db.updateTable('publications').set({ published: false }).where('code', '=', 'fresh').execute();
    expect((await find('абв')).totalElements).toBe(0);
    await db.updateTable('publications').set({ published: true }).where('code', '=', 'fresh').execute();
    expect((await find('абв')).totalElements).toBe(1);
    await db.deleteFrom('publications').where('code', '=', 'fresh').execute();
    expect((await find('абв')).totalElements).toBe(0);
  });

  it('parts a heading and the text after it by a stop, points of a list by a semicolon and cells by a dot in the middle', async () => {
    const { db } = test.database;
    await db
      .insertInto('publications')
      .values({
        kind: 'article',
        code: 'stops',
        title: 'Остановки',
        summary: '',
        text: '<h2>Порядок <b>фуфырей</b></h2><p>Закройте смену!</p><ul><li>касса</li><li>склад</li></ul><table><tr><td>Смена тарифа</td><td>каждый месяц</td></tr></table>',
        published_on: '2026-01-01',
      })
      .execute();
    const { content } = await find('фуфырей');
    await db.deleteFrom('publications').where('code', '=', 'stops').execute();
    expect(content[0]?.snippet).toBe(
      'Порядок <mark>фуфырей</mark>. Закройте смену! касса; склад. Смена тарифа · каждый месяц',
    );
  });

  it('shows text as text: only the hits are markup', async () => {
    const { db } = test.database;
    const text = '<p>Знак &lt;img src=x onerror=alert(1)&gt; и "кавычки" фуфырь &amp; Co</p>';
    await db
      .insertInto('publications')
      .values({ kind: 'news', code: 'odd', title: '<b>Тег</b>', text, published_on: '2026-11-21' })
      .execute();
    const { content } = await find('фуфыри');
    await db.deleteFrom('publications').where('code', '=', 'odd').execute();
    expect(content[0]?.title).toBe('<b>Тег</b>');
    expect(content[0]?.snippet).toBe(
      'Знак &lt;img src=x onerror=alert(1)&gt; и\u00a0&quot;кавычки&quot; <mark>фуфырь</mark> &amp; Co',
    );
  });
});

describe('bounds', () => {
  it('refuses more than 200 characters with words, however many there are, and takes 200 emoji', async () => {
    for (const query of ['я'.repeat(201), 'a'.repeat(900), 'я'.repeat(1_200)]) {
      const answer = await ask(query);
      expect([query.length, answer.statusCode]).toEqual([query.length, 400]);
      expect(answer.json()).toMatchObject({ fields: { query: expect.stringContaining('200') } });
    }
    expect(await find('🧮'.repeat(200))).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
    expect((await ask('я'.repeat(200))).statusCode).toBe(200);
  });

  it('refuses a bad type, page and count', async () => {
    const wrong: Record<string, string>[] = [
      { type: 'faq' },
      { type: '' },
      { page: '0' },
      { page: 'x' },
      { count: '101' },
    ];
    for (const more of wrong) expect((await ask('налоги', more)).statusCode).toBe(400);
  });

  it('answers an honest empty list to nothing, blanks, punctuation and stop words', async () => {
    for (const query of [' ', '/', '%', '"', '""', '« »', "'", '\\', ':*', '|&!()', '<->', 'и', 'не на по', '---'])
      expect(await find(query)).toMatchObject({ content: [], totalElements: 0, totalPages: 0, partial: false });
  });

  it('takes the special characters of queries, patterns and HTML for separators of words', async () => {
    for (const query of ["налоги'", 'налоги:*', '!налоги', '(налоги', 'налоги\\', '"налоги', '<b>налоги', '%налоги%'])
      expect((await find(query)).totalElements).toBeGreaterThan(0);
  });

  it('never fails, whatever is typed', async () => {
    const bits = [
      'налог',
      ' ',
      '"',
      "'",
      '\\',
      ':*',
      '|',
      '&',
      '!',
      '(',
      ')',
      '<->',
      '%',
      '_',
      '🧮',
      'ё',
      'A',
      '\u0301',
      '漢字',
      'ә',
      '-',
      '1',
      '.',
      '«',
      '»',
      '<b>',
      '&amp;',
      '\u00ad',
      '\u202e',
    ];
    const odd = fc.oneof(
      fc.array(fc.constantFrom(...bits), { maxLength: 30 }).map((some) => some.join('')),
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (query) => {
        const well = query.toWellFormed().replaceAll('\0', '');
        if (well === '') return;
        for (const path of [
          `/api/v1/search/${encodeURIComponent(well)}`,
          `/api/v1/search-suggestions?query=${encodeURIComponent(well)}`,
        ]) {
          const answer = await test.get(path);
          // An address of dots alone leads elsewhere.
          expect([400, 404, 200], well).toContain(answer.statusCode);
        }
      }),
      { numRuns: 150 },
    );
    expect((await test.get('/api/v1/search/%00')).statusCode).toBe(400);
  });

  it('never fails, however a word of documents or of synonyms alone is misspelt beside a known one', async () => {
    const { rows } = await test.database.pool.query<{ word: string }>(
      "select word from search_lexicon union select word from search_synonyms where word ~ '^[а-я]+$' order by word",
    );
    const misspelt = fc
      .tuple(fc.constantFrom(...rows.map(({ word }) => word)), fc.nat(), fc.constantFrom('', 'а', 'и', 'т'))
      .map(([word, at, letter]) => word.slice(0, at % word.length) + letter + word.slice((at % word.length) + 1));
    const known = ['вывли', 'внесние', 'вывдет', 'вывети'].map((word): [string] => [word]);
    await fc.assert(
      fc.asyncProperty(misspelt, async (word) => {
        expect((await find(`${word} отчёт`)).partial, word).toBeTypeOf('boolean');
      }),
      { numRuns: 100, examples: known },
    );
  });
});

describe('suggestions', () => {
  const suggest = async (query: string, more: Record<string, string> = {}) =>
    (await test.get('/api/v1/search-suggestions', { query: { query, ...more } })).json() as {
      content: { type: string; title: string; url: string }[];
    };

  it('are at most seven titles with what has been typed, in either layout', async () => {
    const { content } = await suggest('инвентар');
    expect(content).toContainEqual({
      type: 'article',
      title: expect.stringMatching(/^Инвентаризация склада/),
      url: '/articles/inventarizatsiya',
    });
    expect((await suggest('bydtynfh')).content).toEqual(content);
    for (const begun of ['при', 'отч', 'пол', 'зар'])
      expect((await suggest(begun)).content.length).toBeLessThanOrEqual(7);
  });

  it('keep to the type and are none for nothing', async () => {
    const { content } = await suggest('инвентар', { type: 'news' });
    expect(content.filter(({ type }) => type !== 'news')).toEqual([]);
    for (const nothing of ['', ' ', '.', 'ъъъъ']) expect((await suggest(nothing)).content).toEqual([]);
  });
});

describe('a flood of searches', () => {
  const dear = Array.from({ length: 50 }, (_, index) => `аб${String.fromCharCode(1072 + (index % 32))}`).join(' ');
  const from = (address: string, query: string) =>
    test.inject({ url: `/portal/api/v1/search/${encodeURIComponent(query)}`, remoteAddress: address });

  it('from one address makes it wait or refuses it, and others find all the same', async () => {
    const flood = Promise.all(Array.from({ length: 60 }, () => from('10.3.3.3', dear)));
    const honest = await Promise.all(['10.4.4.4', '10.5.5.5'].map((address) => from(address, 'отчёт')));
    for (const { statusCode } of honest) expect(statusCode).toBe(200);
    const statuses = (await flood).map(({ statusCode }) => statusCode);
    // One runs and twenty wait, of whom those are refused too that waited for seconds on a busy machine.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(21);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  it('reads no more than sixteen parts', async () => {
    const words = Array.from({ length: 16 }, (_, index) => `слово${index}`).join(' ');
    expect(await find(`${words} бухгалтер`)).toMatchObject({ content: [], totalElements: 0 });
    expect((await find('бухгалтер')).totalElements).toBeGreaterThan(0);
  });
});
