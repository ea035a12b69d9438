import type { Page } from '@playwright/test';
import { answer, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

/** Keys that follow so fast on one another that nothing is drawn between them. */
const strike = (page: Page, ...keys: readonly string[]) =>
  page.evaluate((pressed) => {
    for (const key of pressed)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);

/** Keeps the scripts of the next page back until it is called. */
async function holdScript(page: Page, name: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}*.js`, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  return held.resolve;
}

const field = (page: Page) => page.getByRole('searchbox', { name: 'Название организации' });
const city = (page: Page) => page.getByRole('combobox', { name: 'Город' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Что найти' });

test('what was typed and chosen before the scripts is looked for when they have come', async ({ page }) => {
  const letGo = await holdScript(page, 'start-');
  await page.goto('/register/browse_partners', { waitUntil: 'domcontentloaded' });
  await field(page).pressSequentially('учёт');
  await city(page).selectOption('Алматы');
  letGo();
  await expect(page).toHaveURL(
    `/register/browse_partners?name=${encodeURIComponent('учёт')}&city=${encodeURIComponent('Алматы')}`,
  );
  await expect(field(page)).toHaveValue('учёт');
});

test('two arrows at once choose the tab after the next', async ({ page }) => {
  await visit(page, '/solutions');
  await page.getByRole('tab', { name: 'Коммерческие' }).focus();
  await strike(page, 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'Отраслевые' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Отраслевые' })).toBeFocused();
});

test('two arrows at once on the button of a menu lead to its second item', async ({ page }) => {
  await visit(page, '/solutions');
  const button = page.getByRole('button', { name: 'Действия: Бухгалтерия для бизнеса' });
  await button.focus();
  await strike(page, 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('menu').getByRole('menuitem').nth(1)).toBeFocused();
  const [above, below] = [await button.boundingBox(), await page.getByRole('menu').boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(100);
});

test('who types on after Enter loses nothing of it', async ({ page }) => {
  await visit(page, '/search');
  await search(page).fill('касса');
  await search(page).evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit();
    input.setRangeText(' и склад', input.value.length, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('region', { name: 'Что нашлось' })).toBeVisible();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('касса')}`);
  await expect(search(page)).toHaveValue('касса и склад');
  await page.goBack();
  await expect(search(page)).toHaveValue('');
});

test('a later list of suggestions does not put another one in the place of the chosen', async ({ page }) => {
  const item = (code: string) => ({ type: 'article', title: `Статья ${code}`, url: `/articles/${code}` });
  const first = { json: { content: [item('b'), item('c')] } };
  await answer(page, '/api/v1/search-suggestions', first, { json: { content: [item('a'), item('b')] } });
  await visit(page, '/search');
  await search(page).fill('кас');
  const chosen = page.getByRole('option', { name: 'Статья b' });
  await expect(chosen).toBeVisible();
  await search(page).evaluate((input: HTMLInputElement) => {
    input.setRangeText('са', input.value.length, input.value.length, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await strike(page, 'ArrowDown');
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option', { name: 'Статья a' })).toBeVisible();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
});

test('a city stays chosen while its list is on the way, and a name typed meanwhile joins it', async ({ page }) => {
  await visit(page, '/register/browse_partners');
  const held = await hold(page, '/api/v1/find-partners');
  await city(page).selectOption('Алматы');
  await field(page).pressSequentially('учёт');
  await expect(city(page)).toHaveValue('Алматы');
  held.letGo();
  await expect(page).toHaveURL(/name=.*&city=/);
  await expect(city(page)).toHaveValue('Алматы');
});

test('a word just typed does not turn round who has followed a link', async ({ page }) => {
  await visit(page, '/register/browse_partners');
  await page.clock.install();
  const letGo = await holdScript(page, 'price.screen-');
  await field(page).pressSequentially('учёт');
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Тарифы' }).click();
  await page.clock.runFor(1000);
  letGo();
  await expect(page).toHaveURL('/price');
});

test('a form sent before its rules have come says that it waits, and is sent when they come', async ({ page }) => {
  const letGo = await holdScript(page, 'recovery-rules-');
  await visit(page, '/recover');
  await page.getByRole('textbox', { name: 'Почта' }).fill('nobody@example.kz');
  await page.getByRole('textbox', { name: 'Почта' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Отправляем…' })).toBeVisible();
  letGo();
  await expect(page).toHaveURL('/recover/set_password');
});

test('a tab of the page that stands opens without a network', async ({ page, faults }) => {
  await visit(page, '/solutions');
  for (const missing of ['/assets/', '/media/logos/']) faults.expectNoAnswer(missing);
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: 'Отраслевые' }).click();
  await expect(page.getByRole('tab', { name: 'Отраслевые' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveCount(3);
});
