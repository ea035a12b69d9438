import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { openBeside } from '../harness/beside.ts';
import { answer, failure } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { richText, writeNews } from '../harness/news.ts';

const unique = () => randomBytes(4).toString('hex');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const notice = (page: Page, words: RegExp) => page.getByRole('alert').filter({ hasText: words });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

async function saveDraft(page: Page) {
  await press(page, 'Сохранить черновик');
  await expect(notice(page, /Черновик сохранён/)).toBeVisible();
  await expect(page).toHaveURL(/\/[0-9a-f-]{36}$/);
}

test('a list that two have changed is compared by its entries, and the keyboard goes on in the field', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  faults.expectStatus(409, '/service/console/content/solutions/');
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/solutions/create');
  await field(page, 'Название на сайте').fill(`Решение ${unique()}`);
  const entriesOf = (one: Page) => field(one, /^Подпись/);
  for (const [at, words] of ['Первый', 'Второй'].entries()) {
    await press(page, 'Добавить: Снимки экрана');
    await entriesOf(page).nth(at).fill(words);
  }
  await saveDraft(page);

  const context = await newContext();
  await enter(await people.makeStaff('editor'), { context });
  const other = await openBeside(page, context);
  await entriesOf(other).nth(1).fill('Второй у коллеги');
  await field(other, 'Название на сайте').fill('Решение коллеги');
  await saveDraft(other);

  await entriesOf(page).nth(1).fill('Второй у меня');
  await press(page, 'Сохранить черновик');
  const conflict = notice(page, /Пока вы правили, запись сохранили/);
  await expect(conflict.getByRole('deletion').first()).toHaveText('Второй у меня\n');
  await expect(conflict.getByRole('insertion').first()).toHaveText('Второй у коллеги\n');
  await expect(conflict).toContainText('Первый');
  await expect(conflict).not.toContainText('{');
  await expectAccessible(page);
  await press(page, 'Взять их вариант: Снимки экрана');
  await expect(entriesOf(page).nth(1)).toHaveValue('Второй у коллеги');
  const screens = page.locator('[data-field="screens"]');
  await expect(screens.locator(':focus')).toHaveCount(1);
  await press(page, 'Понятно');
  await expect(conflict).toHaveCount(0);
  await expect(screens.locator(':focus')).toHaveCount(1);
});

test('the field whose other text was taken has the focus', async ({ page, people, enter, newContext, faults }) => {
  faults.expectStatus(409, '/service/console/content/news/');
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'Вдвоём', code: `vdvoyom-${unique()}`, text: 'Начало' });
  await saveDraft(page);
  const context = await newContext();
  await enter(await people.makeStaff('editor'), { context });
  const other = await openBeside(page, context);
  await field(other, 'Коротко').fill('Коротко у коллеги');
  await richText(other, 'Текст').fill('Текст коллеги');
  await saveDraft(other);

  await field(page, 'Коротко').fill('Коротко у меня');
  await richText(page, 'Текст').fill('Мой текст');
  await press(page, 'Сохранить черновик');
  await press(page, 'Взять их вариант: Коротко');
  await expect(field(page, 'Коротко')).toBeFocused();
  await press(page, 'Взять их вариант: Текст');
  await expect(richText(page, 'Текст')).toBeFocused();
  await expect(richText(page, 'Текст')).toHaveText('Текст коллеги');
});

test('who saves with nothing typed sees what a colleague has saved, a phone in its form', async ({
  page,
  people,
  enter,
  newContext,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/directory/create');
  await field(page, 'Название').fill('ТОО «Вдвоём»');
  await field(page, 'Телефон').fill('87011112233');
  await saveDraft(page);
  await page.keyboard.press('Control+s');
  await expect(notice(page, /Всё уже сохранено/)).toBeVisible();

  const context = await newContext();
  await enter(await people.makeStaff('editor'), { context });
  const other = await openBeside(page, context);
  await field(other, 'Телефон').fill('87014445566');
  await saveDraft(other);

  await page.keyboard.press('Control+s');
  await expect(notice(page, /изменил другой человек, его правки уже в\sформе/)).toBeVisible();
  await expect(field(page, 'Телефон')).toHaveValue('87014445566');
  const conflict = notice(page, /Пока вы правили, запись сохранили/);
  await expect(conflict.getByRole('insertion')).toHaveText('+7 (701) 444-55-66');
});

test('a publication for later that is refused leads to what is at fault', async ({ page, people, enter, faults }) => {
  faults.expectStatus(400, '/publish');
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/news/create');
  await field(page, 'Заголовок').fill('Без адреса');
  await saveDraft(page);
  const dialog = page.getByRole('dialog');
  const planFor = async (at: string) => {
    await press(page, 'Опубликовать позже');
    await dialog.getByLabel('Когда опубликовать').fill(at);
    await press(page, 'Назначить');
  };
  await planFor('2036-01-01T10:00');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Адрес')).toBeFocused();
  await expect(field(page, 'Адрес')).toHaveAttribute('aria-invalid', 'true');

  // As by a clock that goes otherwise than the server's.
  await answer(page, '/publish', failure(400, 'Это время уже прошло.', { at: 'Это время уже прошло.' }));
  await planFor('2036-01-01T11:00');
  await expect(dialog.getByText(/Это время уже прошло/)).toBeVisible();
  await expect(dialog.getByLabel('Когда опубликовать')).toBeFocused();
  await expect(dialog.getByLabel('Когда опубликовать')).toHaveAttribute('aria-invalid', 'true');
});

test('who has typed a text and taken it back is not asked when leaving', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/news/create');
  const text = richText(page, 'Текст');
  await text.fill('Передумал');
  // The editor selects all by itself: what the browser alone selects it would hear of a while later.
  await text.press('ControlOrMeta+a');
  await text.press('Delete');
  await expect(text).toHaveText('');
  await field(page, 'Заголовок').fill('Передумал');
  await field(page, 'Заголовок').fill('');
  await page.getByRole('menuitem', { name: 'Статьи' }).click();
  await expect(page).toHaveURL(/\/articles$/);
});

test('a history that does not come says why, and is asked for again', async ({ page, people, enter, faults }) => {
  faults.expectNoAnswer('/versions');
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'С историей', code: `istoriya-${unique()}`, text: 'Начало' });
  await saveDraft(page);
  await page.route('**/versions', (route) => route.abort('internetdisconnected'));
  await press(page, 'История');
  const history = page.getByRole('dialog');
  await expect(history.getByText(/Нет\sсвязи с\sпорталом/)).toBeVisible();
  await page.unroute('**/versions');
  await press(page, 'Повторить');
  await expect(history.getByRole('button', { name: /Сохранён черновик/ })).toBeVisible();
  await expect(history.getByText(/Нет\sсвязи/)).toHaveCount(0);
});

test('the scheme of a link is taken in capitals too, and written small', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/news/create');
  await richText(page, 'Текст').fill('Пишите нам');
  await page.keyboard.press('Control+a');
  await press(page, 'Ссылка');
  await page.getByLabel('Куда ведёт').fill('MAILTO:Info@example.kz');
  await press(page, 'Готово');
  await expect(richText(page, 'Текст').getByRole('link')).toHaveAttribute('href', 'mailto:Info@example.kz');
});

test('how the agreement begins is told at the agreement, and not at the page about the service', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  const beginning = page.getByText(/Соглашение начинайте строкой/);
  const openPage = async (code: string) => {
    const found = await page.request.get(`/service/console/content/pages?key=${code}`);
    await page.goto(`/console/pages/${(await found.json()).items[0].id}`);
    await expect(page.getByRole('textbox', { name: 'Текст' })).toBeVisible();
  };
  await openPage('user-agreement');
  await expect(beginning).toBeVisible();
  await openPage('about');
  await expect(beginning).toHaveCount(0);
});
