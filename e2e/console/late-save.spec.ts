import { hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';

test('whoever goes elsewhere while a save is on its way stays there when it is done', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make({ name: 'Айгуль Прежняя' });
  await enter(await people.makeStaff('operator'));
  page.on('dialog', (question) => question.accept());
  await page.goto(`/console/users/${person.id}`);
  await page.getByRole('textbox', { name: 'Имя' }).fill('Айгуль Новая');
  const late = await hold(page, `/service/console/users/${person.id}`);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('menuitem', { name: 'Синонимы поиска' }).click();
  await page.getByRole('link', { name: 'Создать' }).click();
  const words = page.getByRole('textbox', { name: /Слова/ });
  await words.fill('слово');
  late.letGo();
  await expect(page.getByRole('alert').filter({ hasText: 'Сохранено' })).toBeVisible();
  await expect(words).toHaveValue('слово');
  await expect(page).toHaveURL(/\/synonyms\/create$/);
});
