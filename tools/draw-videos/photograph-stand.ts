import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { StandServer } from '../draw-screenshots/stand-server.ts';
import type { Photograph } from './film.ts';

const VIEW = { width: 800, height: 683 };

/** Photographs screens of a solution's training stand in a narrow window; `heading` is the place of the h1. */
export async function photographStand(
  browser: Browser,
  server: StandServer,
  code: string,
  screens: readonly string[],
  folder: string,
): Promise<Record<string, Photograph>> {
  const page = await browser.newPage({ viewport: VIEW, deviceScaleFactor: 2, locale: 'ru-RU', colorScheme: 'light' });
  const taken: Record<string, Photograph> = {};
  for (const screen of screens) {
    const file = path.join(folder, `${code}-${screen}.png`);
    await page.goto(server.address(code, screen));
    await page.addStyleTag({
      content: 'html { scrollbar-width: none !important; scrollbar-gutter: auto !important; }',
    });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: file, fullPage: true });
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    taken[screen] = { file, ...VIEW, height, spots: { heading: { x: box?.x ?? 0, y: box?.y ?? 0 } } };
  }
  await page.close();
  return taken;
}
