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
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Опубликовано\. На\sсайте рубрика появится вместе с\sпервым/);
  await page.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Удалено. Вернуть можно из истории')).toBeVisible();
});
