import type { Page } from '@playwright/test';
import { answer, failure } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 });

test('tariffs stand by sections with their prices, and each says what it includes', async ({ page }) => {
  await visit(page, '/price');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Тарифы сервиса');
  await expect(cards(page)).toHaveCount(10);
  const first = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Бухгалтерия, 1 место' });
  await expect(first).toContainText('9 900 ₸');
  await expect(first.getByText('одно рабочее место')).toBeHidden();
  await first.getByText('Что входит').click();
  await expect(first.getByText('одно рабочее место')).toBeVisible();
  await page.getByRole('tab', { name: 'Отраслевые' }).click();
  await expect(page).toHaveURL('/price?type=industry');
  await expect(cards(page)).toHaveCount(5);
  await page.goBack();
  await expect(cards(page)).toHaveCount(10);
});

test('the notes warn, unfold, and lead to the agreement', async ({ page }) => {
  await visit(page, '/price');
  const main = page.getByRole('main');
  await expect(main.getByText('С 1 октября 2026 года изменилась цена')).toBeVisible();
  await expect(main.getByText('Обновления программ, ежедневное копирование')).toBeVisible();
  await expect(main.getByText('Рабочее место — один одновременный вход')).toBeHidden();
  await main.getByText('Дополнительные рабочие места').click();
  await expect(main.getByText('Рабочее место — один одновременный вход')).toBeVisible();
  await expect(main.getByRole('link', { name: /^о\sпользовательском\sсоглашении/ })).toHaveAttribute(
    'href',
    '/articles/info_user_agreement',
  );
});

test('without scripts every section can be read', async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/price');
  await page.getByRole('tab', { name: 'Государственные' }).click();
  await expect(page).toHaveURL('/price?type=government');
  await expect(page.getByRole('heading', { name: 'Централизованная бухгалтерия' })).toBeVisible();
});

test('on paper the folded terms are printed too', async ({ page }) => {
  await visit(page, '/price');
  const folded = page.locator('details:not([open]) .prose').first();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toBeVisible();
});

test('without its notes the page has no heading over the link to the agreement', async ({ page, faults }) => {
  await visit(page, '/solutions');
  faults.expectStatus(503, '/start/tariffs-aux/');
  faults.expectLogged('Ошибка загрузки примечаний');
  await answer(page, '/start/tariffs-aux/', failure(503, 'Сервис ненадолго недоступен.'));
  await page.getByRole('link', { name: 'Тарифы', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: /соглашени/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Условия' })).toHaveCount(0);
});
