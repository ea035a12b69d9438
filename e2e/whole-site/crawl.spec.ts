import { expect, test } from '../harness/journey.ts';
import { crawl, isToCome } from './crawl.ts';

test('every link of every page leads somewhere', async ({ portal }) => {
  test.setTimeout(180_000);
  const { pages, files, broken } = await crawl(`${portal.origin}/`, isToCome);
  expect(broken).toEqual([]);
  expect(files.filter((path) => path.startsWith('/media/')).length).toBeGreaterThan(14);
  // What is listed can be reached.
  const listed = await (await fetch(`${portal.origin}/sitemap.xml`)).text();
  const paths = Array.from(listed.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => new URL(url ?? '').pathname);
  expect(paths.filter((path) => !pages.includes(path))).toEqual([]);
});
