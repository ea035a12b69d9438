import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

test('the home page has the ways in, the figures, the solutions and the three steps', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Зарегистрироваться и начать работу' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(main.getByRole('link', { name: 'Хочу продавать' })).toHaveAttribute('target', '_blank');
  const figures = main.getByRole('list', { name: 'Сервис в цифрах' }).getByRole('listitem');
  await expect(figures).toHaveCount(3);
  await expect(figures.first()).toContainText('18 000');
  await expect(main.getByRole('heading', { name: 'Решения' }).getByRole('link')).toHaveAttribute('href', '/solutions');
  await expect(
    main.getByRole('heading', { level: 3, name: /Выберите партнёра|Получите|Зарегистрируйтесь/ }),
  ).toHaveCount(3);
});

test('the code of a block comes when the block is near', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: 'Бухгалтерия для бизнеса' })).toBeAttached();
  expect(fetched.filter((address) => /solutions-section/.test(address))).toEqual([]);
  await page.getByRole('main').getByRole('heading', { name: 'Решения' }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.filter((address) => /solutions-section/.test(address))).toHaveLength(1);
});

test('a button pressed before its code came is answered when it comes', async ({ page }) => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/solutions-section/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await visit(page, '/');
  await page.getByRole('tab', { name: 'Отраслевые' }).click();
  await expect(page.getByRole('tab', { name: 'Коммерческие' })).toHaveAttribute('aria-selected', 'true');
  letCome();
  await expect(page.getByRole('tab', { name: 'Отраслевые' })).toHaveAttribute('aria-selected', 'true');
});

test('the logo leads to the top of the page whose lower blocks have not come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  await page.getByRole('main').getByRole('heading', { name: 'Решения' }).scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('link', { name: 'Счёты' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
