import { answer, failure, handleFirst, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

const solution = '/api/v1/solutions/ea';
const toSolution = { name: 'Начать работу Бухгалтерия для бизнеса' };

test('a page whose data cannot be loaded says so, and «Повторить» brings them', async ({ page, faults }) => {
  faults.expectStatus(503, solution);
  await visit(page, '/solutions');
  await answer(page, solution, failure(503, 'Сервис ненадолго недоступен.'), 'real');
  await page.getByRole('link', toSolution).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Решение');
  await expect(page.getByRole('alert')).toContainText('Ошибка загрузки данных: Сервис ненадолго недоступен.');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page).toHaveURL('/solutions/ea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бухгалтерия для бизнеса');
  await expect(page).toHaveTitle('Бухгалтерия для бизнеса — Счёты');
});

test('the tab of a review that could not be loaded does not say that there is none', async ({ page, faults }) => {
  const review = '/api/v1/reviews/1';
  faults.expectStatus(503, review);
  await visit(page, '/reviews');
  await answer(page, review, failure(503, 'Сервис ненадолго недоступен.'), 'real');
  await page.getByRole('main').locator('a[href="/reviews/1"]').first().click();
  await expect(page.getByRole('alert')).toContainText('Ошибка загрузки данных: Сервис ненадолго недоступен.');
  await expect(page).toHaveTitle('Отзывы — Счёты');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page).toHaveTitle('«Первую неделю ругались, теперь спорить не о чем» — Салтанат Жумагулова — Счёты');
});

test('while the next page is slow the present one stays and a line shows that something is under way', async ({
  page,
}) => {
  await visit(page, '/solutions');
  const call = await hold(page, solution);
  await page.getByRole('link', toSolution).click();
  await expect(page.locator('[class^="navigation-bar-"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Решения');
  call.letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бухгалтерия для бизнеса');
  await expect(page.locator('[class^="navigation-bar-"]')).toHaveCount(0);
});

test('after a deployment an open tab reloads once and silently, and arrives where the person wanted', async ({
  page,
  faults,
}) => {
  await visit(page, '/solutions');
  faults.expectStatus(404, '/assets/solution.screen');
  await handleFirst(page, /\/assets\/solution\.screen/, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('link', toSolution).click();
  await expect(page).toHaveURL('/solutions/ea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бухгалтерия для бизнеса');
  await expect.poll(() => loads).toBe(1);
});

test('a link pressed without a network is told on the page, which comes when the network is back', async ({
  page,
  context,
  faults,
}) => {
  await visit(page, '/');
  faults.expectNoAnswer('/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Государственные' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не открылась');
  // Not «Сервис недоступен»: nothing is known of the service.
  await expect(page.getByRole('main')).toContainText(/Проверьте связь с\sинтернетом/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page).toHaveURL('/solutions/?category=government');
  await expect(page.getByRole('tab', { name: 'Государственные' })).toHaveAttribute('aria-selected', 'true');
});

test('the parts that come on demand do not take the page with them when they cannot, and come the next time', async ({
  page,
  context,
  faults,
}) => {
  faults.expectLogged('a part of the page failed');
  faults.expectNoAnswer('/assets/');
  const said = page.getByText('Не получилось загрузить эту часть страницы.');
  await visit(page, '/solutions');
  await context.setOffline(true);
  const openScreens = async () => {
    await page.getByRole('button', { name: 'Действия: Бухгалтерия для бизнеса' }).click();
    await page.getByRole('menuitem', { name: 'Экраны приложений' }).click();
  };
  await openScreens();
  await expect(said).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Решения');
  await context.setOffline(false);
  // A browser that keeps the failed import gets the page anew at the second press.
  await expect(async () => {
    await openScreens();
    await expect(page.getByRole('dialog')).toContainText('1 / 6', { timeout: 10_000 });
  }).toPass();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens without a network', async ({ page, context }) => {
    await visit(page, '/solutions');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Тарифы' })).toBeVisible();
  });
});
