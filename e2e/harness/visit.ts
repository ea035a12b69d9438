import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { calls } from './calls.ts';

/** Opens an address and waits until the page answers to a click. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** Waits until the scripts have taken the page over and the session is restored. */
export async function alive(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-person', /^(user|visitor)$/);
}

/** Waits until the last section of the page is hydrated, which the page says by a mark. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** The head of the page. */
export const head = (page: Page): Locator => page.getByRole('banner');

/** The menu with the site's pages: in the head, or in the sheet of a small screen. */
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: /^(?:Главное меню|Меню)$/ });

/** The way in that a visitor sees in the head. */
export const signInLink = (page: Page): Locator => head(page).getByRole('link', { name: 'Войти' });

/** The button with the person's name. */
export const userMenu = (page: Page, name: string): Locator =>
  head(page).getByRole('button', { name: `Меню пользователя: ${name}` });

/** Signs out by the menu of the head, without waiting for the server. */
export async function pressSignOut(page: Page, name: string): Promise<void> {
  await userMenu(page, name).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
}

/** Waits until no page of the browser waits for what it has asked: what is under way would hear 401 of an end. */
export async function settled(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.waitForLoadState('networkidle')));
}

/**
 * Signs out by the menu of the head. Until the server has ended the session, a page opened next would still ask for the
 * person and hear 401; so would a page that still waits for what it has asked.
 */
export async function signOut(page: Page, name: string): Promise<void> {
  await settled(page.context());
  const ended = page.waitForResponse((answer) => answer.url().endsWith(calls.logout));
  await pressSignOut(page, name);
  await ended;
}
