import { answer, calls } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

test('the advantages stand in their order, and each unfolds', async ({ page }) => {
  await visit(page, '/advantages');
  const cards = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('details') })
    .locator('> li');
  await expect(cards).toHaveCount(12);
  await expect(cards.first()).toContainText('Работа из любого места');
  await expect(cards.last()).toContainText('Честное прощание');
  const details = page.getByText('Программы работают на сервере');
  await expect(details).toBeHidden();
  await cards.first().getByText('Подробнее').click();
  await expect(details).toBeVisible();
});

test('advantages that did not come leave their block empty and a line in the log', async ({ page, faults }) => {
  faults.expectStatus(500, calls.advantages);
  faults.expectLogged('Ошибка загрузки преимуществ');
  await answer(page, calls.advantages, { status: 500, json: {} });
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Преимущества' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Преимущества' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
