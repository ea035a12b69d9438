import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/** What every page tells search engines (spec: use.search-engines). */
let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
});
afterAll(() => portal.close());

interface Graph {
  '@graph': { '@type': string; [name: string]: unknown }[];
}

const tagsOf = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<meta (?:name|property)="([\w:]+)" content="([^"]*)"/g), ([, name, text]) => [
      name,
      text,
    ]),
  );
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const graphOf = (html: string) =>
  (JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}') as Graph)[
    '@graph'
  ];
const locationsIn = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);

describe('the head of a page', () => {
  it('has one canonical address, whatever is asked beside it', async () => {
    for (const [asked, canonical] of [
      ['/solutions?utm_source=mail&category=industry', '/solutions'],
      ['/?page=3', '/'],
      ['/solutions/ea?from=/my', '/solutions/ea'],
    ] as const) {
      expect(canonicalOf((await portal.get(asked)).body)).toBe(`http://portal.test/portal${canonical}`);
    }
  });

  it('tells messengers of the page, with a picture that is there', async () => {
    const { body } = await portal.get('/solutions/ea');
    const tags = tagsOf(body);
    expect(tags).toMatchObject({
      'og:type': 'website',
      'og:locale': 'ru_RU',
      'og:title': 'Бухгалтерия для бизнеса — Счёты',
      'og:description': tags.description,
      'og:url': canonicalOf(body),
      'og:image': 'http://portal.test/portal/media/og/portal.png',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(tags.robots).toBeUndefined();
  });

  it('keeps what is absent and what is somebody’s own from search engines', async () => {
    for (const path of ['/no-such-page', '/solutions/no-such']) {
      const { body } = await portal.get(path);
      expect(tagsOf(body).robots).toBe('noindex');
      expect(canonicalOf(body)).toBeUndefined();
      expect(graphOf(body)).toEqual([]);
    }
    const person = await portal.signIn('demo');
    expect(tagsOf((await person.get('/my')).body).robots).toBe('noindex');
  });
});

describe('structured data', () => {
  it('of the home page are the service and its site', async () => {
    const graph = graphOf((await portal.get('/')).body);
    expect(graph.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    expect(graph).toMatchObject([
      { url: 'http://portal.test/portal/', contactPoint: { telephone: expect.arrayContaining(['+77172000018']) } },
      { potentialAction: { target: { urlTemplate: 'http://portal.test/portal/search?q={search_term_string}' } } },
    ]);
  });

  it('of an inner page are the way to it', async () => {
    const [crumbs, program] = graphOf((await portal.get('/solutions/ea')).body);
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Главная', item: 'http://portal.test/portal/' },
        { position: 2, name: 'Решения', item: 'http://portal.test/portal/solutions' },
        { position: 3, name: 'Бухгалтерия', item: 'http://portal.test/portal/solutions/ea' },
      ],
    });
    expect(program).toMatchObject({ '@type': 'SoftwareApplication', name: 'Бухгалтерия для бизнеса' });
  });

  it('of the tariffs are their offers in tenge, by sections', async () => {
    const [, seller, catalog] = graphOf((await portal.get('/price')).body);
    expect(catalog).toMatchObject({ '@type': 'OfferCatalog', url: 'http://portal.test/portal/price' });
    const sections = catalog?.itemListElement as { name: string; itemListElement: Record<string, unknown>[] }[];
    expect(sections.map(({ name }) => name)).toEqual(['Коммерческие', 'Государственные', 'Отраслевые']);
    const offers = sections.flatMap(({ itemListElement }) => itemListElement);
    expect(offers).toHaveLength((await portal.get('/start/tariffs/')).json().length);
    expect(offers[0]).toMatchObject({
      '@type': 'Offer',
      name: expect.stringContaining('Бухгалтерия, 1'),
      itemOffered: { '@type': 'Service', name: expect.stringMatching(/^Бухгалтерия/) },
      price: 9_900,
      priceCurrency: 'KZT',
      priceSpecification: { price: 9_900, referenceQuantity: { unitCode: 'MON' } },
      seller: { '@id': seller?.['@id'] },
    });
    const least = offers.filter((offer) => (offer.priceSpecification as { minPrice?: number }).minPrice !== undefined);
    expect(least.map((offer) => [offer.price, offer.priceSpecification])).toEqual(
      [28_900, 42_000].map((minPrice) => [undefined, expect.objectContaining({ minPrice, priceCurrency: 'KZT' })]),
    );
  });

  it('of the partners are those that the page shows, with what can be called and opened', async () => {
    const [, list] = graphOf((await portal.get('/register/browse_partners', { query: { city: 'Астана' } })).body);
    const { groups, total } = (await portal.get('/api/v1/find-partners', { query: { city: 'Астана' } })).json();
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: total });
    expect(list?.itemListElement).toHaveLength(groups[0].organizations.length);
    expect(list?.itemListElement).toContainEqual({
      '@type': 'ListItem',
      position: expect.any(Number),
      item: {
        '@type': 'Organization',
        name: expect.stringContaining('Баланс Плюс'),
        address: { '@type': 'PostalAddress', addressLocality: 'Астана', addressCountry: 'KZ' },
        telephone: '+77172550102',
        email: 'hello@balansplus.example',
        url: 'https://balansplus.example/',
      },
    });
    const none = graphOf((await portal.get('/register/browse_partners', { query: { name: 'нетакого' } })).body);
    expect(none.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });

  it('of a video review are the review and its video', async () => {
    const graph = graphOf((await portal.get('/reviews/8')).body);
    expect(graph.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Review', 'VideoObject']);
    expect(graph[2]).toMatchObject({
      name: expect.stringContaining('детское питание'),
      description: expect.stringContaining('Роза Сериковна'),
      thumbnailUrl: 'http://portal.test/portal/media/reviews/review-2.webp',
      contentUrl: 'http://portal.test/portal/media/reviews/review-2.mp4',
      duration: expect.stringMatching(/^PT3\dS$/),
    });
    const text = graphOf((await portal.get('/reviews/1')).body);
    expect(text.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Review']);
  });
});

test('no text of the content can end the element of the data', async () => {
  const text = '</script><script>alert(1)</script> "кавычки" & знаки';
  await portal.database.db
    .updateTable('solutions')
    .set({ short_description: text })
    .where('code', '=', 'zup')
    .execute();
  const { body } = await portal.get('/solutions/zup');
  expect(body).not.toContain('</script><script>alert');
  expect(graphOf(body)[1]).toMatchObject({ description: text });
});

test('robots.txt names the map and closes what only people open, at the root and below the base path', async () => {
  const { statusCode, body, headers } = await portal.inject({ url: '/robots.txt' });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = body.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const path of ['/my', '/subscriptions', '/a/', '/service/', '/console'])
    expect(lines).toContain(`Disallow: /portal${path}`);
  expect(lines).toContain('Sitemap: http://portal.test/portal/sitemap.xml');
  // Nothing public begins with what is closed.
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10));
  for (const path of ['/', '/about', '/advantages', '/articles', '/login'])
    expect(closed.filter((beginning) => `/portal${path}`.startsWith(beginning))).toEqual([]);
  expect((await portal.get('/robots.txt')).body).toBe(body);
});

describe('sitemap.xml', () => {
  it('lists public pages and things with the day of their last change, and nothing else', async () => {
    const { body, headers, statusCode } = await portal.get('/sitemap.xml');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = locationsIn(body);
    expect(new Set(listed).size).toBe(listed.length);
    for (const path of ['/', '/solutions', '/solutions/ea'])
      expect(listed).toContain(`http://portal.test/portal${path}`);
    expect(listed.filter((url) => /\/(my|login|search|recover|dev|a|apps)\b/.test(url ?? ''))).toEqual([]);
    expect(body).toMatch(/solutions\/ea<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    for (const url of listed) {
      const answer = await portal.inject({ url: new URL(url ?? '').pathname });
      expect([url, answer.statusCode, canonicalOf(answer.body)]).toEqual([url, 200, url]);
    }
  });

  it('has no files beside it while one holds all', async () => {
    for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
      expect((await portal.get(path)).statusCode).toBe(404);
  });
});

test('icons and the manifest are there for browsers and home screens', async () => {
  const { body } = await portal.get('/');
  const linked = Array.from(
    body.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g),
    ([, href]) => href ?? '',
  );
  expect(linked).toHaveLength(3);
  const drawn = linked.findIndex((address) => address.startsWith('data:image/svg+xml,'));
  expect(decodeURIComponent(linked.splice(drawn, 1)[0] ?? '')).toContain('<svg');
  const manifest = (await portal.get('/site.webmanifest')).json();
  const icons = (manifest.icons as { src: string }[]).map(({ src }) => src);
  expect(manifest).toMatchObject({ start_url: '/portal/', scope: '/portal/', lang: 'ru' });
  for (const url of [...linked, ...icons, '/portal/favicon.ico'])
    expect([url, (await portal.inject({ url })).statusCode]).toEqual([url, 200]);
});
