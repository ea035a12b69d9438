import type { Page } from '@playwright/test';

/** Draws what waits for somebody to come near: until then its animations stand still, and nobody sees it. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main section'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
}
