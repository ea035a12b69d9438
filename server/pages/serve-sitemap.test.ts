import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PageCache } from '../infra/page-cache/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { serveSitemap } from './serve-sitemap.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const page = { audience: 'public', title: 'catalogue:title', frame: 'shell', listed: true } as const;

function start(perFile?: number) {
  const app = Fastify();
  serveSitemap(app, {
    db: database.db,
    cache: new PageCache({ maxBytes: 1_000_000, maxAgeMs: 60_000 }),
    settings: { PUBLIC_URL: 'https://portal.test', BASE_PATH: '' },
    siteRoutes: {
      home: { ...page, path: '/', screen: 'content/home' },
      login: { ...page, path: '/login', screen: 'identity/login', listed: false },
      faq: { ...page, path: '/faqs/:id', screen: 'content/faq' },
      review: { ...page, path: '/reviews/:id' },
      solution: { ...page, path: '/solutions/:code', screen: 'catalogue/solution' },
    },
    ...(perFile !== undefined && { perFile }),
  });
  return async (url: string) => {
    const { statusCode, body } = await app.inject({ url });
    return { statusCode, body, found: Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, loc]) => loc) };
  };
}

test('what one file cannot hold stands in several, named by an index', async () => {
  const whole = (await start()('/sitemap.xml')).found;
  expect(whole.length).toBeGreaterThan(14);
  const perFile = 6;
  const files = Array.from({ length: Math.ceil(whole.length / perFile) }, (_, file) => file + 1);
  const get = start(perFile);
  expect((await get('/sitemap.xml')).found).toEqual(files.map((file) => `https://portal.test/sitemap-${file}.xml`));
  const parts = await Promise.all(files.map((file) => get(`/sitemap-${file}.xml`)));
  expect(parts.flatMap(({ found }) => found)).toEqual(whole);
  expect(Math.max(...parts.map(({ found }) => found.length))).toBe(perFile);
  expect((await get(`/sitemap-${files.length + 1}.xml`)).statusCode).toBe(404);
});

test('what is not published or not for everybody is not there; a change has its day', async () => {
  const { db } = database;
  await db.updateTable('solutions').set({ published: false }).where('code', '=', 'ea').execute();
  await db
    .updateTable('solutions')
    .set({ updated_at: new Date('2026-02-03T04:05:06Z') })
    .where('code', '=', 'zup')
    .execute();
  await db.deleteFrom('faq_categories').execute();
  await db
    .insertInto('faq_categories')
    .values([
      { id: 1, position: 1, title: 'Для всех', public_use: true },
      { id: 2, position: 2, title: 'Для своих', public_use: false },
    ])
    .execute();
  const question = { position: 1, title: 'Вопрос', text: 'Ответ' };
  await db
    .insertInto('faqs')
    .values([
      { ...question, id: 1, category_id: 1 },
      { ...question, id: 2, category_id: 2 },
      { ...question, id: 3, category_id: 1, published: false },
    ])
    .execute();
  const { body, found } = await start()('/sitemap.xml');
  expect(found).not.toContain('https://portal.test/solutions/ea');
  expect(body).toMatch(/\/solutions\/zup<\/loc><lastmod>2026-02-03T04:05:06(\.000)?(Z|\+00:00)<\/lastmod>/);
  expect(found.filter((url) => url?.includes('/faqs/'))).toEqual(['https://portal.test/faqs/1']);
  expect(found.filter((url) => /login|reviews/.test(url ?? ''))).toEqual([]);
});
