import type { Page } from '@playwright/test';
import { answer, calls } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

/** The files themselves are heavy; what is looked at here is the page around them. */
async function withoutFiles(page: Page): Promise<void> {
  await page.route('**/media/reviews/*', (route) =>
    route.fulfill({ status: 200, contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('one reads the reviews, the newest first, opens one and comes back to the same place', async ({ page }) => {
  await visit(page, '/reviews');
  const titles = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(12);
  await expect(titles.first()).toContainText('Одна в отделе');
  const last = titles.last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(heading(page)).toContainText('Первую неделю ругались');
  await expect(page.getByText('переезжайте весной')).toBeVisible();
  await page.getByRole('link', { name: 'Назад к списку' }).click();
  await expect(titles.last()).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(3);
});

test('a page past the end of the reviews does not say that nobody has written any', async ({ page }) => {
  await visit(page, '/reviews?page=9');
  await expect(page.getByRole('tab', { name: 'Читаем 12' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Такой страницы в списке нет');
  await expect(page.getByRole('tabpanel')).not.toContainText('Пока никто не написал отзыв');
  await page.getByRole('link', { name: 'К началу списка' }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveCount(12);
});

test('a review opened by its address leads to the list of its kind', async ({ page }) => {
  await withoutFiles(page);
  await visit(page, '/reviews/4');
  await expect(page.getByLabel('Видео: Показываю, как мы принимаем машину за час')).toBeVisible();
  await page.getByRole('link', { name: 'Назад к списку' }).click();
  await expect(page).toHaveURL(/\/reviews\?tab=video$/);
  await expect(page.getByRole('tab', { name: 'Смотрим' })).toHaveAttribute('aria-selected', 'true');
});

test('the tab stands in the address, by mouse and by keys', async ({ page }) => {
  await withoutFiles(page);
  await visit(page, '/reviews');
  await page.getByRole('tab', { name: 'Смотрим' }).click();
  await expect(page).toHaveURL(/\?tab=video$/);
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveCount(4);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/reviews$/);
  await expect(page.getByRole('tab', { name: 'Читаем' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\?tab=video$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Смотрим' })).toHaveAttribute('aria-selected', 'true');
});

test('a video opens over the page, holds the focus, and Escape gives it back', async ({ page }) => {
  await withoutFiles(page);
  await visit(page, '/reviews?tab=video');
  const card = page.getByRole('link', { name: /Смотреть видео: .*Касса без интернета/ });
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Касса без интернета/ });
  await expect(dialog.getByLabel(/^Видео: Касса\sбез\sинтернета/)).toBeVisible();
  await expect(page).toHaveURL(/\?tab=video$/);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await dialog.getByRole('button', { name: 'Закрыть' }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
});

test('the dialog of a video leads to its story', async ({ page }) => {
  await withoutFiles(page);
  await visit(page, '/reviews?tab=video');
  await page.getByRole('link', { name: /Касса без интернета/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Прочитать/ })
    .click();
  await expect(page).toHaveURL(/\/reviews\/12$/);
  await expect(page.getByText('запасной интернет всё-таки нужен')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a hosted video stands in the frame of its host, a short one without controls', async ({ page }) => {
  await page.route(`**${calls.videoReviews}`, async (route) => {
    const reviews = (await (await route.fetch()).json()) as Record<string, unknown>[];
    const links = ['https://youtu.be/abcdefghijk', 'https://www.youtube.com/shorts/ABCDEFGHIJK'];
    const hosted = links.map((videoUrl, index) => ({ ...reviews[index], imageUrl: null, videoUrl }));
    await route.fulfill({ json: hosted });
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>video</title>' }),
  );
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Отзывы' }).first().click();
  await page.getByRole('tab', { name: 'Смотрим' }).click();
  const frame = page.getByRole('dialog').locator('iframe');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(frame).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?(?!.*controls=0)/,
  );
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('tabpanel').getByRole('link').last().click();
  await expect(frame).toHaveAttribute('src', /\/embed\/ABCDEFGHIJK\?.*controls=0/);
});

test('an unknown review says so and has a way on', async ({ page, faults }) => {
  faults.expectStatus(404, '/reviews/999');
  await visit(page, '/reviews/999');
  await expect(heading(page)).toHaveText(/Отзыв не\sнайден/);
  await expect(page).toHaveTitle(/^Отзыв не\sнайден/);
  await page.getByRole('link', { name: 'Все отзывы' }).click();
  await expect(heading(page)).toHaveText('Отзывы');
});

test('reviews that did not come leave their block empty and lines in the log', async ({ page, faults }) => {
  for (const address of [calls.reviews, calls.videoReviews]) {
    faults.expectStatus(500, address);
    await answer(page, address, { status: 500, json: {} });
  }
  faults.expectLogged('Ошибка загрузки отзывов');
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Отзывы' }).first().click();
  await expect(heading(page)).toHaveText('Отзывы');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => lines.join('\n')).toContain('HTTP error! status: 500');
});
