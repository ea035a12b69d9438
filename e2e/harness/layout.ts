import { expect, type Page } from '@playwright/test';

/** The page is no wider than the window, so that nothing scrolls sideways (spec: use.small-screens). */
export async function noSidewaysScroll(page: Page): Promise<void> {
  // What opens above the page takes its new place a moment after the window has another width.
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond, `beyond the width of ${page.url()}`).toBeLessThanOrEqual(0);
}

const mostShift = 0.01;

/** Since the page was opened, nothing that a person did not touch has moved (spec: speed.lighthouse). */
export async function stoodStill(page: Page): Promise<void> {
  const shift = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as { value: number; hadRecentInput: boolean }[];
    observer.disconnect();
    return shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0);
  });
  expect(shift, `shift of the layout of ${page.url()}`).toBeLessThanOrEqual(mostShift);
}
