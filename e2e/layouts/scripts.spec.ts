import type { Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { hydrated, userMenu, visit } from '../harness/visit.ts';

/** Keeps the scripts of the next page back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('the scripts start by themselves', async ({ page }) => {
  await page.goto('/news');
  await hydrated(page);
});

test('a picture that never ends loading holds the scripts up no longer than two seconds', async ({
  page,
  context,
  faults,
}) => {
  // Let go in the end, it is not there.
  faults.expectStatus(404, '/never.png');
  await page.route('**/never.png', () => undefined);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/never.png' }));
    });
  });
  await page.goto('/solutions', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const { readyState, waitedMs } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [mark] = performance.getEntriesByName('hydrated');
    const read = navigation?.domContentLoadedEventEnd ?? Number.NaN;
    return { readyState: document.readyState, waitedMs: (mark?.startTime ?? Number.NaN) - read };
  });
  expect(readyState).not.toBe('complete');
  // The hydration itself takes its time on a busy machine.
  expect(waitedMs).toBeLessThan(2_000 + 3_000);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('Back before the scripts brings the page of the address, not the one that stood there', async ({ page }) => {
  await visit(page, '/solutions');
  await page.getByRole('tab', { name: 'Отраслевые' }).click();
  await expect(page).toHaveURL('/solutions?category=industry');
  await page.route('**/assets/start-*.js', async (route) => {
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
