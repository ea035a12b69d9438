import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { noSidewaysScroll } from '../harness/layout.ts';

export const large = { width: 1280, height: 900 };
export const small = { width: 360, height: 740 };

/**
 * The page as it stands, in the given sizes and both colour schemes: no axe rule broken, nothing wider than the window.
 * In the dark scheme only the contrast can differ, and the colours are the same in every size.
 */
export async function lookAt(page: Page, sizes = [large, small]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await noSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Nothing is sideways on the narrowest screen either (spec: use.small-screens). */
export async function lookAtNarrowest(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await noSidewaysScroll(page);
}
