import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/** What the pages make of the site's settings, and addresses of theirs. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal({ environment: { BASE_PATH: '/portal', BUY_URL: 'https://shop.example.kz/' } });
  const { value } = await portal.database.db.selectFrom('site_settings').select('value').executeTakeFirstOrThrow();
  const changed = {
    ...(value as object),
    headerLogo: '/media/logos/ea.svg',
    companyUrl: 'https://firm.example.kz',
    footerAllRightsReserved: '<a href="https://firm.example.kz/">ТОО «Фирма»</a>',
  };
  await portal.database.db
    .updateTable('site_settings')
    .set({ value: JSON.stringify(changed) })
    .execute();
});
afterAll(() => portal.close());

const bodyOf = async (path: string) => (await portal.get(path)).body;
const partOf = (html: string, tag: string) => new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';

it('the logo of the settings stands in the header, in place of our own mark', async () => {
  const header = partOf(await bodyOf('/about'), 'header');
  expect(header).toMatch(/<img [^>]*src="\/portal\/media\/logos\/ea\.svg"/);
  expect(header).not.toContain('>Счёты</span>');
});

it('a link in «all rights reserved» is a link, to the relative root', async () => {
  const footer = partOf(await bodyOf('/about'), 'footer');
  expect(footer).toContain('<a href="/portal/">ТОО «Фирма»</a>');
  expect(footer).not.toContain('&lt;a');
});

it('the footer leads to categories with the slash, and both forms of the address answer the same page', async () => {
  const footer = partOf(await bodyOf('/about'), 'footer');
  for (const category of ['commercial', 'government', 'industry', 'partner']) {
    expect(footer).toContain(`href="/portal/solutions/?category=${category}"`);
    const [slash, plain] = await Promise.all(
      ['/solutions/', '/solutions'].map((path) => portal.get(`${path}?category=${category}`)),
    );
    expect([slash?.statusCode, plain?.statusCode]).toEqual([200, 200]);
    expect(slash?.body).toBe(plain?.body);
  }
  expect((await portal.get('/news/')).statusCode).toBe(301);
});

it.each(['/about', '/search', '/register/user_agreement'])(
  'the intro of %s has a title and a description',
  async (path) => {
    expect(partOf(await bodyOf(path), 'main')).toMatch(/<h1[^>]*>[^<]+<\/h1><p class="[^"]*">[^<]{20,}<\/p>/);
  },
);

it('another site that is set carries its mark and opens a new tab, a link that is not set is left out', async () => {
  const html = await bodyOf('/');
  expect(partOf(html, 'header')).toMatch(
    /<a href="https:\/\/shop\.example\.kz\/" target="_blank"[^>]*>Купить<span[^>]*>[^(]*\(откроется в\sновой вкладке\)<\/span><svg/,
  );
  expect(html).not.toContain('Хочу продавать');
});
