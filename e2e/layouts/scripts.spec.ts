import type { Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { hydrated, userMenu, visit } from '../harness/visit.ts';

/** Keeps the scripts of the next page back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('the scripts come to a visitor who only reads, too', async ({ page }) => {
  await page.goto('/news');
  await hydrated(page);
});

test('a visitor’s scripts are fetched ahead and run at his first sign', async ({ page }) => {
  const fetched = page.waitForResponse(/entry-client-.*\.js/);
  await page.goto('/news');
  await fetched;
  const running = () => page.locator('head script[type="module"]');
  await expect(running()).toHaveCount(0);
  await page.mouse.move(100, 100);
  await expect(running()).toHaveCount(1);
  await hydrated(page);
});

test('a button pressed before the scripts does its work when they have come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await holdScripts(page);
  await page.goto('/solutions', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Меню', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a menu pressed before the scripts opens under its button when they have come, and once', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/solutions', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('button', { name: 'Действия: Бухгалтерия для бизнеса' });
  await button.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  letGo();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(100);
});

test('Back before the scripts brings the page of the address, not the one that stood there', async ({ page }) => {
  await visit(page, '/solutions');
  await page.getByRole('tab', { name: 'Отраслевые' }).click();
  await expect(page).toHaveURL('/solutions?category=industry');
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await page.goBack({ waitUntil: 'commit' });
    await page.unrouteAll();
    await route.continue().catch(() => undefined);
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/solutions');
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Коммерческие' })).toHaveAttribute('aria-selected', 'true');
});

test('a form sent before the scripts is held, and sent when they have come', async ({ page, people }) => {
  const person = await people.make();
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Логин').fill(person.login);
  await page.getByLabel('Пароль', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/login');
  letGo();
  await expect(page).toHaveURL('/my');
  await expect(userMenu(page, person.name)).toBeVisible();
});
