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
      headerLogo: expect.stringMatching(/^\/media\/.+\.svg$/),
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
      links: { personalAccount: '/a/sm', support: '/help', videoLessons: '/help#video', buy: '/price' },
    });
  });

  it('put our own links and pictures under the base path, and leave foreign ones alone', async () => {
    const { links, ...settings } = await ask({
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
      links: { buy: '/price' },
    });
  });
});
