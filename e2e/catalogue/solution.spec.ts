import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

test('a visitor sees the solution in full and one way in: sign-in, which leads back', async ({ page, people }) => {
  await visit(page, '/solutions/ea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бухгалтерия для бизнеса');
  const crumbs = page.getByRole('navigation', { name: 'Вы здесь' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Главная', 'Решения', 'Бухгалтерия']);
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('Бухгалтерия');
  await expect(page).toHaveTitle('Бухгалтерия для бизнеса — Счёты');
  for (const part of ['Что умеет программа', 'Экраны', 'Описание'])
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Добавить' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Попробовать демо' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Начать работу' }).first().click();
  await expect(page).toHaveURL('/login?from=%2Fsolutions%2Fea');
  const person = await people.make();
  await page.getByLabel('Логин').fill(person.login);
  await page.getByLabel('Пароль', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/solutions/ea');
  await expect(main.getByRole('button', { name: 'Добавить', exact: true })).toBeVisible();
});

test('a person may add the solution and try its demo, which opens in a new tab', async ({ page, people, enter }) => {
  await enter(await people.make());
  await visit(page, '/solutions/zup');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Добавить', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Начать работу' })).toHaveCount(0);
  const demo = main.getByRole('link', { name: 'Попробовать демо' }).first();
  await expect(demo).toHaveAttribute('href', '/apps/begin_work/zup');
  const opening = page.waitForEvent('popup');
  await demo.click();
  const opened = await opening;
  await expect(opened).toHaveURL('/a/demo/zup');
  await expect(opened.locator('body')).toContainText('Зарплата и кадры');
  await expect(opened.locator('body')).toContainText(/демо/i);
  await opened.goto('/apps/begin_work/zup');
  await expect(opened).toHaveURL('/a/demo/zup');
});

test('a solution without a demo offers neither, but a partner', async ({ page, people, enter, faults }) => {
  await enter(await people.make());
  await visit(page, '/solutions/bgp');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Выбрать партнёра' })).toHaveAttribute(
    'href',
    '/register/browse_partners',
  );
  await expect(main.getByRole('button', { name: 'Добавить', exact: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Попробовать демо' })).toHaveCount(0);
  faults.expectStatus(404, '/apps/begin_work/bgp');
  const response = await page.goto('/apps/begin_work/bgp');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Демо нет');
});

test('a screen of the solution opens in the viewer, whose code comes at the press', async ({ page }) => {
  await visit(page, '/solutions/unf');
  const first = page.getByRole('main').locator('a[aria-haspopup="dialog"]').first();
  const code = page.waitForRequest(/\/assets\/.*viewer.*\.js$/);
  await first.click();
  await code;
  const viewer = page.getByRole('dialog', { name: 'Управление небольшой фирмой' });
  await expect(viewer).toContainText('1 / 6');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
  await expect(page).toHaveURL('/solutions/unf');
});

test('an unknown solution is a page that says so, opened by itself or by a link', async ({ page, faults }) => {
  faults.expectStatus(404, '/solutions/no-such');
  const response = await page.goto('/solutions/no-such');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
  await expect(page).toHaveTitle('Страница не найдена — Счёты');
  await page.getByRole('main').getByRole('link', { name: 'Решения' }).click();
  await expect(page).toHaveURL('/solutions');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
});
