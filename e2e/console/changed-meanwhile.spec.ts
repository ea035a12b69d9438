import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { openBeside } from '../harness/beside.ts';
import { loseFirstAnswer } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { writeNews } from '../harness/news.ts';

const unique = () => randomBytes(4).toString('hex');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const notice = (page: Page, words: RegExp) => page.getByRole('alert').filter({ hasText: words });
const blamed = /Пока вы правили/;
const title = (page: Page) => page.getByRole('textbox', { name: 'Заголовок' });

/** Other journeys count the news that are on the site. */
async function takeOffSite(page: Page) {
  await press(page, 'Ещё');
  await page.getByRole('menuitem', { name: 'Снять с сайта' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Снять с сайта' }).click();
  await expect(notice(page, /Снято с\sсайта/)).toBeVisible();
}

/** A draft of a news item, at its own address. */
async function writeDraft(page: Page) {
  await writeNews(page, { title: 'Общая', code: `obshchaya-${unique()}`, text: 'Начало' });
  await press(page, 'Сохранить черновик');
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
}

test('a publication and a save whose answers are lost are blamed on nobody when they are tried again', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectNoAnswer('/service/console/content/news/');
  await enter(await people.makeStaff('editor'));
  await writeDraft(page);
  const id = page.url().split('/').at(-1) ?? '';

  await loseFirstAnswer(page, `/content/news/${id}`);
  await title(page).fill('Общая и дополненная');
  await press(page, 'Сохранить черновик');
  await expect(notice(page, /Нет\sсвязи/)).toBeVisible();
  await press(page, 'Сохранить черновик');
  await expect(notice(page, /Черновик сохранён/)).toBeVisible();

  await loseFirstAnswer(page, `/content/news/${id}/publish`);
  await press(page, 'Опубликовать');
  await expect(notice(page, /Нет\sсвязи/)).toBeVisible();
  await press(page, 'Опубликовать');
  await expect(notice(page, /посетители уже видят/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Открыть на сайте' }).last()).toBeVisible();
  await expect(page.getByText(blamed)).toHaveCount(0);
  await expect(page.getByText(/тем временем изменилось/)).toHaveCount(0);
  await expect(title(page)).toHaveValue('Общая и дополненная');

  await title(page).fill('Общая иначе');
  await press(page, 'Сохранить черновик');
  await expect(notice(page, /Черновик сохранён/)).toBeVisible();
  await loseFirstAnswer(page, `/content/news/${id}/restore`);
  const history = page.getByRole('dialog');
  for (const said of [/Нет\sсвязи/, /Версия возвращена/]) {
    await press(page, 'История');
    await history
      .getByRole('button', { name: /^Опубликован/ })
      .first()
      .click();
    await history.getByRole('button', { name: 'Вернуть в черновик' }).click();
    await expect(notice(page, said)).toBeVisible();
  }
  await expect(page.getByText(blamed)).toHaveCount(0);
  await expect(title(page)).toHaveValue('Общая и дополненная');
  await takeOffSite(page);
});

test('who has typed nothing sees what a colleague has made of the record, and can go on', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  faults.expectStatus(409, '/service/console/content/news/');
  await enter(await people.makeStaff('editor'));
  await writeDraft(page);
  const context = await newContext();
  await enter(await people.makeStaff('editor'), { context });
  const other = await openBeside(page, context);
  await press(other, 'Опубликовать позже');
  await other.getByRole('dialog').getByRole('button', { name: 'Назначить' }).click();
  await expect(other.getByText(/^Опубликуется/)).toBeVisible();

  await press(page, 'Опубликовать');
  await expect(notice(page, /Состояние записи тем временем изменилось/)).toBeVisible();
  await expect(page.getByText(/^Опубликуется/)).toBeVisible();
  await press(page, 'Опубликовать');
  await expect(notice(page, /посетители уже видят/)).toBeVisible();

  await title(other).fill('Общая с другим заголовком');
  await press(other, 'Сохранить черновик');
  await expect(notice(other, /Состояние записи тем временем изменилось/)).toBeVisible();
  await expect(title(other)).toHaveValue('Общая с другим заголовком');
  await press(other, 'Сохранить черновик');
  await expect(notice(other, /Черновик сохранён/)).toBeVisible();
  await press(page, 'Предпросмотр');
  await expect(notice(page, /Запись тем временем изменил другой человек/)).toBeVisible();
  await expect(page.getByText(/ваших несохранённых в\sней нет/)).toBeVisible();
  await expect(title(page)).toHaveValue('Общая с другим заголовком');
  await expectAccessible(page);
  await takeOffSite(page);
});

test('what is typed stays when a colleague removes the record, and when it is brought back', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  faults.expectStatus(409, '/service/console/content/news/');
  await enter(await people.makeStaff('editor'));
  await writeDraft(page);
  const context = await newContext();
  await enter(await people.makeStaff('editor'), { context });
  const other = await openBeside(page, context);
  const summary = page.getByRole('textbox', { name: 'Коротко' });
  await summary.fill('Набрано до удаления');
  await press(other, 'Ещё');
  await other.getByRole('menuitem', { name: 'Удалить' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(notice(other, /Удалено/)).toBeVisible();

  await page.keyboard.press('Control+s');
  await expect(notice(page, /Запись тем временем удалили. Набранное осталось/)).toBeVisible();
  await expect(summary).toHaveValue('Набрано до удаления');
  await press(page, 'История');
  await press(page, 'Вернуть в черновик');
  await expect(notice(page, /Версия возвращена/)).toBeVisible();
  await expect(summary).toHaveValue('Набрано до удаления');
  await press(page, 'Сохранить черновик');
  await expect(notice(page, /Черновик сохранён/)).toBeVisible();
  await page.reload();
  await expect(summary).toHaveValue('Набрано до удаления');
});

test('of two who change one list neither loses an entry, and the keyboard stays where it was', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  faults.expectStatus(409, '/service/console/content/solutions/');
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/solutions/create');
  await page.getByRole('textbox', { name: 'Название на сайте' }).fill(`Решение ${unique()}`);
  const entriesOf = (one: Page) => one.getByRole('textbox', { name: /^Подпись/ });
  const addTo = async (one: Page, at: number, words: string) => {
    await one.getByRole('button', { name: 'Добавить: Снимки экрана' }).click();
    await entriesOf(one).nth(at).fill(words);
  };
  await addTo(page, 0, 'Первый');
  await addTo(page, 1, 'Второй');
  const save = page.getByRole('button', { name: 'Сохранить черновик' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/solutions\/[0-9a-f-]{36}$/);
  await expect(notice(page, /Черновик сохранён/)).toBeVisible();
  await expect(save).toBeFocused();

  const context = await newContext();
  await enter(await people.makeStaff('editor'), { context });
  const other = await openBeside(page, context);
  await other.getByRole('button', { name: 'Удалить' }).first().click();
  await expect(entriesOf(other)).toHaveCount(1);
  await press(other, 'Сохранить черновик');
  await expect(notice(other, /Черновик сохранён/)).toBeVisible();

  await addTo(page, 2, 'Третий');
  await page.keyboard.press('Control+s');
  await expect(notice(page, /Пока вы правили, запись сохранили/)).toBeVisible();
  await page.keyboard.type(' от меня');
  await expect(entriesOf(page)).toHaveCount(3);
  await expect(entriesOf(page).nth(2)).toHaveValue('Третий от меня');
});

test('the version chosen in the history stays the chosen one when a newer one comes', async ({
  page,
  context,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await writeDraft(page);
  await page.reload();
  await press(page, 'История');
  const history = page.getByRole('dialog');
  const versions = history.getByRole('button', { name: /Редактор/ });
  await versions.click();
  await expect(history.getByText('Первая версия')).toBeVisible();
  // The same person's: nobody else has it open.
  const other = await context.newPage();
  await other.goto(page.url());
  await title(other).fill('Общая и дополненная');
  await press(other, 'Сохранить черновик');
  await expect(notice(other, /Черновик сохранён/)).toBeVisible();
  await other.close();
  // As when the person comes back to this tab.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(versions).toHaveCount(2);
  await expect(history.getByText('Первая версия')).toBeVisible();
});
