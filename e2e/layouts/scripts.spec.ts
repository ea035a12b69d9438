import { expect, test } from '../harness/journey.ts';
import { hydrated, userMenu, visit } from '../harness/visit.ts';

test('the scripts come to a visitor who only reads, too', async ({ page }) => {
  for (const address of ['/', '/news', '/login']) {
    await page.goto(address);
    await hydrated(page);
  }
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
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Логин').fill(person.login);
  await page.getByLabel('Пароль', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/login');
  letGo();
  await expect(page).toHaveURL('/my');
  await expect(userMenu(page, person.name)).toBeVisible();
});
