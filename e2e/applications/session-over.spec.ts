import type { Page, Route } from '@playwright/test';
import { calls, failure, handleFirst } from '../harness/calls.ts';
import { endSession } from '../harness/end-session.ts';
import { expect, test } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { visit } from '../harness/visit.ts';

async function signInAgain(page: Page, { login, password }: Person): Promise<void> {
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByLabel('Логин').fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
}

test('a session that ends while an application is being named keeps what was typed over the sign-in', async ({
  page,
  context,
  portal,
  people,
  enter,
  faults,
}) => {
  const person = await people.make();
  await enter(person);
  await visit(page, '/solutions/ea');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить приложение' });
  await dialog.getByLabel('Название').fill('Долго придуманное название');
  await dialog.getByLabel('Запустить приложение').uncheck();
  await endSession(context, portal.origin, faults);
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(dialog).toContainText('Сеанс закончился. Войдите ещё раз, введённое сохранится.');
  await expect(dialog.getByLabel('Название')).toHaveValue('Долго придуманное название');
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await signInAgain(page, person);
  await expect(page).toHaveURL('/solutions/ea');
  await expect(dialog.getByLabel('Название')).toHaveValue('Долго придуманное название');
  await expect(dialog.getByLabel('Запустить приложение')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(dialog).toContainText('Приложение добавлено!');
});

test('what one person typed is not shown to another who signs in after the end of the session', async ({
  page,
  context,
  portal,
  people,
  enter,
  faults,
}) => {
  await enter(await people.make());
  await visit(page, '/solutions/ea');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить приложение' });
  await dialog.getByLabel('Название').fill('Тайное название');
  await dialog.getByLabel('Запустить приложение').uncheck();
  await endSession(context, portal.origin, faults);
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await dialog.getByRole('button', { name: 'Войти' }).click();
  const other = await people.make({ name: 'Другой Человек' });
  await signInAgain(page, other);
  await expect(page).toHaveURL('/solutions/ea');
  await expect(page.getByRole('button', { name: 'Добавить', exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(dialog.getByLabel('Название')).toHaveValue('');
});

test('a session that ends during a rename keeps the new name until it is given up', async ({
  page,
  context,
  portal,
  people,
  enter,
  faults,
}) => {
  const person = await people.make({ subscribers: [{ name: 'ТОО «Ромашка»', applications: [['ea', 'Основная']] }] });
  await enter(person);
  await visit(page, '/my?type=ea');
  await page.getByRole('button', { name: 'Действия: Основная' }).click();
  await page.getByRole('menuitem', { name: 'Переименовать' }).click();
  const dialog = page.getByRole('dialog', { name: 'Переименовать' });
  await dialog.getByLabel('Название').fill('Продуманное имя');
  await endSession(context, portal.origin, faults);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await signInAgain(page, person);
  await expect(page).toHaveURL('/my?type=ea');
  await expect(dialog.getByLabel('Название')).toHaveValue('Продуманное имя');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Основная' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a list asked for after the end of the session leads to sign-in and back', async ({
  page,
  context,
  portal,
  people,
  enter,
  faults,
}) => {
  const person = await people.make({
    subscribers: [{ name: 'ТОО «Ромашка»', subscriptions: [['Бухгалтерия', 3]], applications: [['ea', 'Основная']] }],
  });
  await enter(person);
  await visit(page, '/solutions');
  await expect(page.getByRole('region', { name: 'Подписка скоро закончится' })).toBeVisible();
  await endSession(context, portal.origin, faults);
  await page.getByRole('link', { name: 'Мои приложения' }).click();
  await expect(page).toHaveURL('/login?from=%2Fmy');
  await signInAgain(page, person);
  await expect(page).toHaveURL('/my');
  await expect(page.getByRole('heading', { name: 'Основная' })).toBeVisible();
});

test('what one person has begun to add is neither told nor shown to the next one in the same tab', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const [first, next] = [await people.make(), await people.make()];
  await enter(first);
  await visit(page, '/solutions');
  await page.getByRole('main').getByRole('link', { name: 'Бухгалтерия для бизнеса' }).click();
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить приложение' });
  await dialog.getByLabel('Название').fill('Название первого');
  await dialog.getByLabel('Запустить приложение').uncheck();
  faults.expectStatus(503, calls.add);
  const gate = Promise.withResolvers<void>();
  const failLate = async (route: Route) => {
    await gate.promise;
    await route.fulfill(failure(503, ''));
  };
  await handleFirst(page, (url) => url.pathname.endsWith(calls.add), failLate, 'POST');
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await page.goBack();
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await page.getByLabel('Логин').fill(next.login);
  await page.getByLabel('Пароль', { exact: true }).fill(next.password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/my');
  const answered = page.waitForResponse((response) => response.url().endsWith(calls.add));
  gate.resolve();
  await answered;
  await page.getByRole('main').getByRole('link', { name: 'Добавить приложение' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Бухгалтерия для бизнеса' }).click();
  await expect(page.getByRole('button', { name: 'Добавить', exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Ошибка добавления приложения.')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('draft-add-ea'))).toBeNull();
});
