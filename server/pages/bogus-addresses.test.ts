import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/** Addresses that are no page of their own leave the cache as it was (spec: speed.page-cache). */
let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
});
afterAll(() => portal.close());

/** How many pages were rendered so far. */
async function rendered(): Promise<number> {
  const { body } = await portal.get('/metrics');
  return Number(/portal_page_cache_total\{result="miss"\} (\d+)/.exec(body)?.[1]);
}

async function open(path: string): Promise<string> {
  const { statusCode, body } = await portal.get(path);
  expect([path, statusCode]).toEqual([path, 200]);
  return body;
}

test.each<[string, (count: number) => string]>([
  ['/', (count) => `/?category=x${count}&tab=y${count}`],
  ['/', (count) => `/?utm=${count}`],
  ['/solutions', (count) => `/solutions?category=x${count}`],
  ['/solutions?category=industry', (count) => `/solutions?utm=${count}&category=industry&utm=${count}`],
  ['/reviews', (count) => `/reviews?tab=x${count}&page=1`],
  ['/search', (count) => `/search?type=x${count}`],
])('%s is one page, whatever stands behind it', async (path, bogus) => {
  const page = await open(path);
  const before = await rendered();
  for (let count = 0; count < 100; count += 1) expect(await open(bogus(count))).toBe(page);
  expect(await rendered()).toBe(before);
});

test.each([
  ['/search?q=%D0%BA&type=', '/portal/search?q=%D0%BA'],
  ['/search?type=', '/portal/search'],
  ['/search?type=&q=a%26type%3D&page=2', '/portal/search?q=a%26type%3D&page=2'],
  ['/solutions?category=', '/portal/solutions'],
])('what a form sends unchosen leaves the address: %s', async (path, location) => {
  const { statusCode, headers } = await portal.get(path);
  expect([statusCode, headers.location]).toEqual([301, location]);
});

test('a page is one, however its letters are written', async () => {
  const page = await open('/solutions/zup');
  const before = await rendered();
  const spell = (letters: number) =>
    [...'solutions'].map((letter, place) =>
      letters & (1 << place) ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    );
  for (let letters = 0; letters < 64; letters += 1) {
    expect(await open(`/${spell(letters).join('')}/zup`)).toBe(page);
    expect(await open(`/${spell(letters).join('')}/%7Aup`)).toBe(page);
  }
  expect(await rendered()).toBe(before);
});

test.each<[string, (count: number) => string]>([
  ['/price', (count) => `/price?type=x${count}`],
  ['/register/browse_partners', (count) => `/register/browse_partners?count=${count}`],
  ['/register/browse_partners', (count) => `/register/browse_partners?city=x${count}`],
  ['/faqs', (count) => `/faqs?q=x${count}`],
  ['/news', (count) => `/news?page=${1_000 + count}`],
  ['/reviews', (count) => `/reviews?page=x${count}`],
])('texts and numbers without end behind %s are not kept', async (path, bogus) => {
  await open(path);
  for (let count = 0; count < 10; count += 1) await open(bogus(count));
  const before = await rendered();
  for (let count = 0; count < 10; count += 1) await open(bogus(count));
  expect(await rendered()).toBe(before + 10);
  await open(path);
  expect(await rendered()).toBe(before + 10);
});

test('tabs and pages that there are stay kept', async () => {
  const paths = [
    '/?category=government&tab=video',
    '/solutions?category=partner',
    '/reviews?tab=video',
    '/news?page=2',
  ];
  for (const path of paths) await open(path);
  const before = await rendered();
  for (const path of paths) await open(path);
  expect(await rendered()).toBe(before);
});
