import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';

/** Whether the site finds anything by these words. */
const findsAnything = async (page: Page, words: string) => {
  const answer = await page.request.get(`/api/v1/search/${encodeURIComponent(words)}`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { content: unknown[] }).content.length > 0;
};

test('an operator adds a synonym, the next search finds by it, and a removal is as quick', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectStatus(400, '/service/console/synonyms');
  const word = `словоновое${Array.from({ length: 6 }, () => 'абвгдежзик'[Math.floor(Math.random() * 10)]).join('')}`;
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/synonyms');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  expect(await findsAnything(page, word)).toBe(false);

  await page.getByRole('link', { name: /Создать|Добавить/ }).click();
  const terms = page.getByRole('textbox', { name: /каждое/ });
  await terms.fill(word);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/Напишите хотя бы два слова/)).toBeVisible();
  await terms.fill(`${word}\nинвентаризация`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/\/console\/synonyms$/);
  expect(await findsAnything(page, word)).toBe(true);

  await page.getByRole('textbox', { name: /Поиск/ }).fill(word);
  await page.getByRole('row', { name: new RegExp(word) }).click();
  await expect(terms).toHaveValue(`${word}\nинвентаризация`);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Удалить\sгруппу/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page).toHaveURL(/\/console\/synonyms(\?|$)/);
  expect(await findsAnything(page, word)).toBe(false);
});
