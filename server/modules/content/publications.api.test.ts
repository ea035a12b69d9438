import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyPublicationCard, Publication } from '../../../contract/content-publications.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

interface List {
  content: AnyPublicationCard[];
  page: number;
  count: number;
  totalPages: number;
  totalElements: number;
}

const news = '/api/v1/news';
const articles = '/api/v1/articles';
const publications = '/api/v1/publications';
const publicCache = 'public, max-age=0, s-maxage=60, must-revalidate';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
});
afterAll(() => test.close());

const list = async (path: string, query?: Record<string, string>) =>
  (await test.get(path, query && { query })).json() as List;
const one = async (path: string) => (await test.get(path)).json() as Publication;

/** The whole list by its pages. */
async function whole(path: string, count: string): Promise<AnyPublicationCard[]> {
  const { totalPages } = await list(path, { count });
  const pages = await Promise.all(
    Array.from({ length: totalPages }, (_, index) => list(path, { count, page: String(index + 1) })),
  );
  return pages.flatMap(({ content }) => content);
}

describe.each([
  [news, 30],
  [articles, 40],
  [publications, 70],
])('the list %s', (path, totalElements) => {
  it('is open to anyone, ten on a page, cached for a minute by proxies', async () => {
    const answer = await test.get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(publicCache);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const { content, ...figures } = answer.json() as List;
    expect(figures).toEqual({ page: 1, count: 10, totalPages: totalElements / 10, totalElements });
    expect(content).toHaveLength(10);
  });

  it('goes from the newest to the oldest, and its pages make up the whole, each thing once', async () => {
    const all = await whole(path, '7');
    expect(all).toHaveLength(totalElements);
    expect(new Set(all.map(({ type, code }) => `${type} ${code}`)).size).toBe(totalElements);
    const days = all.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
    expect((await list(path, { count: '100' })).content).toEqual(all);
  });

  it('past the end is empty and keeps its numbers', async () => {
    expect(await list(path, { page: '999' })).toEqual({
      content: [],
      page: 999,
      count: 10,
      totalPages: totalElements / 10,
      totalElements,
    });
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=1&page=2', 'count=0', 'count=101', 'page=', 'page=1e9'])(
    'refuses %s',
    async (query) => {
      const answer = await test.get(`${path}?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'common.invalid', fields: expect.any(Object) });
    },
  );
});

describe('news and articles', () => {
  it('in a list have a code, a title, a summary and a day; in the joint list also their kind', async () => {
    const card = {
      code: expect.any(String),
      title: expect.any(String),
      summary: expect.any(String),
      published: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    };
    for (const path of [news, articles]) for (const item of (await list(path)).content) expect(item).toEqual(card);
    const both = (await list(publications, { count: '100' })).content;
    for (const item of both) expect(item).toEqual({ ...card, type: expect.stringMatching(/^(news|article)$/) });
    const codes = (path: string) => async () => (await list(path, { count: '100' })).content.map(({ code }) => code);
    expect(both.filter(({ type }) => type === 'news').map(({ code }) => code)).toEqual(await codes(news)());
    expect(both.filter(({ type }) => type === 'article').map(({ code }) => code)).toEqual(await codes(articles)());
  });

  it('all say in a few words what they are about', async () => {
    for (const { code, summary } of await whole(publications, '100')) {
      expect(summary.length, code).toBeGreaterThan(20);
      expect(summary.length, code).toBeLessThanOrEqual(200);
      expect(summary, code).not.toMatch(/[<>&]/);
    }
  });

  it('stand one by one with their text, the links of it under the base path', async () => {
    const article = await one(`${articles}/info_user_agreement`);
    expect(article).toMatchObject({
      code: 'info_user_agreement',
      title: expect.stringMatching(/^Пользовательское соглашение: /),
      published: '2026-11-02',
      newer: null,
      older: { code: expect.any(String), title: expect.any(String) },
      listPage: 1,
    });
    expect(article.text).toContain('href="/portal/register/user_agreement"');
    for (const { type, code } of await whole(publications, '100')) {
      const { text } = await one(`${type === 'news' ? news : articles}/${code}`);
      expect(text.length).toBeGreaterThan(200);
      expect(text).not.toMatch(/(href|src)="\/(?!portal\/)/);
    }
  });

  it.each([news, articles])('of %s know their page and their neighbours', async (path) => {
    const all = await whole(path, '100');
    for (const [index, { code }] of all.entries()) {
      const { listPage, newer, older } = await one(`${path}/${code}`);
      expect([listPage, newer?.code, older?.code]).toEqual([
        Math.floor(index / 10) + 1,
        all[index - 1]?.code,
        all[index + 1]?.code,
      ]);
    }
  });

  it('of one day have one order everywhere', async () => {
    const { db } = test.database;
    const codes = ['odin-den-b', 'odin-den-a', 'odin-den-c'];
    const values = codes.map((code) => ({ kind: 'news', code, title: code, published_on: '2020-02-29' }));
    await db.insertInto('publications').values(values).execute();
    const all = (await whole(news, '100')).map(({ code }) => code);
    expect(all.slice(-3)).toEqual(['odin-den-a', 'odin-den-b', 'odin-den-c']);
    const middle = await one(`${news}/odin-den-b`);
    expect([middle.newer?.code, middle.older?.code]).toEqual(['odin-den-a', 'odin-den-c']);
    await db.deleteFrom('publications').where('code', 'in', codes).execute();
  });

  it('that are not published are in no list and have no address, nor are they anyone’s neighbours', async () => {
    const { db } = test.database;
    const [first, second, third] = (await list(news)).content;
    const hidden = second?.code ?? '';
    await db.updateTable('publications').set({ published: false }).where('code', '=', hidden).execute();
    expect((await test.get(`${news}/${hidden}`)).statusCode).toBe(404);
    expect((await list(news)).totalElements).toBe(29);
    expect((await list(publications)).content.map(({ code }) => code)).not.toContain(hidden);
    expect((await one(`${news}/${first?.code}`)).older?.code).toBe(third?.code);
    await db.updateTable('publications').set({ published: true }).where('code', '=', hidden).execute();
  });
});

describe('what is not there', () => {
  it.each([
    [`${news}/no-such`, 'content.unknown-news'],
    [`${news}/faq_partner`, 'content.unknown-news'],
    [`${articles}/partnerov-426`, 'content.unknown-article'],
    [`${articles}/%D1%8F`, 'content.unknown-article'],
    [`${articles}/'%20or%201=1`, 'content.unknown-article'],
  ])('%s is 404 with a next step', async (path, code) => {
    const answer = await test.get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/Посмотрите/) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([`${news}/%00`, `${articles}/%00x`, `${news}/${'a'.repeat(201)}`, `${news}/%ff`])(
    '%s is the asker’s mistake',
    async (path) => {
      const { statusCode } = await test.get(path);
      expect([400, 404]).toContain(statusCode);
    },
  );
});

describe('static pages', () => {
  it.each(['about', 'user-agreement'])('%s is one clean text', async (code) => {
    const answer = await test.get(`/api/v1/static-pages/${code}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(publicCache);
    const { text, ...rest } = answer.json() as { text: string };
    expect(rest).toEqual({});
    expect(text).toMatch(/^<p>/);
    expect(text).not.toMatch(/(href|src)="\/(?!portal\/)/);
  });

  it('the agreement names the date of its edition', async () => {
    const answer = await test.get('/api/v1/static-pages/user-agreement');
    expect((answer.json() as { text: string }).text).toMatch(/^<p>Редакция от\s\d+\s[а-я]+\s20\d\d\sгода\.<\/p>/);
  });

  it('of a site without content are absent', async () => {
    await test.database.db.deleteFrom('static_pages').where('code', '=', 'about').execute();
    const answer = await test.get('/api/v1/static-pages/about');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'content.unknown-page' });
    expect((await test.get('/api/v1/static-pages/no-such')).statusCode).toBe(404);
  });
});
