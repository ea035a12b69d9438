import { randomBytes } from 'node:crypto';
import type { Route } from '@playwright/test';
import { handleFirst, hold, intercept } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { richText, writeNews } from '../harness/news.ts';

const unique = () => randomBytes(4).toString('hex');

test('what is typed while a new record is saved for the first time stands in it at its address', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'Новая', code: `nabrano-${unique()}`, text: 'Начало' });
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await intercept(page, /\/service\/console\/content\/news$/, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await asked.promise;
  const title = page.getByRole('textbox', { name: 'Заголовок' });
  await title.fill('Новая и дополненная');
  released.resolve();
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
  await expect(title).toHaveValue('Новая и дополненная');
  const saved = page.waitForResponse(/\/service\/console\/content\/news\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await saved;
  await page.reload();
  await expect(title).toHaveValue('Новая и дополненная');
});

test('Ctrl+S pressed while the record is being saved saves what was typed since, of a new one too', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'Новая', code: `eshche-raz-${unique()}`, text: 'Начало' });
  const title = page.getByRole('textbox', { name: 'Заголовок' });
  for (const typed of ['Новая и дополненная', 'Снова дополненная']) {
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await handleFirst(page, /\/service\/console\/content\/news(?:\/[0-9a-f-]{36})?$/, async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    });
    await page.keyboard.press('Control+s');
    await asked.promise;
    await title.fill(typed);
    await page.keyboard.press('Control+s');
    const saved = page.waitForResponse((answer) => answer.request().postData()?.includes(typed) === true);
    released.resolve();
    expect((await saved).status()).toBe(200);
    await expect(page.getByText(`Новость: ${typed}`)).toBeVisible();
    await page.reload();
    await expect(title).toHaveValue(typed);
    await title.fill(`${typed} ещё раз`);
  }
});

for (const [where, named] of [
  ['a title', /^Заголовок/],
  ['a text', /^Текст/],
] as const)
  test(`who types on in ${where} while the record is saved and gets its address is not held up and loses no letter`, async ({
    page,
    people,
    enter,
  }) => {
    await enter(await people.makeStaff('editor'));
    await writeNews(page, { title: 'Начало', code: `dalshe-${unique()}`, text: 'Начало' });
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      return dialog.accept();
    });
    const field = page.getByRole('textbox', { name: named }).last();
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' и');
    for (const [before, after] of [
      [' дальше', ' ещё '],
      ['раз', ' всё'],
    ] as const) {
      const [sent, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const save = /\/service\/console\/content\/news(?:\/[0-9a-f-]{36})?$/;
      const handle = async (route: Route) => {
        sent.resolve();
        await released.promise;
        await route.continue();
      };
      await handleFirst(page, save, handle, 'POST');
      await page.keyboard.press('Control+s');
      await sent.promise;
      await page.keyboard.type(before);
      released.resolve();
      await expect(page.getByText(/^Последняя правка/)).toBeVisible();
      await page.keyboard.type(after);
    }
    const whole = 'Начало и дальше ещё раз всё';
    await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
    if (where === 'a title') await expect(field).toHaveValue(whole);
    else await expect(field).toHaveText(whole);
    expect(asked).toEqual([]);
  });

test('who types on in the entries of a list, and adds one, while the record is saved loses no letter', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/solutions/create');
  await page.getByRole('textbox', { name: 'Название на сайте' }).fill(`Решение ${unique()}`);
  const add = page.getByRole('button', { name: 'Добавить: Снимки экрана' });
  await add.click();
  const entries = page.getByRole('textbox', { name: /^Подпись/ });
  await entries.first().click();
  await page.keyboard.type('Первый');
  /** Saves by the keyboard, and does something else before the answer is there. */
  const saveAnd = async (meanwhile: () => Promise<void>) => {
    const [sent, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const handle = async (route: Route) => {
      sent.resolve();
      await released.promise;
      await route.continue();
    };
    await handleFirst(page, /\/console\/content\/solutions(?:\/[0-9a-f-]{36})?$/, handle, 'POST');
    await page.keyboard.press('Control+s');
    await sent.promise;
    await meanwhile();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    released.resolve();
    await (await saved).finished();
    await expect(page.getByRole('button', { name: 'Сохранить черновик' })).toBeEnabled();
  };
  await saveAnd(() => page.keyboard.type(' снимок'));
  await expect(page).toHaveURL(/\/solutions\/[0-9a-f-]{36}$/);
  await page.keyboard.type(' экрана');
  await saveAnd(async () => {
    await add.click();
    await entries.nth(1).click();
    await page.keyboard.type('Второй');
  });
  await page.keyboard.type(' целиком');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toHaveValue('Первый снимок экрана');
  await expect(entries.nth(1)).toHaveValue('Второй целиком');
  await saveAnd(() => Promise.resolve());
  await page.reload();
  await expect(entries.nth(1)).toHaveValue('Второй целиком');
});

test('what is typed and not saved stays when the record is taken off the site, and is not replaced unasked by an old version', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  const title = `Снятая ${unique()}`;
  await writeNews(page, { title, code: `snyataya-${unique()}`, text: 'Начало' });
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText('Опубликовано: посетители уже видят')).toBeVisible();
  const summary = page.getByRole('textbox', { name: /Коротко/ });
  await summary.fill('Набрано и не сохранено');
  await page.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('menuitem', { name: 'Снять с сайта' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Снять с сайта' }).click();
  await expect(page.getByText('Снято с сайта')).toBeVisible();
  await expect(summary).toHaveValue('Набрано и не сохранено');
  await page.getByRole('button', { name: 'История' }).click();
  const asks: string[] = [];
  page.on('dialog', (dialog) => {
    asks.push(dialog.message());
    return asks.length === 1 ? dialog.dismiss() : dialog.accept();
  });
  const restore = page.getByRole('button', { name: 'Вернуть в черновик' });
  await restore.click();
  expect(asks).toHaveLength(1);
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(summary).toHaveValue('Набрано и не сохранено');
  await page.getByRole('button', { name: 'История' }).click();
  await restore.click();
  await expect(page.getByText('Версия возвращена в черновик')).toBeVisible();
  await expect(summary).toHaveValue('');
});

test('who saves by Ctrl+S in the midst of a text goes on in the next paragraph, cell, point and caption', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'Абзацы', code: `abzatsy-${unique()}`, text: 'Первый' });
  const text = richText(page, 'Текст');
  const saveBy = async () => {
    const saved = page.waitForResponse(/\/service\/console\/content\/news(?:\/[0-9a-f-]{36})?$/);
    await page.keyboard.press('Control+s');
    expect((await saved).status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Сохранить черновик' })).toBeEnabled();
  };
  await page.keyboard.press('Enter');
  await saveBy();
  await page.keyboard.type('Второй');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- раз ');
  await saveBy();
  await page.keyboard.type('два');
  await saveBy();
  await page.reload();
  await expect(text.locator('p')).toHaveText(['Первый', 'Второй', 'раз два']);
  // What is typed and taken back is nothing unsaved.
  await text.click();
  await page.keyboard.type('Ы');
  await page.keyboard.press('Backspace');
  await page.getByRole('menuitem', { name: 'Новости' }).click();
  await expect(page).toHaveURL(/\/console\/news$/);
});

test('who saves by Ctrl+S after a space in an entry of a list goes on with the next word', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/solutions/create');
  await page.getByRole('textbox', { name: 'Название' }).first().fill('Решение со снимком');
  const list = page.locator('[data-field="screens"]');
  await list.getByRole('button', { name: /Добавить/ }).click();
  const caption = list.getByRole('textbox', { name: /Подпись/ });
  await caption.click();
  for (const word of ['Первый ', 'снимок']) {
    await page.keyboard.type(word);
    const saved = page.waitForResponse(/\/service\/console\/content\/solutions(?:\/[0-9a-f-]{36})?$/);
    await page.keyboard.press('Control+s');
    expect((await saved).status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Сохранить черновик' })).toBeEnabled();
  }
  await expect(caption).toHaveValue('Первый снимок');
});

test('the form of a new record takes nothing while it is made, as it is left then', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/synonyms/create');
  const [one, two] = ['набрано', 'записано'].map((word) => `${word}-${unique()}`);
  const terms = page.getByRole('textbox', { name: /каждое/ });
  await terms.fill(`${one}\n${two}`);
  const { letGo } = await hold(page, '/service/console/synonyms');
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await asked;
  await expect(page.locator('form[inert]')).toHaveCount(1);
  await page.keyboard.type('мимо');
  await expect(page.locator('textarea[name="terms"]')).toHaveValue(`${one}\n${two}`);
  letGo();
  await expect(page).toHaveURL(/\/console\/synonyms(\?|$)/);
});

test('what is typed while a person is saved stays, and is saved by the next press', async ({ page, people, enter }) => {
  const { id } = await people.make();
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${id}`);
  const name = page.getByRole('textbox', { name: 'Имя' });
  await name.fill('Имя Первое');
  const { letGo } = await hold(page, `/service/console/users/${id}`);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  const question = page.waitForEvent('dialog');
  const save = page.getByRole('button', { name: 'Сохранить' });
  await save.click();
  await asked;
  await name.fill('Имя Второе');
  letGo();
  await (await question).dismiss();
  await expect(name).toHaveValue('Имя Второе');
  await save.click();
  await expect(page).toHaveURL(/show$/);
  await expect(page.getByRole('main')).toContainText('Имя Второе');
});
