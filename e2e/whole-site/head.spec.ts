import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { sitePages } from './pages.ts';

/** What every page tells search engines (spec: use.search-engines). */
const descriptionLength = { least: 50, most: 170 };
const publicPages = sitePages.filter(({ name, audience }) => audience === 'public' && name !== 'devUi');

async function headOf(request: APIRequestContext, url: string) {
  const html = await (await request.get(url)).text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}';
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '',
    description: meta('description'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    headings: html.match(/<h1[ >]/g)?.length,
    robots: meta('robots'),
    sharing: ['type', 'title', 'description', 'url', 'image', 'locale', 'site_name'].map((name) => meta(`og:${name}`)),
    types: (JSON.parse(data)['@graph'] as { '@type': string }[]).map((thing) => thing['@type']),
  };
}

for (const { name, address } of publicPages) {
  test(`${name} says of itself what search engines and messengers ask`, async ({ request, portal }) => {
    const head = await headOf(request, portal.origin + address);
    expect(head.title).toMatch(/Счёты/);
    expect(head.description.length, head.description).toBeGreaterThanOrEqual(descriptionLength.least);
    expect(head.description.length, head.description).toBeLessThanOrEqual(descriptionLength.most);
    expect(head.headings).toBe(1);
    expect(head.canonical).toBe(portal.origin + address);
    for (const said of head.sharing) expect(said).not.toBe('');
    expect(head.robots).toBe('');
    if (address !== '/') expect(head.types[0]).toBe('BreadcrumbList');
  });
}

test('no two listed pages have one title or one description', async ({ request, portal }) => {
  const listed = publicPages.filter((page) => page.listed);
  const heads = await Promise.all(listed.map(({ address }) => headOf(request, portal.origin + address)));
  for (const said of ['title', 'description'] as const) {
    const all = heads.map((head) => head[said]);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  }
});
