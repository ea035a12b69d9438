import type { Locator, Page } from '@playwright/test';

/** A screen of the console that the operator's guide shows. */
export interface Scene {
  /** File name of the picture in docs/console/pictures. */
  readonly name: string;
  /** Below /console; a page of the site where it begins with `//`. */
  readonly address: string;
  /** Nobody is signed in. */
  readonly isVisitor?: true;
  readonly isPhone?: true;
  readonly isDark?: true;
  /** Height of the window; the usual one shows a list and its buttons. */
  readonly height?: number;
  /** Set up before the page is opened: answers that are random in a real portal. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What is done on the page before the picture. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What the text beside the picture is about: a frame is drawn around it. */
  readonly mark?: (page: Page) => Locator;
}

/** A button of the page or of the dialog that covers it. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Presses the button of a dialog's action and waits for the dialog. */
export async function openDialog(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the record of a list by the words of a cell that is no link. */
export async function openRow(page: Page, words: string | RegExp): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole('cell', { name: words }).first().click();
  await page.waitForURL((url) => url.pathname !== pathname);
}
