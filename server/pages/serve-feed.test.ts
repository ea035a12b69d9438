import { afterEach, expect, test } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

let portal: TestPortal;
afterEach(() => portal.close());

async function feed(environment: Record<string, string> = {}) {
  portal = await createTestPortal({ environment: { PUBLIC_URL: 'https://schety.test', ...environment } });
  return portal.get('/rss.xml');
}

const all = (xml: string, pattern: RegExp) => Array.from(xml.matchAll(pattern), ([, found]) => found ?? '');

test('the feed holds the news, newest first, for anyone and for a minute', async () => {
  const answer = await feed();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
    etag: expect.any(String),
  });
  const items = answer.body.split('<item>').slice(1);
  expect(items).toHaveLength(30);
  const days = all(answer.body, /<pubDate>(.*?)<\/pubDate>/g).map((date) => Date.parse(date));
  expect(days).toEqual([...days].sort((one, other) => other - one));
  expect(items[0]).toMatch(/<title><!\[CDATA\[Занятия о\sзакрытии года прошли\]\]><\/title>/);
  expect(items[0]).toContain('Шесть встреч');
  expect(items[0]).toContain('<pubDate>Thu, 19 Nov 2026 19:00:00 GMT</pubDate>');
});

test('every address of it is whole, under the base path, and leads to a page', async () => {
  const { body } = await feed({ BASE_PATH: '/portal' });
  const links = all(body, /<link>(.*?)<\/link>/g);
  expect(links).toHaveLength(31);
  for (const link of links) expect(link).toMatch(/^https:\/\/schety\.test\/portal\/news(\/[a-z0-9_-]+)?$/);
  expect(body).toContain('href="https://schety.test/portal/rss.xml"');
  expect(all(body, /(?:href|src)="(\/[^"]*)"/g)).toEqual([]);
  const one = links.at(-1)?.slice('https://schety.test/portal'.length) ?? '';
  expect((await portal.get(one)).statusCode).toBe(200);
});

test('odd words do not break it, hidden news are not in it, and a reader that has it is told so', async () => {
  portal = await createTestPortal();
  const { db } = portal.database;
  await db
    .insertInto('publications')
    .values([
      {
        kind: 'news',
        code: 'odd',
        title: 'A ]]> <b>& "x" / ]]>',
        summary: '',
        text: '<p>&lt;x&gt;</p>',
        published_on: '2027-01-01',
      },
      { kind: 'news', code: 'hidden', title: 'Тайное', published_on: '2027-01-02', published: false },
    ])
    .execute();
  const answer = await portal.get('/rss.xml');
  expect(answer.body).not.toContain('Тайное');
  const item = answer.body.split('<item>')[1] ?? '';
  expect(item).toContain('/news/odd</link>');
  // Every section that is opened is closed before the next, and none of the text stands outside of one.
  expect(item.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toMatch(/\]\]>|<b>|<p>/);
  const again = await portal.get('/rss.xml', { headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('a site without news has an empty feed', async () => {
  portal = await createTestPortal();
  await portal.database.db.deleteFrom('publications').execute();
  const answer = await portal.get('/rss.xml');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('<item>');
});
