import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './journey.ts';

/**
 * The same record of the console, open at another person's. The note that it is open elsewhere moves the form down, and what is pressed
 * at that moment is not pressed.
 */
export async function openBeside(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(/открыта и\sу\sдругих/)).toBeVisible();
  return other;
}
