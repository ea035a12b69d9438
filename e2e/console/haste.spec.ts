import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { answer, count, failure, hold } from '../harness/calls.ts';
import { makeEnquiry } from '../harness/enquiries.ts';
import { drawPicture, dropFiles } from '../harness/files.ts';
import { expect, test } from '../harness/journey.ts';
import { writeNews } from '../harness/news.ts';

const unique = () => randomBytes(4).toString('hex');
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

test('what is typed while an answer or a note is on its way stays when the server has it', async ({
  page,
  people,
  enter,
  portal,
}) => {
  const id = await makeEnquiry(portal, { name: 'Дана', email: `d${unique()}@example.kz`, text: 'Сколько стоит?' });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/enquiries/${id}/show`);
  for (const [name, button, call] of [
    ['Текст заметки', 'Добавить заметку', '/note'],
    ['Текст ответа', 'Отправить письмо', '/answer'],
  ] as const) {
    const { letGo } = await hold(page, call);
    const asked = page.waitForRequest(`**${call}`);
    await field(page, name).fill('Начало');
    await page.getByRole('button', { name: button }).click();
    await asked;
    await field(page, name).fill('Начало, и ещё слово');
    letGo();
    await expect(page.getByRole('listitem').filter({ hasText: /Начало$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
    await expect(field(page, name)).toHaveValue('Начало, и ещё слово');
    await page.reload();
    await expect(field(page, name)).toHaveValue('Начало, и ещё слово');
    await field(page, name).fill('');
  }
});

test('an answer that is being written is not shown with the question that Back leads to at once', async ({
  page,
  people,
  enter,
  portal,
}) => {
  const mark = unique();
  const asked = (text: string) => makeEnquiry(portal, { name: 'Дана', email: `d${mark}@example.kz`, text });
  const [first, second] = [await asked(`Первый ${mark}`), await asked(`Второй ${mark}`)];
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/enquiries?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`);
  const rowOf = (text: string) => page.getByRole('row', { name: new RegExp(text) }).getByRole('link');
  await rowOf(`Первый ${mark}`).click();
  await expect(page).toHaveURL(new RegExp(`/${first}/show$`));
  await expect(field(page, 'Текст ответа')).toBeVisible();
  await page.getByRole('menuitem', { name: /^Обращения/ }).click();
  await field(page, /Имя, почта, телефон/).fill(mark);
  await rowOf(`Второй ${mark}`).click();
  await expect(page).toHaveURL(new RegExp(`/${second}/show$`));
  await field(page, 'Текст ответа').fill('Ответ на второй');
  await page.evaluate(() => window.history.go(-2));
  await expect(page.getByText(`Первый ${mark}`)).toBeVisible();
  await expect(field(page, 'Текст ответа')).toHaveValue('');
  await page.evaluate(() => window.history.go(2));
  await expect(field(page, 'Текст ответа')).toHaveValue('Ответ на второй');
});

test('what is typed while the words of a letter are saved stands in its form, and can be saved', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/letter-templates/digest-quiet');
  const heading = field(page, 'Заголовок');
  await heading.fill('Тихая неделя');
  const call = '/service/console/letter-templates/digest-quiet';
  const { letGo } = await hold(page, call);
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(call));
  const save = page.getByRole('button', { name: 'Сохранить' });
  await save.click();
  await asked;
  await heading.fill('Тихая неделя прошла');
  letGo();
  await expect(page.getByText(/Текст сохранён/)).toBeVisible();
  await expect(heading).toHaveValue('Тихая неделя прошла');
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(heading).toHaveValue('Тихая неделя прошла');
  await page.getByRole('button', { name: 'Вернуть исходный текст' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть исходный текст' }).click();
  await expect(heading).not.toHaveValue('Тихая неделя прошла');
});

test('a double click does it once, and nobody is told of another who was quicker', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'Дважды', code: `dvazhdy-${unique()}`, text: 'Начало' });
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
  await field(page, 'Заголовок').fill('Дважды нажато');
  const [planned, unplanned] = [count(page, '/publish'), count(page, '/unschedule')];
  await page.getByRole('button', { name: 'Опубликовать позже' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Назначить' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Опубликуется/)).toBeVisible();
  await page.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('menuitem', { name: 'Отменить публикацию' }).click();
  await dialog.getByRole('button', { name: 'Отменить публикацию' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Опубликуется/)).toHaveCount(0);
  await expect(page.getByText(/Пока вы правили/)).toHaveCount(0);
  await expect(field(page, 'Заголовок')).toHaveValue('Дважды нажато');
  expect([planned.times, unplanned.times]).toEqual([1, 1]);

  const name = `Касса-${unique()}.jpg`;
  await page.goto('/console/media');
  await dropFiles(page, page.getByRole('group', { name: 'Загрузка файлов' }), [await drawPicture(name, '#c02020')]);
  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  await row.getByLabel('Что на картинке').fill('Красная касса');
  let described = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/console\/media\/[^/]+$/.test(request.url())) described += 1;
  });
  await row.getByRole('button', { name: 'Сохранить описание' }).dblclick();
  await expect(page.getByText('Описание сохранено')).toBeVisible();
  await expect(row.getByRole('alert')).toHaveCount(0);
  expect(described).toBe(1);
});

test('a new announcement is not left unasked, and the year of its end is typed by digit', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/announcements/create');
  const end = page.getByLabel(/^Конец/);
  await end.fill('2026-12-31T18:00');
  await end.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2027');
  await expect(end).toHaveValue('2027-12-31T18:00');
  await field(page, /^Заголовок/).fill('Недописанное');
  const asked = page.waitForEvent('dialog');
  const left = page.getByRole('menuitem', { name: 'Объявления' }).click();
  const question = await asked;
  expect(question.message()).toMatch(/Всё равно уйти/);
  await question.dismiss();
  await left;
  await expect(field(page, /^Заголовок/)).toHaveValue('Недописанное');
});

test('a note that is being typed stays when the question cannot be read anew behind it', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  const id = await makeEnquiry(portal, { name: 'Айгерим', email: 'note@example.kz', text: 'Сколько стоит доступ?' });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/enquiries/${id}/show`);
  const note = page.getByRole('textbox', { name: 'Текст заметки' });
  await note.fill('Перезвонить после обеда.');
  faults.expectStatus(503, `/service/console/enquiries/${id}`);
  await answer(page, `/service/console/enquiries/${id}`, failure(503, 'Сервис ненадолго недоступен.'), 'real');
  // As when one comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const main = page.getByRole('main');
  await expect(main.getByText('Сервис ненадолго недоступен.')).toBeVisible();
  await expect(note).toHaveValue('Перезвонить после обеда.');
  await main.getByRole('button', { name: 'Повторить' }).click();
  await expect(main.getByText('Сервис ненадолго недоступен.')).toHaveCount(0);
  await expect(note).toHaveValue('Перезвонить после обеда.');
});
