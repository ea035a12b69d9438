import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';

test('an operator reads what is not in order and what to do about it', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('operator'));
  await page.goto('/console');
  await page.getByRole('menuitem', { name: 'Состояние' }).click();
  await expect(page.getByRole('heading', { name: 'Состояние', level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /порядке/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Задания(\.|$)/).first()).toBeVisible();
  await expect(page.getByText('Последняя копия', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone an operator notes a copy that was restored on another machine', async ({ page, people, enter }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/installation');
  await page.getByRole('button', { name: /Отметить проверку/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Файл копии').fill('portal-20261101T000000000Z.tar.zst.age');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Отметить', exact: true }).click();
  await expect(page.getByText(/portal-20261101T000000000Z\.tar\.zst\.age,/)).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('an editor has no «Состояние»', async ({ page, people, enter, faults }) => {
  faults.expectStatus(403, '/service/console/installation');
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/installation');
  await expect(page.getByRole('alert').filter({ hasText: /нет\sдоступа/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Состояние' })).toHaveCount(0);
});
