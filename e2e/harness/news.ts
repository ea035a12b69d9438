import type { Page } from '@playwright/test';

/** The text of a rich field. */
export const richText = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) }).last();

/** Fills the form of a new news item, and leaves it unsaved. */
export async function writeNews(page: Page, { title, code, text }: { title: string; code: string; text: string }) {
  await page.goto('/console/news/create');
  await page.getByRole('textbox', { name: 'Заголовок' }).fill(title);
  await page.getByRole('textbox', { name: 'Адрес' }).fill(code);
  await richText(page, 'Текст').click();
  await page.keyboard.type(text);
}
