import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

test('a change of page focuses the heading, sets the title and starts at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, '/');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Государственные' }).click();
  await expect(page).toHaveURL('/solutions/?category=government');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Решения — Счёты');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Начать работу' }).first().click();
  await expect(page).toHaveURL(/\/solutions\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).not.toHaveTitle('Решения — Счёты');
});

test('Back restores the place, the title and the page; Forward too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, '/solutions');
  const card = page.getByRole('main').getByRole('link', { name: 'Начать работу' }).last();
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await card.click();
  await expect(page).toHaveURL(/\/solutions\/\w+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const title = await page.title();
  await page.goBack();
  await expect(page).toHaveTitle('Решения — Счёты');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await expect(page).toHaveTitle(title);
});

test('the first Tab offers to skip the head, and Enter goes to the content', async ({ page }) => {
  await visit(page, '/solutions');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Перейти к содержанию' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('on a large screen an anchor leads to the top of a long page, on a small one there is none', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await visit(page, '/');
  await page.evaluate(() => window.scrollTo(0, 900));
  const toTop = page.getByRole('link', { name: 'Наверх' });
  await expect(toTop).toBeInViewport();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(toTop).toBeHidden();
});

test('an unknown address is a page of its own with ways on', async ({ page, faults }) => {
  faults.expectStatus(404, '/no-such-page');
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
  await expect(page).toHaveTitle('Страница не найдена — Счёты');
  await page.getByRole('main').getByRole('link', { name: 'Решения' }).click();
  await expect(page).toHaveURL('/solutions');
});
