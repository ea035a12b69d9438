import type { Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Найденные партнёры' });
const names = (page: Page) => list(page).getByRole('heading', { level: 3 });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Название организации' });
/** Of the demo; the one partner that another journey publishes may stand among them. */
const everybody = /^Найдено?\s4[01]\sпартнёр(?:ов)?$/;
const city = (page: Page) => page.getByRole('combobox', { name: 'Город' });

test('partners are found as one types, whatever the case and with е for ё, and Back restores the filter', async ({
  page,
}) => {
  await visit(page, '/register/browse_partners');
  await expect(list(page).getByText(everybody)).toBeVisible();
  await expect(list(page).getByRole('heading', { level: 2 }).first()).toHaveText('Астана');
  await field(page).pressSequentially('УЧЕТНЫЙ');
  await expect(names(page)).toHaveText(['ТОО «Учётный двор Есиль»']);
  await expect(page).toHaveURL(/browse_partners\?name=/);
  await page.getByRole('main').getByRole('link', { name: 'Регистрация' }).click();
  await expect(page).toHaveURL('/register');
  await page.goBack();
  await expect(field(page)).toHaveValue('УЧЕТНЫЙ');
  await expect(names(page)).toHaveText(['ТОО «Учётный двор Есиль»']);
});

test('a city is chosen, and Back gives all cities again', async ({ page }) => {
  await visit(page, '/register/browse_partners');
  await city(page).selectOption('Шымкент');
  await expect(names(page)).toHaveCount(4);
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveText(['Шымкент']);
  await page.goBack();
  await expect(city(page)).toHaveValue('');
  await expect(list(page).getByText(everybody)).toBeVisible();
});

test('where nobody is found there is a way on', async ({ page }) => {
  await visit(page, '/register/browse_partners?name=нет такого&city=Тараз');
  await expect(list(page).getByRole('heading', { name: 'Никого не нашли' })).toBeVisible();
  await list(page).getByRole('button', { name: 'Показать всех партнёров' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(list(page).getByText(everybody)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(city(page)).toHaveValue('');
});

test('every phone of the directory can be called, the extension left to be said', async ({ page }) => {
  await visit(page, '/register/browse_partners');
  const card = (name: string) =>
    list(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
  await expect(card('Ясная проводка').getByRole('link', { name: /доб/ })).toHaveAttribute('href', 'tel:+77172000035');
  await expect(card('Сметный практик').locator('a[href^="tel:"]')).toHaveAttribute('href', 'tel:+77172000032');
  await expect(card('Абдрахманова').locator('a[href^="tel:"]')).toHaveAttribute('href', 'tel:+77252000054');
  await expect(card('Баланс Плюс').locator('a[href^="https:"]')).toHaveAttribute('href', 'https://balansplus.example/');
});

test('one of the first five is found by a press', async ({ page }) => {
  await visit(page, '/register/browse_partners');
  const five = page.getByRole('complementary', { name: 'Пятёрка лучших' }).getByRole('link');
  await expect(five).toHaveCount(5);
  await five.filter({ hasText: 'Баланс Плюс' }).click();
  await expect(names(page)).toHaveText(['ТОО «Баланс Плюс»']);
  await expect(field(page)).toHaveValue(/Баланс Плюс/);
});

test('the filter works without scripts', async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/register/browse_partners');
  await field(page).fill('баланс');
  await city(page).selectOption('Астана');
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(names(page)).toHaveText(['ТОО «Баланс Плюс»']);
  await expect(field(page)).toHaveValue('баланс');
  await expect(city(page)).toHaveValue('Астана');
});

test('registration begins with two ways', async ({ page }) => {
  await visit(page, '/register');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ввести код' })).toHaveAttribute('href', '/register/invite_code');
  await expect(main.getByRole('link', { name: 'пользовательское соглашение' })).toHaveAttribute(
    'href',
    '/register/user_agreement',
  );
  await main.getByRole('link', { name: 'Выбрать партнёра' }).click();
  await expect(page).toHaveURL('/register/browse_partners');
});
