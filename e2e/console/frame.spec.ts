import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';

test('an operator signs in to the console and sees the questions of visitors', async ({ page, people }) => {
  const operator = await people.makeStaff('operator');
  await page.goto('/console');
  await page.getByLabel('Логин или почта').fill(operator.login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(operator.password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Обращения' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Обращения' }).click();
  await expect(page).toHaveURL(/\/console\/enquiries/);
  await expectAccessible(page);
});

test('a subscriber is not let into the console', async ({ page, people, enter }) => {
  await enter(await people.make());
  await page.goto('/console/enquiries');
  await expect(page.getByText(/консоль\s—\sдля\sоператоров/)).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Обращения' })).toHaveCount(0);
  await expectAccessible(page);
  // Having looked at the console does not end what the person has open in the portal.
  await page.getByRole('link', { name: 'Перейти на портал' }).click();
  await expect(page.getByRole('button', { name: /Айгуль/ })).toBeVisible();
});
