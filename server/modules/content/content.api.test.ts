import { afterEach, describe, expect, it } from 'vitest';
import type { SiteSettings } from '../../../contract/content.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const path = '/api/v1/site/settings';

let test: TestPortal;
afterEach(() => test.close());

async function ask(environment: Record<string, string> = {}): Promise<SiteSettings> {
  test = await createTestPortal({ environment });
  return (await test.get(path)).json() as SiteSettings;
}

describe('the settings of the site', () => {
  it('give the texts of the demo, its figures and its logo', async () => {
    expect(await ask()).toMatchObject({
      headerLogo: '/media/logos/mark.svg',
      phoneNumber: expect.stringMatching(/\d/),
      footerCopyright: expect.stringContaining(String(new Date().getFullYear())),
      statistics: [
        { value: expect.stringContaining('18'), label: expect.any(String) },
        { value: '426', label: expect.any(String) },
        { value: '13', label: expect.any(String) },
      ],
      supportHours: expect.any(String),
      promoPicture: expect.stringMatching(/^\/media\/promo\/.+\.webp$/),
      promoPictureNarrow: '/media/promo/poster-704.webp',
      promoVideo: '/media/promo/promo.mp4',
      promoCaptions: '/media/promo/promo.vtt',
      promoVideoSeconds: expect.any(Number),
    });
  });

  it('put our own links and pictures under the base path, and leave foreign ones alone', async () => {
    const { links, ...settings } = await ask({
      DEMO: 'on',
      BASE_PATH: '/portal',
      SUPPORT_URL: 'https://help.example.kz/faq',
      BUY_URL: '/solutions?category=commercial',
    });
    for (const name of ['headerLogo', 'promoPicture', 'promoPictureNarrow', 'promoVideo', 'promoCaptions'] as const)
      expect(settings[name]).toMatch(/^\/media\//);
    expect(links).toEqual({
      personalAccount: '/a/sm',
      support: 'https://help.example.kz/faq',
      videoLessons: '/help#video',
      buy: '/solutions?category=commercial',
      sell: '/articles/faq_partner',
    });
  });

  it('stand bare, but stand, on a site without content', async () => {
    await ask();
    await test.database.db.deleteFrom('site_settings').execute();
    const answer = await test.get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      headerLogo: null,
      promoVideo: null,
      promoCaptions: null,
      promoVideoSeconds: null,
      promoHeader: '',
      statistics: [],
    });
  });

  it('have the links that are set; the demo leads the others to pages of the portal', async () => {
    expect((await ask({ SUPPORT_URL: 'https://help.example.kz/' })).links).toEqual({
      personalAccount: '/a/sm',
      support: 'https://help.example.kz/',
      videoLessons: null,
      buy: null,
      sell: null,
    });
    await test.close();
    expect((await ask({ DEMO: 'on' })).links).toEqual({
      personalAccount: '/a/sm',
      support: '/help#help-contacts',
      videoLessons: '/help#video',
      buy: '/price',
      sell: '/articles/faq_partner',
    });
  });

  it('rewrite the address of the company to the relative root, and let through only links and line breaks', async () => {
    test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
    const write = (value: object) =>
      test.database.db
        .updateTable('site_settings')
        .set({ value: JSON.stringify(value) })
        .execute();
    const read = async () => (await test.get(path)).json() as SiteSettings;
    await write({
      companyUrl: 'https://schety.example',
      phoneNumber: '<b>+7 (717)</b> <a href="tel:+77172000018" onclick="x()">200-00-18</a><br><i>круглосуточно</i>',
      footerAllRightsReserved:
        '<a href="https://schety.example">Счёты</a>, <a href="http://portal.test/portal/about">о сервисе</a>, <a href="https://other.example/">сосед</a><script>x()</script>',
    });
    expect(await read()).toMatchObject({
      phoneNumber: '+7 (717) <a href="tel:+77172000018">200-00-18</a><br />круглосуточно',
      footerAllRightsReserved:
        '<a href="/portal/">Счёты</a>, <a href="/portal/about">о сервисе</a>, <a href="https://other.example/">сосед</a>',
    });
  });

  it('call a figure what the operator calls it, else users, partners and databases as the number has it', async () => {
    test = await createTestPortal();
    const statistics = [{ value: '18 001' }, { value: '422' }, { value: '13' }, { value: '13', label: 'решений' }];
    await test.database.db
      .updateTable('site_settings')
      .set({ value: JSON.stringify({ statistics }) })
      .execute();
    expect(((await test.get(path)).json() as SiteSettings).statistics).toEqual([
      { value: '18 001', label: 'пользователь' },
      { value: '422', label: 'партнёра' },
      { value: '13', label: 'баз' },
      { value: '13', label: 'решений' },
    ]);
  });
});
