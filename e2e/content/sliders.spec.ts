import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

const standsMs = 3_000;
const row = (page: Page, name = 'Коммерческие') => page.getByRole('region', { name, exact: true });
const pause = (page: Page) => page.getByRole('button', { name: 'Остановить показ решений' });

/** Opens the home page with its clock in hand, the row of solutions in view and alive. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  // Far enough ahead: a clock that has passed the moment on a busy machine cannot be paused at it.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto('/');
  await row(page).scrollIntoViewIfNeeded();
  // The scripts take the page over after a turn of the clock, once they have come.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(row(page)).toHaveAttribute('data-live', '', { timeout: 100 });
  }).toPass();
  await page.clock.runFor(100);
}

const moves = (slider: Locator) => expect(slider).toHaveAttribute('data-moving', 'true');
const stands = (slider: Locator) => expect(slider).not.toHaveAttribute('data-moving');
/** The scripts come by the clock, too. */
const alive = (slider: Locator) =>
  expect(async () => {
    await slider.page().clock.runFor(10);
    expect(await slider.getAttribute('data-live')).toBe('');
  }).toPass({ intervals: [50] });

/** How far the row has gone, in px. */
const gone = (slider: Locator) =>
  slider.evaluate((view) => {
    const track = view.firstElementChild;
    return track ? Math.round(new DOMMatrix(getComputedStyle(track).transform).m41) : Number.NaN;
  });

/** Lets the time of one slide pass in one leap, and the next one begin to come; each frame of the clock is dear. */
async function waitOneSlide(page: Page): Promise<void> {
  await page.clock.fastForward(standsMs);
  await page.clock.runFor(200);
}

test('a row moves by itself every three seconds, and loops', async ({ page }) => {
  await open(page);
  await moves(row(page));
  await page.clock.fastForward(standsMs - 1_000);
  expect(await gone(row(page))).toBe(0);
  await waitOneSlide(page);
  expect(await gone(row(page))).toBeLessThan(0);
  const slides = await row(page).getByRole('listitem').count();
  for (let moved = 1; moved < slides; moved += 1) await waitOneSlide(page);
  await page.clock.runFor(500);
  await expect(row(page).getByRole('heading', { level: 3 }).first()).toBeInViewport();
});

test('a row stands while the pointer is on it, while it holds the focus and when it is stopped', async ({ page }) => {
  await open(page);
  await row(page).hover();
  await stands(row(page));
  await waitOneSlide(page);
  expect(await gone(row(page)), 'pointed at').toBe(0);
  await page.mouse.move(2, 2);
  await moves(row(page));
  await row(page).getByRole('link', { name: 'Бухгалтерия для бизнеса' }).focus();
  await stands(row(page));
  await waitOneSlide(page);
  expect(await gone(row(page)), 'with the focus').toBe(0);
  await pause(page).click();
  await page.mouse.move(2, 2);
  await stands(row(page));
  await waitOneSlide(page);
  expect(await gone(row(page)), 'stopped').toBe(0);
  await page.getByRole('button', { name: 'Продолжить показ решений' }).click();
  await moves(row(page));
  await waitOneSlide(page);
  expect(await gone(row(page)), 'let go').toBeLessThan(0);
});

test('a row out of view stands', async ({ page }) => {
  await open(page);
  await moves(row(page));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await stands(row(page));
  await waitOneSlide(page);
  expect(await gone(row(page))).toBe(0);
});

test('a row never moves by itself for those who want less motion, and needs no pause', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await waitOneSlide(page);
  expect(await gone(row(page))).toBe(0);
  await expect(pause(page)).toBeHidden();
  await page.getByRole('button', { name: 'Следующее решение' }).click();
  await page.clock.runFor(100);
  expect(await gone(row(page))).toBeLessThan(0);
});

test('another tab is another row, which starts anew', async ({ page }) => {
  await open(page);
  await pause(page).click();
  await page.getByRole('tab', { name: 'Государственные' }).click();
  const other = row(page, 'Государственные');
  await alive(other);
  await expect(row(page)).toHaveCount(0);
  expect(await gone(other)).toBe(0);
  await moves(other);
  await waitOneSlide(page);
  expect(await gone(other)).toBeLessThan(0);
});

test('a row moved by hand says where it stands, one that moves by itself is silent', async ({ page }) => {
  await open(page);
  const said = page.getByText(/^Карточка \d+ из\s\d+$/);
  await moves(row(page));
  await waitOneSlide(page);
  await expect(said).toHaveCount(0);
  await page.getByRole('button', { name: 'Следующее решение' }).click();
  await expect(said).toHaveText(/Карточка 3 из\s7/);
  await page.getByRole('button', { name: 'Предыдущее решение' }).click();
  await expect(said).toHaveText(/Карточка 2 из\s7/);
});

test('a row in which all slides fit has nowhere to go', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Отраслевые' }).click();
  await alive(row(page, 'Отраслевые'));
  await expect(page.getByRole('button', { name: 'Следующее решение' })).toHaveAttribute('aria-disabled', 'true');
  await expect(pause(page)).toHaveAttribute('aria-disabled', 'true');
});

test('the keyboard reaches the slides out of view', async ({ page }) => {
  await open(page);
  const slides = row(page).getByRole('listitem');
  const fourth = slides.nth(3);
  await expect(fourth).not.toBeInViewport();
  await slides.nth(2).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await page.clock.runFor(100);
  await expect(fourth.getByRole('button')).toBeFocused();
  await expect(fourth).toBeInViewport({ ratio: 0.95 });
});

test('below 768 px one slide fills the view and none peeks; the solutions have no pagination', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  for (const [name, pagination] of [
    ['Коммерческие', false],
    ['Отзывы: Читаем', true],
    ['Новости', true],
  ] as const) {
    const slider = row(page, name);
    await slider.scrollIntoViewIfNeeded();
    await alive(slider);
    const view = await slider.boundingBox();
    const slides = await slider
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    const [left = 0, right = 0] = [view?.x ?? 0, (view?.x ?? 0) + (view?.width ?? 0)];
    expect(
      slides.filter((slide) => slide.right > left && slide.left < right),
      name,
    ).toHaveLength(1);
    await expect(slider.locator('xpath=following-sibling::div'), name).toHaveCount(pagination ? 1 : 0);
  }
});

test('without scripts a row scrolls natively and has no buttons', async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await expect(row(page)).toHaveCSS('overflow-x', 'auto');
  await expect(row(page).getByRole('listitem')).toHaveCount(7);
  await expect(pause(page)).toBeHidden();
});

test('a row scrolled by hand before its code came stays where it lies', async ({ page }) => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/solutions-section/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await visit(page, '/');
  await row(page).scrollIntoViewIfNeeded();
  const second = row(page).getByRole('listitem').nth(1);
  await row(page).evaluate((view) => {
    const [first, other] = view.querySelectorAll('li');
    view.scrollLeft = (other?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  });
  const before = await second.boundingBox();
  await row(page).hover();
  letCome();
  await expect(row(page)).toHaveAttribute('data-live', '');
  expect(await second.boundingBox()).toEqual(before);
});

test('for a person who wants no motion a row keeps its place when the window changes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await row(page).scrollIntoViewIfNeeded();
  await alive(row(page));
  const heading = page.getByRole('main').getByRole('heading', { name: 'Решения' });
  const first = row(page).getByRole('listitem').first();
  const left = async (thing: Locator) => Math.round((await thing.boundingBox())?.x ?? Number.NaN);
  for (const width of [1000, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(async () => expect(await left(first)).toBe(await left(heading)), `${width} px`).toPass({
      timeout: 45_000,
    });
  }
});
