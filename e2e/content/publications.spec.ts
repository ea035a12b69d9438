import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Читать полностью' });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Страницы списка' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const back = (page: Page) => page.getByRole('link', { name: 'Вернуться к списку' });

test('a visitor leafs through the news, reads one from the second page and comes back to its place there', async ({
  page,
}) => {
  await visit(page, '/news');
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(page).filter({ hasText: '20 ноября 2026 г.' }).first()).toBeVisible();
  await pager(page).getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL('/news?page=2');
  await expect(page).toHaveTitle('Новости — страница 2 — Счёты');
  await expect(heading(page)).toBeFocused();
  await expect(pager(page).getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');

  const last = cards(page).last();
  const title = await last.getByRole('heading').textContent();
  await last.getByRole('link').click();
  await expect(heading(page)).toHaveText(title ?? '');
  await back(page).click();
  await expect(page).toHaveURL('/news?page=2');
  await expect(cards(page).last()).toBeInViewport();
  await pager(page).getByRole('link', { name: 'Страница 1' }).click();
  await expect(page).toHaveURL('/news');
});

test('a page of the joint list asked for without a network says so, and comes when the network is back', async ({
  page,
  faults,
}) => {
  await visit(page, '/publications');
  // The code of the failure comes with the page.
  await page.waitForLoadState('networkidle');
  faults.expectNoAnswer('/api/v1/');
  await page.context().setOffline(true);
  await pager(page).getByRole('link', { name: 'Страница 2' }).click();
  await expect(page.getByRole('alert')).toContainText('нет связи с сервером');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page).toHaveURL('/publications?page=2');
  await expect(cards(page).first()).toBeVisible();
});

test('from the joint list, too, the way back leads there', async ({ page }) => {
  await visit(page, '/publications?page=3');
  await cards(page).filter({ hasText: 'Новость' }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/);
  await back(page).click();
  await expect(page).toHaveURL('/publications?page=3');
});

test('a news item opened by itself leads to the page of the list it stands on', async ({ page }) => {
  await visit(page, '/news/podderzhka-novyy-god');
  const href = await back(page).getAttribute('href');
  // Journeys of the console publish news of today: the page depends on how many.
  expect(href).toMatch(/^\/news\?page=\d+$/);
  await back(page).click();
  await expect(page).toHaveURL(String(href));
  await expect(main(page).locator('a[href="/news/podderzhka-novyy-god"]')).toBeVisible();
});

test('after reading on to a neighbour the way back leads to the list, not to the item before', async ({ page }) => {
  await visit(page, '/news');
  // Journeys of the console publish news of today.
  await cards(page).filter({ hasText: '20 ноября 2026 г.' }).first().getByRole('link').click();
  const neighbours = page.getByRole('navigation', { name: 'Соседние новости' });
  await neighbours.getByRole('link', { name: /Новая форма отчёта/ }).click();
  await expect(heading(page)).toHaveText(/Новая форма отчёта/);
  await expect(heading(page)).toBeFocused();
  await back(page).click();
  await expect(page).toHaveURL('/news');
});

test('the title of a news item is divided into a heading and the words under it', async ({ page }) => {
  await visit(page, '/news/partnerov-426');
  await expect(heading(page)).toHaveText('С нами 426 партнёров');
  await expect(main(page)).toContainText('Где их стало больше и кого мы ищем сейчас');
  await expect(page).toHaveTitle('С нами 426 партнёров — Счёты');
});

test('the joint list tells the kinds apart and leads to each', async ({ page }) => {
  await visit(page, '/publications');
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(page).filter({ hasText: 'Новость' }).first()).toBeVisible();
  // Where the system forces its colours the chosen tab still differs from the others (spec: look.forced-colours).
  await page.emulateMedia({ forcedColors: 'active' });
  const tabs = page.getByRole('navigation', { name: 'Новости и статьи' }).getByRole('link');
  const grounds = await tabs.evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(grounds.filter((ground) => ground === grounds[0])).toHaveLength(1);
  await page.emulateMedia({ forcedColors: 'none' });
  await cards(page).filter({ hasText: 'Статья' }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/articles\/[a-z0-9_-]+$/);
  await page.goBack();
  await page.getByRole('navigation', { name: 'Новости и статьи' }).getByRole('link', { name: 'Статьи' }).click();
  await expect(page).toHaveURL('/articles');
  await expect(heading(page)).toHaveText('Статьи');
  await expect(cards(page)).toHaveCount(10);
});

test('a signed-in person finds the publications in the menu', async ({ page, people, enter }) => {
  await enter(await people.make());
  await visit(page, '/my');
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Публикации' }).click();
  await expect(heading(page)).toHaveText('Публикации');
});

test('a page past the end says so and leads to the first', async ({ page }) => {
  await visit(page, '/articles?page=999');
  await expect(main(page)).toContainText('Такой страницы в списке нет');
  await expect(pager(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'К началу списка' }).click();
  await expect(page).toHaveURL('/articles');
  await expect(cards(page)).toHaveCount(10);
});

for (const query of ['page=0', 'page=-1', 'page=x', 'page=1e9', 'page=']) {
  test(`/news?${query} is no page`, async ({ page, faults }) => {
    faults.expectStatus(404, '/news?');
    const answer = await page.goto(`/news?${query}`);
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Страница не найдена');
  });
}

test('old addresses lead to the new ones, opened by themselves and from within the site', async ({ page, faults }) => {
  faults.expectStatus(404, '/news/article/no-such');
  await visit(page, '/news/article/info_user_agreement');
  await expect(page).toHaveURL('/articles/info_user_agreement');
  for (const [from, to] of [
    ['/news/article/partnerov-426', '/news/partnerov-426'],
    ['/news/article', '/news'],
  ] as const) {
    // A step within the site, as a link of the router makes it.
    await page.evaluate((address) => {
      window.history.pushState({ idx: 1 }, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
    }, from);
    await expect(page).toHaveURL(to);
    await expect(heading(page)).not.toHaveText('Страница не найдена');
  }
  const absent = await page.goto('/news/article/no-such');
  expect(absent?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Страница не найдена');
});

test('the agreement shows the date of its edition and prints without the frame of the site', async ({ page }) => {
  await visit(page, '/register/user_agreement');
  await expect(heading(page)).toHaveText('Пользовательское соглашение');
  await expect(main(page)).toContainText(/Редакция от\s\d+\s[а-я]+\s20\d\d\sгода/);
  const contents = page.getByRole('navigation', { name: 'Содержание' });
  await contents.getByRole('link', { name: '7. Данные Абонента' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '7. Данные Абонента' })).toBeInViewport();
  await expect(contents).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(contents).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main(page)).toContainText('14.2.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of the list, an item and the way back are plain links', async ({ page }) => {
    await page.goto('/news');
    await pager(page).getByRole('link', { name: 'Следующая страница' }).click();
    await expect(page).toHaveURL('/news?page=2');
    await cards(page).first().getByRole('link').click();
    await expect(heading(page)).toBeVisible();
    await back(page).click();
    await expect(page).toHaveURL('/news?page=2');
  });
});

test('the pager and the cards work by keyboard and fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/publications?page=4');
  const next = pager(page).getByRole('link', { name: 'Следующая страница' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/publications?page=5');
  await expect(heading(page)).toBeFocused();
  for (const link of await pager(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    if (!box) continue;
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  }
  await cards(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(news|articles)\/[a-z0-9_-]+$/);
});
