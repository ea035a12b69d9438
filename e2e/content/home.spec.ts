import { answer, failure } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { stoodStill } from '../harness/layout.ts';
import { hydrated, visit } from '../harness/visit.ts';

test('the home page has the ways in, the figures, the solutions and the three steps', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Зарегистрироваться и начать работу' })).toHaveAttribute(
    'href',
    '/register',
  );
  // A page of the portal opens in this tab (spec: shell.external-links).
  await expect(main.getByRole('link', { name: 'Хочу продавать' })).not.toHaveAttribute('target');
  const figures = main.getByRole('list', { name: 'Сервис в цифрах' }).getByRole('listitem');
  await expect(figures).toHaveCount(3);
  await expect(figures.first()).toContainText('18 000');
  await expect(main.getByRole('heading', { name: 'Решения' }).getByRole('link')).toHaveAttribute('href', '/solutions');
  await expect(
    main.getByRole('heading', { level: 3, name: /Выберите партнёра|Получите|Зарегистрируйтесь/ }),
  ).toHaveCount(3);
});

test('the blocks of the home page stand in their order, and their titles lead to their pages', async ({ page }) => {
  await visit(page, '/');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([
    'Решения',
    'Сколько это стоит',
    /^Три шага/,
    'Преимущества',
    'Отзывы',
    'Спросите нас',
    'Новости',
  ]);
  for (const [title, address] of [
    ['Решения', '/solutions'],
    ['Сколько это стоит', '/price'],
    ['Преимущества', '/advantages'],
    ['Отзывы', '/reviews'],
    ['Новости', '/news'],
  ] as const) {
    await expect(titles.getByRole('link', { name: title })).toHaveAttribute('href', address);
  }
  const section = (name: string) => page.locator('section', { has: page.getByRole('heading', { level: 2, name }) });
  await expect(section('Преимущества').getByRole('listitem')).toHaveCount(6);
  await expect(section('Отзывы').getByRole('listitem')).toHaveCount(12);
  await expect(section('Новости').getByRole('listitem')).toHaveCount(6);
});

test('reviews are read or watched, each kind in its row', async ({ page }) => {
  await visit(page, '/');
  const texts = page.getByRole('region', { name: 'Отзывы: Читаем' });
  await texts.scrollIntoViewIfNeeded();
  await expect(texts).toHaveAttribute('data-live', '');
  await page.getByRole('tab', { name: /Смотрим/ }).click();
  const videos = page.getByRole('region', { name: 'Отзывы: Смотрим' });
  await expect(videos.getByRole('listitem')).toHaveCount(4);
  await expect(videos).toHaveAttribute('data-live', '');
  await expect(texts).toHaveCount(0);
  await videos.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the promo video is fetched when it is asked for; a press plays it and a press stops it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, '/');
  expect(fetched.filter((address) => address.endsWith('.mp4'))).toEqual([]);
  const video = page.locator('video');
  await page.getByRole('button', { name: /^Смотреть видео/ }).press('Enter');
  await expect(video).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Приостановить видео' }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: /^Смотреть видео/ }).press(' ');
  await expect(video).toHaveJSProperty('paused', false);
});

test('the home page reads whole without scripts', async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(7);
  await expect(main.getByRole('region', { name: 'Отзывы: Читаем' }).getByRole('listitem')).toHaveCount(12);
  await expect(main.getByRole('tab', { name: /Смотрим/ })).toHaveAttribute('href', '/?tab=video#reviews');
  await expect(main.getByRole('button', { name: /видео/ })).toBeHidden();
});

test('a tab of a block stands in the address, and the page keeps its place', async ({ page }) => {
  await visit(page, '/');
  const tab = page.getByRole('tab', { name: 'Государственные' });
  await tab.scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Коммерческие' })).toHaveAttribute('data-live', '');
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await tab.click();
  await expect(page).toHaveURL('/?category=government');
  await expect(page.getByRole('region', { name: 'Государственные' })).toBeVisible();
  expect(await place()).toBe(before);
  await page.getByRole('tab', { name: /Смотрим/ }).click();
  await expect(page).toHaveURL('/?category=government&tab=video');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Государственные' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: /Смотрим/ })).toHaveAttribute('aria-selected', 'true');
});

test('the page stands still while its blocks come', async ({ page }) => {
  await visit(page, '/');
  for (const name of ['Коммерческие', 'Отзывы: Читаем', 'Новости']) {
    const row = page.getByRole('region', { name, exact: true });
    await row.scrollIntoViewIfNeeded();
    await expect(row).toHaveAttribute('data-live', '');
  }
  await stoodStill(page);
});

test('a tab pressed before its code came is answered by the server', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/solutions\.section/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Отраслевые' }).click();
  await expect(page).toHaveURL('/?category=industry#solutions');
  await expect(page.getByRole('tab', { name: 'Отраслевые' })).toHaveAttribute('aria-selected', 'true');
  held.resolve();
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Отраслевые' })).toHaveAttribute('aria-selected', 'true');
});

test('a block whose call has failed is left out, with one line in the log', async ({ page, faults }) => {
  const blocks = {
    '/api/v1/advantages': 'Ошибка загрузки преимуществ',
    '/api/v1/reviews': 'Ошибка загрузки отзывов',
    '/api/v1/news': 'Ошибка загрузки новостей',
  };
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()));
  await visit(page, '/register');
  for (const [call, line] of Object.entries(blocks)) {
    faults.expectStatus(503, call);
    faults.expectLogged(line);
    await answer(page, call, failure(503, 'Сервис ненадолго недоступен.'));
  }
  await page.getByRole('banner').getByRole('link', { name: 'Счёты' }).click();
  await expect(page.getByRole('heading', { name: /^Три\sшага/ })).toBeVisible();
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.map((line) => Object.values(blocks).find((one) => line.startsWith(one))).sort()).toEqual(
    Object.values(blocks).sort(),
  );
});

test('the catalogue that has failed stands under its heading as a red box, and «Повторить» brings it', async ({
  page,
  faults,
}) => {
  const call = '/api/v1/solutions';
  await visit(page, '/register');
  faults.expectStatus(503, call);
  await answer(page, call, failure(503, 'Сервис ненадолго недоступен.'));
  await page.getByRole('banner').getByRole('link', { name: 'Счёты' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Решения' })).toBeVisible();
  await expect(main.getByText('Ошибка загрузки данных: Сервис ненадолго недоступен.')).toBeVisible();
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Повторить' }).click();
  await expect(main.getByRole('tab', { name: 'Коммерческие' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Бухгалтерия для бизнеса' })).toBeVisible();
});

test('the logo leads to the top of the page whose lower blocks have not come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/');
  await page.getByRole('main').getByRole('heading', { name: 'Решения' }).scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('link', { name: 'Счёты' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
