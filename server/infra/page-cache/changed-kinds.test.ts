import { expect, test } from 'vitest';
import { gatherShown, isChanged, noteShown, PageCache, readChange } from './index.ts';

const page = (body: string, ...shows: string[]) => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  keep: true,
  shows: new Set(shows),
});
const start = () => new PageCache({ maxBytes: 1_000_000, maxAgeMs: 60_000, now: () => 0 });

test('a change drops the pages that show its kind, and no others', async () => {
  const cache = start();
  await cache.get('/news', async () => page('news', 'news', 'site-settings'));
  await cache.get('/reviews', async () => page('reviews', 'reviews', 'site-settings'));
  await cache.get('/other', async () => ({ ...page('other'), shows: 'every' as const }));
  cache.clear(['news']);
  expect(['/news', '/reviews', '/other'].map((key) => cache.peek(key) !== undefined)).toEqual([false, true, false]);
  cache.clear(['site-settings']);
  expect(cache.peek('/reviews')).toBeUndefined();
  await cache.get('/reviews', async () => page('again', 'reviews'));
  expect(cache.peek('/reviews')).toBeDefined();
  cache.clear();
  expect(cache.peek('/reviews')).toBeUndefined();
});

test('a change of one record drops its pages and the lists, one of the order those that depend on it too', async () => {
  const fill = async () => {
    const cache = start();
    await cache.get('/news', async () => page('list', 'news'));
    await cache.get('/news/a', async () => page('a', 'news/a', 'news/b', 'news/*'));
    await cache.get('/news/c', async () => page('c', 'news/c', 'news/*'));
    await cache.get('/reviews/1', async () => page('1', 'reviews/1'));
    return { cache, kept: () => [...['/news', '/news/a', '/news/c', '/reviews/1']].filter((key) => cache.peek(key)) };
  };
  const left = async (...changes: string[]) => {
    const { cache, kept } = await fill();
    cache.clear(changes);
    return kept();
  };
  expect(await left('news/c')).toEqual(['/news/a', '/reviews/1']);
  expect(await left('news/b')).toEqual(['/news/c', '/reviews/1']);
  expect(await left('news/x')).toEqual(['/news/a', '/news/c', '/reviews/1']);
  expect(await left('news/x', 'news/*')).toEqual(['/reviews/1']);
  expect(await left('news')).toEqual(['/reviews/1']);
  expect(await left('reviews/2')).toEqual(['/news', '/news/a', '/news/c', '/reviews/1']);
});

test('a change belongs to its kind, and no change means every kind', () => {
  expect([isChanged(['news/a'], 'news'), isChanged(['news'], 'news'), isChanged(undefined, 'news')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(isChanged(['newsletters', 'pages/news'], 'news')).toBe(false);
});

test('a page that was begun before a change of what it shows is not kept; of something else it is', async () => {
  const cache = start();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const made = (['/news', '/reviews'] as const).map((key, place) =>
    cache.get(key, async () => {
      await gates[place]?.promise;
      return page(key, key.slice(1));
    }),
  );
  cache.clear(['news']);
  for (const gate of gates) gate.resolve();
  await Promise.all(made);
  expect([cache.peek('/news'), cache.peek('/reviews')]).toEqual([undefined, expect.anything()]);
});

test('what a page shows is what its calls show, and everything where one of them does not say', async () => {
  const shown = await gatherShown(async () => {
    await Promise.resolve();
    noteShown(['news']);
    noteShown(['site-settings']);
    return {};
  });
  expect(shown.shows).toEqual(new Set(['news', 'site-settings']));
  const unknown = await gatherShown(async () => {
    noteShown(['news']);
    noteShown(undefined);
    return {};
  });
  expect(unknown.shows).toBe('every');
});

test.each(['', 'x', '{}', '[1]', 'null'])('a notification of %j means everything', (payload) => {
  expect(readChange(payload)).toBeUndefined();
});

test('a notification names its kinds', () => expect(readChange('["news","pages"]')).toEqual(['news', 'pages']));
