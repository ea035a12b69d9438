import type { Page, Route } from '@playwright/test';
import { answer, calls, count, failure, handleFirst, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Добавить', exact: true });
const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Добавить приложение' });
const renameDialog = (page: Page) => page.getByRole('dialog', { name: 'Переименовать' });
const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Название');

async function openAdd(page: Page, { run = false } = {}): Promise<void> {
  await visit(page, '/solutions/ea');
  await addButton(page).click();
  await expect(nameField(page)).toBeFocused();
  if (!run) await addDialog(page).getByLabel('Запустить приложение сразу после добавления').uncheck();
}
const sendAdd = (page: Page) => addDialog(page).getByRole('button', { name: 'Добавить' });

const one = { subscribers: [{ name: 'ТОО «Ромашка»', applications: [['ea', 'Основная']] }] } as const;

async function openRename(page: Page): Promise<void> {
  await visit(page, '/my');
  await page.getByRole('button', { name: 'Действия: Основная' }).click();
  await page.getByRole('menuitem', { name: 'Переименовать' }).click();
  await expect(nameField(page)).toBeFocused();
}

test('Escape, the cross and «Отмена» close the dialog and give the focus back', async ({ page, people, enter }) => {
  await enter(await people.make());
  await visit(page, '/solutions/ea');
  for (const close of ['Escape', 'Закрыть', 'Отмена']) {
    await addButton(page).click();
    await expect(nameField(page)).toBeFocused();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await addDialog(page).getByRole('button', { name: close }).click();
    await expect(addDialog(page), close).toBeHidden();
    await expect(addButton(page), close).toBeFocused();
  }
});

test('Tab stays inside the dialog, and the rename gives the focus back to the menu of the card', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.make(one));
  await openRename(page);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const at = document.activeElement;
      return at !== document.body && at?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(renameDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Действия: Основная' })).toBeFocused();
});

test('the name is required: an untouched form is quiet, a sent one says so by the field and sends nothing', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.make());
  await openAdd(page);
  const asked = count(page, calls.add);
  await expect(nameField(page)).not.toHaveAttribute('aria-invalid', 'true');
  for (const name of ['', '   ', '\u200b']) {
    await nameField(page).fill(name);
    await sendAdd(page).click();
    await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(nameField(page)).toHaveAccessibleDescription('Введите название');
    await expect(nameField(page)).toBeFocused();
  }
  await nameField(page).fill('Моя база');
  await expect(nameField(page)).not.toHaveAttribute('aria-invalid', 'true');
  expect(asked.times).toBe(0);
});

test('a name of 100 characters is taken, one more is refused by the field', async ({ page, people, enter }) => {
  await enter(await people.make(one));
  await openRename(page);
  await nameField(page).fill('ё'.repeat(101));
  await renameDialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(nameField(page)).toHaveAccessibleDescription('Название должно быть не длиннее 100 символов, сейчас 101');
  await nameField(page).fill('ё'.repeat(100));
  await renameDialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { name: 'ё'.repeat(100) })).toBeVisible();
  await expect(renameDialog(page)).toBeHidden();
});

test('while it is being sent the dialog says so and stays; after a success it closes by itself', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.make());
  await openAdd(page);
  const call = await hold(page, calls.add);
  await nameField(page).fill('Моя база');
  await sendAdd(page).click();
  await expect(addDialog(page)).toContainText('Добавляем приложение…');
  await page.keyboard.press('Escape');
  await expect(addDialog(page)).toContainText('Добавляем приложение…');
  call.letGo();
  await expect(addDialog(page)).toContainText('Приложение добавлено!');
  await expect(addDialog(page)).toBeHidden();
});

for (const [what, given, words] of [
  ['the server’s words', failure(429, 'Вы добавили слишком много приложений подряд.'), 'слишком много приложений'],
  ['a refusal without words', { status: 502, body: '' }, 'Ошибка добавления приложения'],
  ['an answer that cannot be read', { status: 200, body: '<html>' }, 'Ошибка добавления'],
] as const) {
  test(`a failed addition shows ${what}, and what was typed stays`, async ({ page, people, enter, faults }) => {
    await enter(await people.make());
    faults.expectStatus(given.status, calls.add);
    await openAdd(page);
    await answer(page, calls.add, given);
    await nameField(page).fill('Моя база');
    await sendAdd(page).click();
    await expect(addDialog(page).getByRole('alert')).toContainText(words);
    await expect(nameField(page)).toHaveValue('Моя база');
  });
}

test('without a network the dialogs say so and the second try succeeds', async ({ page, people, enter, faults }) => {
  await enter(await people.make(one));
  faults.expectNoAnswer(calls.add);
  faults.expectNoAnswer(calls.rename);
  for (const call of [/application\/add$/, /application\/rename$/])
    await handleFirst(page, call, (route) => route.abort('internetdisconnected'));
  await openAdd(page);
  await nameField(page).fill('Моя база');
  await sendAdd(page).click();
  await expect(addDialog(page).getByRole('alert')).toContainText('Ошибка при добавлении приложения');
  await sendAdd(page).click();
  await expect(addDialog(page)).toContainText('Приложение добавлено!');
  await openRename(page);
  await nameField(page).fill('Новое имя');
  await page.keyboard.press('Enter');
  await expect(renameDialog(page).getByRole('alert')).toContainText('Ошибка при переименовании приложения');
  await renameDialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { name: 'Новое имя' })).toBeVisible();
});

test('the server’s word on the name stands by the field', async ({ page, people, enter, faults }) => {
  await enter(await people.make(one));
  faults.expectStatus(400, calls.rename);
  await openRename(page);
  await answer(page, calls.rename, failure(400, 'Проверьте заполнение полей.', { name: 'Такое название не годится' }));
  await nameField(page).fill('Новое имя');
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toHaveAccessibleDescription('Такое название не годится');
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveValue('Новое имя');
});

test('whoever goes back while an application is being added reads what became of it, and finds the name again', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.make());
  await visit(page, '/solutions');
  const openSolution = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Бухгалтерия для бизнеса' }).click();
    await expect(page).toHaveURL('/solutions/ea');
  };
  faults.expectStatus(503, calls.add);
  const gate = Promise.withResolvers<void>();
  const failLate = async (route: Route) => {
    await gate.promise;
    await route.fulfill(failure(503, ''));
  };
  await handleFirst(page, (url) => url.pathname.endsWith(calls.add), failLate, 'POST');
  await openSolution();
  await addButton(page).click();
  await addDialog(page).getByLabel('Запустить приложение сразу после добавления').uncheck();
  await nameField(page).fill('Вдогонку');
  await sendAdd(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/solutions');
  gate.resolve();
  await expect(page.getByText('Ошибка добавления приложения.')).toBeVisible();

  await openSolution();
  await expect(nameField(page)).toHaveValue('Вдогонку');
  const late = await hold(page, calls.add);
  await sendAdd(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/solutions');
  late.letGo();
  await expect(page.getByText('Приложение добавлено!')).toBeVisible();
});

test('a double click adds one application', async ({ page, people, enter }) => {
  await enter(await people.make());
  await openAdd(page);
  const asked = count(page, calls.add);
  await nameField(page).fill('Одна база');
  await sendAdd(page).dblclick();
  await expect(addDialog(page)).toBeHidden();
  expect(asked.times).toBe(1);
  await visit(page, '/my');
  await expect(page.getByRole('main')).toContainText('1 приложение');
  await expect(page.getByRole('heading', { name: 'Одна база' })).toHaveCount(1);
});

test('an application goes to the organisation that its dialog names, though another device has chosen another', async ({
  page,
  people,
  enter,
  portal,
}) => {
  const person = await people.make({ subscribers: [{ name: 'ТОО «Первая»' }, { name: 'ТОО «Вторая»' }] });
  await enter(person);
  await openAdd(page);
  await expect(addDialog(page)).toContainText('ТОО «Первая»');
  const headers = { origin: portal.origin };
  const chosen = await page.request.post('/service/bl/subscriber/select', {
    data: { id: person.subscribers[1]?.id },
    headers,
  });
  expect(chosen.status()).toBe(200);
  await nameField(page).fill('База первой');
  await sendAdd(page).click();
  await expect(addDialog(page)).toBeHidden();
  await visit(page, '/my');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'База первой' })).toContainText(
    'ТОО «Первая»',
  );
});

test('with «Запустить» off no tab opens', async ({ page, context, people, enter }) => {
  await enter(await people.make());
  await openAdd(page);
  await nameField(page).fill('Тихая база');
  await sendAdd(page).click();
  await expect(addDialog(page)).toBeHidden();
  expect(context.pages()).toHaveLength(1);
});

test('a launch whose addition fails closes its tab and tells why', async ({ page, people, enter, faults }) => {
  await enter(await people.make());
  faults.expectStatus(503, calls.add);
  await openAdd(page, { run: true });
  await answer(page, calls.add, failure(503, 'Платформа приложений не отвечает. Повторите через минуту.'));
  await nameField(page).fill('Моя база');
  const opening = page.waitForEvent('popup');
  await sendAdd(page).click();
  const opened = await opening;
  if (!opened.isClosed()) await opened.waitForEvent('close');
  await expect(addDialog(page).getByRole('alert')).toContainText('Платформа приложений не отвечает');
});

test('where the browser blocks the tab a visible link takes its place', async ({ page, people, enter }) => {
  await enter(await people.make());
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAdd(page, { run: true });
  await nameField(page).fill('Моя база');
  await sendAdd(page).click();
  await expect(addDialog(page)).toContainText('Приложение добавлено!');
  const link = addDialog(page).getByRole('link', { name: 'Открыть приложение' });
  await expect(link).toBeFocused();
  const opening = page.waitForEvent('popup');
  await link.click();
  const opened = await opening;
  await expect(opened).toHaveURL(/\/a\/ea\/\d+$/);
  await expect(addDialog(page)).toBeHidden();
});
