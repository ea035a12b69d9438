import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
  await portal.database.db
    .insertInto('publications')
    .values([
      { kind: 'article', code: 'partnerov-426', title: 'Статья с кодом новости', published_on: '2026-01-01' },
      { kind: 'news', code: 'hidden', title: 'Тайное', published_on: '2026-01-01', published: false },
      { kind: 'article', code: 'hidden', title: 'Явное', published_on: '2026-01-01' },
    ])
    .execute();
});
afterAll(() => portal.close());

test.each([
  ['/news/article', '/portal/news'],
  ['/news/article/', '/portal/news'],
  ['/news/article?page=2', '/portal/news?page=2'],
  ['/faq/', '/portal/faqs'],
  ['/news/search?q=%D0%BA', '/portal/search?q=%D0%BA'],
  ['/news/search/article', '/portal/search/article'],
  ['/news/article/partnerov-426', '/portal/news/partnerov-426'],
  ['/news/article/partnerov-426/', '/portal/news/partnerov-426'],
  ['/news/article/info_user_agreement', '/portal/articles/info_user_agreement'],
  ['/news/article/hidden', '/portal/articles/hidden'],
])('%s leads to %s for good', async (from, to) => {
  const answer = await portal.get(from);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  expect((await portal.inject({ method: 'GET', url: to })).statusCode).toBe(200);
});

test.each(['/news/article/no-such', '/news/article/%00', '/news/article/..%2F..%2Fmy', '/news/article/a/b'])(
  '%s is a page that is not there, kept by nobody',
  async (address) => {
    const answer = await portal.get(address);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('Страница не\u00a0найдена');
  },
);
