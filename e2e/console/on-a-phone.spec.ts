import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { writeNews } from '../harness/news.ts';

const landscape = { width: 844, height: 390 };
const portrait = { width: 390, height: 844 };

test('a phone that is turned in the middle of the work keeps what was typed, scrolls and opens the menu', async ({
  page,
  people,
  enter,
}) => {
  await page.setViewportSize(landscape);
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'Набрано лёжа', code: `povorot-${Date.now()}`, text: 'Начало' });
  const title = page.getByRole('textbox', { name: 'Заголовок' });
  const line = page.getByRole('menuitem', { name: 'Новости' });
  for (let turn = 1; turn <= 2; turn += 1) {
    await page.setViewportSize(portrait);
    await expect(line).toHaveCount(0);
    await expect(title).toHaveValue('Набрано лёжа');
    await expectAccessible(page);
    await noSidewaysScroll(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await expect(line).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(line).toHaveCount(0);
    await title.click();
    await page.setViewportSize(landscape);
    await expect(line).toBeVisible();
    await expect(title).toHaveValue('Набрано лёжа');
  }
});

test('a window that becomes as narrow as a phone is worked in', async ({ page, people, enter }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/users');
  // Told by hand to stay open, the menu gives way all the same.
  await page.getByRole('button', { name: 'Закрыть меню' }).click();
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  await page.setViewportSize({ width: 360, height: 720 });
  await expect(page.getByRole('menuitem', { name: 'Сводка' })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  await page.getByRole('menuitem', { name: 'Сводка' }).click();
  await expect(page.getByRole('heading', { name: 'Сводка', level: 1 })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Сводка' })).toHaveCount(0);
  await expectAccessible(page);
});

test('on a phone the heading of a screen is read whole, and stays in sight', async ({ page, people, enter }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await enter(await people.makeStaff('operator'));
  for (const [address, name] of [
    ['letter-templates/cabinet-closed', /Кабинет\sпартнёра закрыт»$/],
    ['letter-templates/console-guessed', /подбирают\sкод»$/],
    ['opening', /до\sоткрытия$/],
  ] as const) {
    await page.goto(`/console/${address}`);
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeVisible();
    expect(await heading.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThanOrEqual(1);
    const bar = await page.getByRole('banner').boundingBox();
    const first = await page.locator('#main-content').boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(heading).toBeInViewport({ ratio: 1 });
    await noSidewaysScroll(page);
  }
});
