/** Draws the poster of the promo and the picture for shared links, with the real «Мои приложения» in a window. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { startPortal } from '../e2e/harness/start-portal.ts';
import { reportFailure, StopHere } from './bootstrap/stop-here.mjs';
import { findChromium } from './chromium.ts';
import { posterHtml, sharedPictureHtml } from './draw-posters/poster-html.ts';
import { writePicture } from './draw-screenshots/write-picture.ts';
import { signInAsDemo } from './draw-videos/photograph-portal.ts';

const MEDIA = new URL('../content/media/', import.meta.url);
const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-lcd-text', '--font-render-hinting=none'];
const VIEW = { width: 800, height: 640 };
const ABOVE_HEADING = 40;
const POSTER = { width: 640, height: 440 };
// On a phone it is the largest part of the home page: it must come in one turn of a new connection.
const NARROW_POSTER = { narrowWidth: 704, narrowBytes: 13 * 1024 };
const SHARED = { width: 1200, height: 630 };
const LARGEST_SHARED_BYTES = 200 * 1024;

async function photographMine(browser: Browser, origin: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: VIEW,
    deviceScaleFactor: 2,
    locale: 'ru-RU',
    colorScheme: 'light',
    baseURL: origin,
  });
  await signInAsDemo(page);
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), (box?.y ?? 0) - ABOVE_HEADING);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return picture;
}

async function draw(
  browser: Browser,
  html: string,
  viewport: { width: number; height: number },
  scale: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function drawAll(): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath) throw new StopHere('No Chromium found: set its path in CHROMIUM_PATH.');
  const { promoHeader } = JSON.parse(await readFile(new URL('../content/site-settings.json', import.meta.url), 'utf8'));
  const portal = await startPortal();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const screen = await photographMine(browser, portal.place.origin);
    await writePicture(
      new URL('promo/', MEDIA),
      'poster',
      await draw(browser, posterHtml(screen), POSTER, 2),
      NARROW_POSTER,
    );
    const about = 'Учётные программы для\u00a0компаний и\u00a0учреждений Казахстана';
    const shared = await draw(browser, await sharedPictureHtml(screen, promoHeader, about), SHARED, 1);
    const small = await sharp(shared).png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 }).toBuffer();
    if (small.length > LARGEST_SHARED_BYTES) throw new Error(`The shared picture takes ${small.length} bytes`);
    await mkdir(new URL('og/', MEDIA), { recursive: true });
    await writeFile(new URL('og/portal.png', MEDIA), small);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

await reportFailure(drawAll);
