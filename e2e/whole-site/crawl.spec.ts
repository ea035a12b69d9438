import { siteRoutes } from '../../web/routes.tsx';
import { expect, test } from '../harness/journey.ts';
import { startPortal } from '../harness/start-portal.ts';
import { crawl } from './crawl.ts';

/** Rows of the route table whose screens are still to come: links lead there, «not found» answers. */
const later = Object.values(siteRoutes)
  .filter(({ screen, frame }) => screen === undefined && frame !== 'server')
  .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

test('every link of every page leads somewhere', async ({ portal }) => {
  test.setTimeout(180_000);
  const { pages, files, broken } = await crawl(`${portal.origin}/`, (path) => later.some((row) => row.test(path)));
  expect(broken).toEqual([]);
  expect(files.filter((path) => path.startsWith('/media/')).length).toBeGreaterThan(14);
  // What is listed can be reached.
  const listed = await (await fetch(`${portal.origin}/sitemap.xml`)).text();
  const paths = Array.from(listed.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => new URL(url ?? '').pathname);
  expect(paths.filter((path) => !pages.includes(path))).toEqual([]);
});

test('below a base path every link leads somewhere too, and none outside', async () => {
  test.setTimeout(180_000);
  const base = '/portal';
  const { place, stop } = await startPortal({ basePath: base });
  try {
    const isLater = (path: string) => later.some((row) => row.test(path.slice(base.length)));
    const { pages, files, broken } = await crawl(`${place.origin}${base}/`, isLater);
    expect(broken).toEqual([]);
    expect(pages.length).toBeGreaterThan(14);
    expect([...pages, ...files].filter((path) => !path.startsWith(`${base}/`))).toEqual([]);
  } finally {
    await stop();
  }
});
