import { expect, type Locator, type Page } from '@playwright/test';
import { calls } from './calls.ts';

/** Opens an address and waits until the page answers to a click. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** A first touch brings the scripts of a page at once: what is waited for without it has a journey of its own. */
const touch = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));

/** Waits until the scripts have taken the page over and the session is restored. */
export async function alive(page: Page): Promise<void> {
  await touch(page);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-person', /^(user|visitor)$/);
}

/**
 * Waits until React has taken over what the server drew: it marks the elements as its own, piece by piece. Late blocks
 * come when they are near.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isOwn = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    const last = document.querySelector('.toast-region');
    const active = document.querySelectorAll('button, input, select, textarea');
    const early = [...active].filter((element) => !element.closest('.late-block'));
    return last !== null && [last, ...early].every(isOwn);
  });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** The head of the page. */
export const head = (page: Page): Locator => page.getByRole('banner');

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

/**
 * Signs out by the menu of the head. Until the server has ended the session, a page opened next would still ask for the
 * person and hear 401; so would a page that still waits for what it has asked.
 */
export async function signOut(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const ended = page.waitForResponse((answer) => answer.url().endsWith(calls.logout));
  await pressSignOut(page, name);
  await ended;
}
