import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { PageCache, type StoredPage } from './page-cache.ts';

const page = (body: string, keep = true) => ({ status: 200, headers: { 'content-type': 'text/html' }, body, keep });
const textOf = (stored: StoredPage) => stored.ready('identity')?.toString();

function start(options: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) {
  const clock = { ms: 1_000_000 };
  const cache = new PageCache({ maxBytes: 1_000_000, maxAgeMs: 60_000, now: () => clock.ms, ...options });
  return { cache, clock };
}

afterEach(() => vi.useRealTimers());

/** A maker that answers when told to. */
function slowMaker() {
  const gate = Promise.withResolvers<ReturnType<typeof page>>();
  return { make: vi.fn(() => gate.promise), answer: gate.resolve, fail: gate.reject };
}

test('keeps one page in three forms with a tag of its content', async () => {
  const { cache } = start();
  const text = 'Счёты '.repeat(100);
  const kept = await cache.get('/', async () => page(text));
  expect(brotliDecompressSync(await kept.bytes('br')).toString()).toBe(text);
  expect(gunzipSync(await kept.bytes('gzip')).toString()).toBe(text);
  expect(kept.etag).toMatch(/^[\w-]{22}$/);
  const { etag } = await cache.get('/other', async () => page(`${text}.`));
  expect(etag).not.toBe(kept.etag);
});

test('presses a page smaller once it is asked for again', async () => {
  const { cache } = start();
  const text = Array.from({ length: 2_000 }, (_, place) => `<p>${(place * 7_919) % 1_013}</p>`).join('');
  const kept = await cache.get('/', async () => page(text));
  const first = await kept.bytes('br');
  expect(kept.ready('br')).toBe(first);
  await vi.waitFor(() => expect(kept.ready('br')?.length).toBeLessThan(first.length), 60_000);
  expect(brotliDecompressSync(kept.ready('br') ?? Buffer.alloc(0)).toString()).toBe(text);
});

test('renders once for many askers', async () => {
  const { cache } = start();
  const { make, answer } = slowMaker();
  const asked = Array.from({ length: 50 }, () => cache.get('/', make));
  answer(page('home'));
  const given = await Promise.all(asked);
  expect(make).toHaveBeenCalledTimes(1);
  expect(new Set(given).size).toBe(1);
  expect(cache.peek('/')).toBe(given[0]);
});

test('renders anew past its age and not before', async () => {
  const { cache, clock } = start();
  await cache.get('/', async () => page('first'));
  clock.ms += 59_999;
  expect(cache.peek('/')).toBeDefined();
  clock.ms += 1;
  expect(cache.peek('/')).toBeUndefined();
  expect(textOf(await cache.get('/', async () => page('second')))).toBe('second');
});

test('a clock that is set back keeps no page longer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const cache = new PageCache({ maxBytes: 1_000_000, maxAgeMs: 60_000 });
  await cache.get('/', async () => page('first'));
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(59_999);
  expect(cache.peek('/')).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(cache.peek('/')).toBeUndefined();
});

test('what is rendered anew to the same byte stays as it was pressed', async () => {
  const { cache, clock } = start();
  const first = await cache.get('/', async () => page('same'));
  clock.ms += 60_000;
  expect(await cache.get('/', async () => page('same'))).toBe(first);
  expect(cache.peek('/')).toBe(first);
  clock.ms += 60_000;
  expect(await cache.get('/', async () => page('other'))).not.toBe(first);
});

test('after a change nobody gets the old page, not even while the new one is being made', async () => {
  const { cache } = start();
  await cache.get('/', async () => page('old'));
  cache.clear();
  expect(cache.peek('/')).toBeUndefined();
  const { make, answer } = slowMaker();
  const asked = cache.get('/', make);
  expect(cache.peek('/')).toBeUndefined();
  answer(page('new'));
  expect(textOf(await asked)).toBe('new');
});

test('a page begun before a change is not kept, and does not disturb the one begun after it', async () => {
  const { cache } = start();
  const before = slowMaker();
  const after = slowMaker();
  const askedBefore = cache.get('/', before.make);
  cache.clear();
  const askedAfter = cache.get('/', after.make);
  before.answer(page('before'));
  await askedBefore;
  const third = cache.get('/', after.make);
  after.answer(page('after'));
  expect(textOf(await askedAfter)).toBe('after');
  expect(await third).toBe(await askedAfter);
  expect(after.make).toHaveBeenCalledTimes(1);
  expect(textOf(await cache.get('/', async () => page('never')))).toBe('after');
});

test('gives the old page when a new one cannot be made, and tries again next time', async () => {
  const { cache, clock } = start();
  await cache.get('/', async () => page('old'));
  clock.ms += 60_000;
  const failing = vi.fn(() => Promise.reject(new Error('the database is away')));
  expect(textOf(await cache.get('/', failing))).toBe('old');
  cache.clear();
  expect(textOf(await cache.get('/', failing))).toBe('old');
  expect(failing).toHaveBeenCalledTimes(2);
  expect(textOf(await cache.get('/', async () => page('new')))).toBe('new');
});

test('with nothing old a failure is told to every asker', async () => {
  const { cache } = start();
  const { make, fail } = slowMaker();
  const asked = [cache.get('/', make), cache.get('/', make)];
  fail(new Error('the database is away'));
  for (const one of asked) await expect(one).rejects.toThrow('the database is away');
  expect(textOf(await cache.get('/', async () => page('new')))).toBe('new');
});

test('shares a page not to be kept with those who wait for it, and keeps it not', async () => {
  const { cache } = start();
  const { make, answer } = slowMaker();
  const asked = [cache.get('/my', make), cache.get('/my', make)];
  answer(page('my', false));
  const [one, other] = await Promise.all(asked);
  expect(one).toBe(other);
  expect(make).toHaveBeenCalledTimes(1);
  expect(cache.peek('/my')).toBeUndefined();
});

test('stays within its bytes: the page longest kept goes first', async () => {
  const body = 'x'.repeat(1_000);
  const { cache } = start({ maxBytes: 6_500 });
  for (const key of ['/1', '/2', '/3', '/4']) await cache.get(key, async () => page(body));
  const isKept = ['/1', '/2', '/3', '/4'].map((key) => cache.peek(key) !== undefined);
  expect(isKept).toEqual([false, true, true, true]);
});

test('a page made again takes the place of its old self, also in the count of bytes', async () => {
  const { cache, clock } = start({ maxBytes: 4_500 });
  await cache.get('/other', async () => page('x'.repeat(1_000)));
  for (let round = 0; round < 20; round += 1) {
    clock.ms += 1_000;
    if (round % 5 === 0) cache.clear();
    await cache.get('/', async () => page('y'.repeat(1_000)));
  }
  expect(textOf(await cache.get('/other', () => Promise.reject(new Error('gone'))))).toBe('x'.repeat(1_000));
});

test('a page greater than the whole cache pushes nothing out', async () => {
  const { cache } = start({ maxBytes: 4_000 });
  await cache.get('/', async () => page('home'));
  const great = await cache.get('/great', async () => page('x'.repeat(5_000)));
  expect(textOf(great)).toHaveLength(5_000);
  expect(cache.peek('/great')).toBeUndefined();
  expect(cache.peek('/')).toBeDefined();
});

test('tells its counter of pages found and pages made', async () => {
  const counter = { hit: vi.fn(), miss: vi.fn() };
  const { cache } = start({ counter });
  const { make, answer } = slowMaker();
  const asked = [cache.get('/', make), cache.get('/', make)];
  answer(page('home'));
  await Promise.all(asked);
  cache.peek('/');
  cache.peek('/unknown');
  await cache.get('/', make);
  expect(counter.miss).toHaveBeenCalledTimes(1);
  expect(counter.hit).toHaveBeenCalledTimes(3);
});
