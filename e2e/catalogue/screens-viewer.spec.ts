import type { Page } from '@playwright/test';
import { answer, failure, hold, intercept } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

const call = '/api/v1/solutions/ea';
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Бухгалтерия для бизнеса' });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Действия: Бухгалтерия для бизнеса' }).click();
  await page.getByRole('menuitem', { name: 'Экраны приложений' }).click();
}

test('the viewer loads once, then goes round by arrows and keys, and counts', async ({ page }) => {
  await visit(page, '/solutions');
  const asked = await answer(page, call, 'real');
  await open(page);
  const picture = viewer(page).getByRole('img');
  const counter = viewer(page).getByText(/^\d+ \/ \d+$/);
  await expect(counter).toHaveText('1 / 6');
  const first = await picture.getAttribute('src');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(viewer(page).getByRole('heading')).toHaveText((await picture.getAttribute('alt')) ?? '');
  await viewer(page).getByRole('button', { name: 'Следующий экран' }).click();
  await expect(counter).toHaveText('2 / 6');
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText('6 / 6');
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText('1 / 6');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await open(page);
  await expect(counter).toHaveText('1 / 6');
  expect(asked.times).toBe(1);
});

test('while the screens are on their way the viewer says «Загрузка...»', async ({ page }) => {
  await visit(page, '/solutions');
  const held = await hold(page, call);
  await open(page);
  await expect(viewer(page).getByRole('status')).toHaveText('Загрузка...');
  held.letGo();
  await expect(viewer(page)).toContainText('1 / 6');
});

test('a refused answer is «Ошибка загрузки скриншотов» with a way to repeat', async ({ page, faults }) => {
  faults.expectStatus(503, call);
  await visit(page, '/solutions');
  await answer(page, call, failure(503, 'Сервис ненадолго недоступен.'), 'real');
  await open(page);
  await expect(viewer(page).getByRole('alert')).toContainText('Ошибка загрузки скриншотов');
  await viewer(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(viewer(page)).toContainText('1 / 6');
});

test('without a network it is «Ошибка загрузки»', async ({ page, faults }) => {
  faults.expectNoAnswer(call);
  await visit(page, '/solutions');
  await intercept(page, '**/api/v1/solutions/ea', (route) => route.abort('internetdisconnected'));
  await open(page);
  await expect(viewer(page).getByRole('alert')).toContainText('Ошибка загрузки');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
});

test('a solution without screens says «Нет скриншотов»', async ({ page, request, portal }) => {
  const solution = await (await request.get(portal.origin + call)).json();
  await visit(page, '/solutions');
  await answer(page, call, { json: { ...solution, screenShots: [] } });
  await open(page);
  await expect(viewer(page)).toContainText('Нет скриншотов');
  await expect(viewer(page).getByRole('button', { name: 'Следующий экран' })).toHaveCount(0);
});
