import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';

/** Whether the site finds anything by these words. */
const findsAnything = async (page: Page, words: string) => {
  const answer = await page.request.get(`/api/v1/search/${encodeURIComponent(words)}`);
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { content: unknown[] }).content.length > 0;
};

/** A word that no document has, one for each run. */
const oddWord = (beginning: string) =>
  beginning + Array.from({ length: 6 }, () => 'абвгдежзик'[Math.floor(Math.random() * 10)]).join('');

test('an operator adds a synonym, the next search finds by it, and a removal is as quick', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectStatus(400, '/service/console/synonyms');
  const word = oddWord('словоновое');
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/synonyms');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  expect(await findsAnything(page, word)).toBe(false);

  await page.getByRole('link', { name: /Создать|Добавить/ }).click();
  const terms = page.getByRole('textbox', { name: /каждое/ });
  await terms.fill(word);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/Напишите хотя бы два слова/)).toBeVisible();
  await terms.fill(`${word}\nинвентаризация`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/\/console\/synonyms$/);
  expect(await findsAnything(page, word)).toBe(true);

  await page.getByRole('textbox', { name: /Поиск/ }).fill(word);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row', { name: new RegExp(word) }).click();
  await expect(terms).toHaveValue(`${word}\nинвентаризация`);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Удалить\sгруппу/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page).toHaveURL(/\/console\/synonyms(\?|$)/);
  expect(await findsAnything(page, word)).toBe(false);
});

test('an operator writes how else a document is asked for, and the next search finds it by that', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectStatus(400, '/service/console/phrases/');
  const word = oddWord('жмыхоплюй');
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/phrases');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  expect(await findsAnything(page, word)).toBe(false);

  await page.getByRole('textbox', { name: /Поиск/ }).fill('пропадет интернет');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const phrases = page.getByRole('textbox', { name: /каждая/ });
  await expect(phrases).toHaveValue(/отключили свет/);
  const before = await phrases.inputValue();
  await expectAccessible(page);
  await phrases.fill(`${before}\n${word}\n${word}`);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/повторяется/)).toBeVisible();
  await phrases.fill(`${before}\n${word}`);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/\/console\/phrases(\?|$)/);
  expect(await findsAnything(page, word)).toBe(true);

  await page.getByRole('textbox', { name: /Поиск/ }).fill(word);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(phrases).toHaveValue(`${before}\n${word}`);
  await phrases.fill(before);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/\/console\/phrases(\?|$)/);
  expect(await findsAnything(page, word)).toBe(false);
});

test('an operator retries a failed job with others at once, and forgets one after reading what is lost', async ({
  page,
  people,
  enter,
}) => {
  const [retried, forgotten] = [await people.failJob(), await people.failJob()];
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/jobs');
  await page.getByRole('textbox', { name: /Поиск/ }).fill(retried);
  const row = page.getByRole('row', { name: /Новое\sназвание\sприложения/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/Не\sудалось\sсоединиться\sс\sдругой\sслужбой/);
  await expectAccessible(page);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText(/Повторяется\sсейчас: 1/)).toBeVisible();
  await expect(async () => {
    const job = await page.request.get(`/service/console/jobs/${retried}`);
    expect(await job.json()).toMatchObject({ state: 'done' });
  }).toPass();

  await page.goto(`/console/jobs/${forgotten}/show`);
  await expect(page.getByText('connect ECONNREFUSED')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Забыть' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/останется\sпрежнее\sназвание/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Забыть' }).click();
  await expect(page).toHaveURL(/\/console\/jobs(\?|$)/);
  expect((await page.request.get(`/service/console/jobs/${forgotten}`)).status()).toBe(404);
});

test('a job that is retried from its own screen shows there what became of it', async ({ page, people, enter }) => {
  const id = await people.failJob();
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/jobs/${id}/show`);
  await expect(page.getByText('connect ECONNREFUSED')).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Выполнено', { exact: true })).toBeVisible();
  await expect(page.getByText('connect ECONNREFUSED')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
});

test('what is chosen on one page of a list stays chosen on the next, also when the portal does not answer', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const ids = [await people.failJob(), await people.failJob()];
  faults.expectStatus(503, '/service/console/jobs-to-retry');
  // Other journeys fail jobs too: the list is these two.
  await page.route(/service\/console\/jobs\?/, async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page')) - 1;
    const found = await page.request.get(`/service/console/jobs/${ids[at]}`);
    await route.fulfill({ json: { items: found.ok() ? [await found.json()] : [], total: 2 } });
  });
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/jobs?perPage=1');
  const whole = page.getByRole('checkbox').first();
  await whole.check();
  await page.getByRole('button', { name: /следующ/i }).click();
  await expect(whole).not.toBeChecked();
  await whole.check();
  await expect(page.getByText('Выбрано 2 записи')).toBeVisible();

  await page.route('**/jobs-to-retry', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText('Портал ответил непонятно')).toBeVisible();
  await expect(page.getByText('Выбрано 2 записи')).toBeVisible();

  await page.getByRole('button', { name: 'Забыть' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Забыть' }).click();
  await expect(page.getByText('Забыто: 2. Пропущено: 0.')).toBeVisible();
});

test('the jobs, the synonyms and the phrases are the operator’s alone, and read on a phone', async ({
  page,
  people,
  enter,
}) => {
  const id = await people.failJob();
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(await people.makeStaff('operator'));
  for (const list of ['jobs', 'synonyms', 'phrases']) {
    await page.goto(`/console/${list}`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await page.goto('/console/phrases/question:303');
  await expect(page.getByRole('textbox', { name: /каждая/ })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto(`/console/jobs/${id}/show`);
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await enter(await people.makeStaff('editor'));
  for (const list of ['jobs', 'synonyms', 'phrases'])
    expect((await page.request.get(`/service/console/${list}`)).status()).toBe(403);
});
