import { randomBytes } from 'node:crypto';
import { expect, test } from '../harness/journey.ts';

test('a new category is not said to be seen by visitors, who see it with its first question', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/faq-categories/create');
  await page.getByRole('textbox', { name: 'Название' }).fill(`Рубрика ${randomBytes(4).toString('hex')}`);
  await page.getByRole('spinbutton', { name: 'Место' }).fill('98');
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Опубликовано' })).toHaveText(
    /^Опубликовано\. На\sсайте рубрика появится вместе с\sпервым/,
  );
  await page.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Удалено. Вернуть можно из истории')).toBeVisible();
});

test('whoever takes something off the site reads of a page only where it has one', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  const ask = async (kind: string) => {
    await page.goto(`/console/${kind}?filter=${encodeURIComponent('{"state":"published"}')}`);
    await page.getByRole('row').nth(1).click();
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Снять с сайта' }).click();
    return page.getByRole('dialog');
  };
  await expect(await ask('tariffs')).toContainText(/Посетители сайта больше этого не\sувидят/);
  await expect(page.getByRole('dialog')).not.toContainText('Страница');
  await expect(await ask('news')).toContainText('Страница перестанет открываться');
});

test('a review is of one kind or the other: the list of kinds has no empty choice', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/reviews/create');
  await expect(page.locator('.MuiInputLabel-root').filter({ hasText: /^Вид/ })).toHaveText(/^Вид\s?\*$/);
  await page.getByRole('combobox', { name: /^Вид/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Текст', 'Видео']);
});
