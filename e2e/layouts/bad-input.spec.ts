import type { Page } from '@playwright/test';
import { handleFirst } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { hydrated } from '../harness/visit.ts';

/** What the page's script loads when the page is quiet: where it begins, and what all of it stands on. */
const scripts = { 'the first script': 'start-', 'the largest script': 'vendor-' };
const file = (name: string) => `**/assets/${name}*.js`;

/** Reads the page and goes on by a link, as with scripts switched off. */
async function readAndGoOn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Решения');
  await page.getByRole('link', { name: 'Начать работу Бухгалтерия для бизнеса' }).click();
  await expect(page).toHaveURL('/solutions/ea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бухгалтерия для бизнеса');
}

for (const [what, name] of Object.entries(scripts)) {
  test.describe(`${what} does not load`, () => {
    test.beforeEach(async ({ page, faults }) => {
      faults.expectNoAnswer(`/assets/${name}`);
      faults.expectPageError(/Failed to fetch dynamically imported module/);
      await page.route(file(name), (route) => route.abort());
    });

    test('the page reads, its menu opens, its links lead on', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/solutions');
      await page.getByRole('button', { name: 'Меню', exact: true }).click();
      await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Тарифы' }).click();
      await expect(page).toHaveURL('/price');
      const closed = page.locator('main details:not([open])');
      const count = await closed.count();
      await closed.first().locator('summary').click();
      await expect(closed).toHaveCount(count - 1);
      await page.goto('/solutions');
      await readAndGoOn(page);
    });

    test('a form says that it was not sent, and leads back', async ({ page, faults }) => {
      faults.expectStatus(405, '/login');
      await page.goto('/login');
      await page.getByLabel('Логин').fill('somebody');
      await page.getByLabel('Пароль', { exact: true }).fill('Kostyashki-10');
      await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Форма не отправлена');
      await page.getByRole('link', { name: 'Вернуться к форме' }).click();
      await expect(page.getByLabel('Логин')).toBeVisible();
    });

    test('the search finds', async ({ page }) => {
      await page.goto('/search');
      await page.getByRole('combobox', { name: 'Что найти' }).fill('отчёт');
      await page.getByRole('main').getByRole('button', { name: 'Найти' }).click();
      await expect(page.getByRole('region', { name: 'Что нашлось' }).getByRole('link').first()).toBeVisible();
    });
  });
}

test('a moment without a network while a page comes leaves a page that reads and leads on', async ({
  page,
  context,
  faults,
}) => {
  faults.expectNoAnswer('/');
  faults.expectPageError(/Failed to fetch dynamically imported module/);
  const offline = Promise.withResolvers<void>();
  await page.route(file(scripts['the first script']), async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
    offline.resolve();
  });
  await page.goto('/solutions', { waitUntil: 'domcontentloaded' });
  await offline.promise;
  await page.unroute(file(scripts['the first script']));
  await context.setOffline(false);
  await readAndGoOn(page);
  await hydrated(page);
});

test('a page opened in a background tab comes to life without a frame drawn', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    window.requestAnimationFrame = () => 0;
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/solutions');
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, { polling: 100 });
});

test('an old page whose scripts an update has removed reads and leads to the new one', async ({ page, faults }) => {
  faults.expectStatus(404, '/assets/start-');
  faults.expectPageError(/Failed to fetch dynamically imported module/);
  const removed = page.waitForResponse((answer) => answer.url().includes(`/assets/${scripts['the first script']}`));
  await handleFirst(page, file(scripts['the first script']), (route) => route.fulfill({ status: 404 }));
  await page.goto('/solutions');
  // Else a quick click would lead on before the script is asked for, and the next page would lack it.
  expect((await removed).status()).toBe(404);
  await readAndGoOn(page);
  await hydrated(page);
});
