import { expect, type Page } from '@playwright/test';

/** The page is no wider than the window, so that nothing scrolls sideways (spec: use.small-screens). */
export async function noSidewaysScroll(page: Page): Promise<void> {
  const { wide, window: shown } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide, `width of ${page.url()}`).toBeLessThanOrEqual(shown);
}
