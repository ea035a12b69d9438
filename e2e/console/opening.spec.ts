import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';

test('an operator sees what is left before the opening, and comes from a line to where it is done', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/opening');
  const done = page.getByRole('list', { name: 'Уже сделано' });
  await expect(done.getByRole('link', { name: 'Решения' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText(/Задайте\sPUBLIC_URL/)).toBeVisible();
  await done.getByRole('link', { name: /Пользовательское\sсоглашение/ }).click();
  await expect(page).toHaveURL(/\/console\/pages/);
});
