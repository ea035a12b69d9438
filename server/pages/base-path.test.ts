import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/** A base path that begins like a route of the portal: nobody may guess from a path whether it holds the base. */
const base = '/news';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: base } });
});
afterAll(() => test.close());

const pageAt = async (path: string) => {
  const answer = await test.inject({ method: 'GET', url: path, headers: { accept: 'text/html' } });
  return { status: answer.statusCode, body: answer.body };
};

/** Addresses of this origin in the page, by the kind of element. */
const addressesOf = (body: string, element: 'a' | 'img') =>
  [...body.matchAll(new RegExp(`<${element}\\s[^>]*?(?:href|src)="(/[^"]*)"`, 'g'))].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );

describe('below a base path that a page of the portal is named like', () => {
  it.each(['/', '/news', '/news/partnerov-426', '/articles/faq_partner', '/solutions', '/solutions/ea', '/reviews'])(
    'every link and picture of %s stands below the base once',
    async (path) => {
      const { status, body } = await pageAt(base + path);
      expect(status).toBe(200);
      const links = new Set(addressesOf(body, 'a'));
      expect(links.size).toBeGreaterThan(10);
      for (const link of [...links, ...addressesOf(body, 'img')]) expect(link).toMatch(/^\/news\//);
      for (const link of links) {
        const answer = await test.inject({ method: 'GET', url: link.split('#', 1)[0] ?? '' });
        expect([link, answer.statusCode < 400]).toEqual([link, true]);
      }
    },
  );

  it('links of a list lead to its items', async () => {
    const { body } = await pageAt(`${base}/news`);
    expect(addressesOf(body, 'a')).toContain('/news/news/partnerov-426');
  });

  it('answers hold paths below the base', async () => {
    const found = (await test.get('/api/v1/search/%D0%BD%D0%B0%D0%BB%D0%BE%D0%B3%D0%B8')).json<{
      content: { url: string }[];
    }>();
    expect(found.content.length).toBeGreaterThan(0);
    for (const { url } of found.content) expect(url).toMatch(/^\/(news|articles|solutions)\/[^/]+$/);
    const { logoUrl } = (await test.get('/api/v1/solutions/ea')).json<{ logoUrl: string }>();
    expect(logoUrl).toBe('/media/logos/ea.svg');
  });

  it('editors’ texts lead below the base', async () => {
    const { text } = (await test.get('/api/v1/static-pages/about')).json<{ text: string }>();
    for (const link of addressesOf(text, 'a')) expect(link).toMatch(/^\/news\//);
  });
});
