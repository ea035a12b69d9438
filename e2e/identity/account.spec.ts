import type { Page } from '@playwright/test';
import { calls, count } from '../harness/calls.ts';
import { momentInAlmaty } from '../harness/dates.ts';
import { endSession } from '../harness/end-session.ts';
import { expect, test } from '../harness/journey.ts';
import { signInLink, visit } from '../harness/visit.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const rows = (page: Page) => part(page, 'Открытые сеансы').getByRole('listitem');
const newPassword = 'Drugoy-Parol-42';

test('the account shows the person’s own data and where to have them changed', async ({ page, people, enter }) => {
  const person = await people.make({ name: 'Гульнара Ахметова' });
  await enter(person);
  await visit(page, '/a/sm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Личный кабинет');
  for (const own of [person.name, person.login, `${person.login}@example.kz`])
    await expect(part(page, 'Мои данные').getByText(own, { exact: true })).toBeVisible();
  await expect(part(page, 'Мои данные').getByRole('link')).toHaveAttribute('href', /^mailto:/);
});

test('a visitor of the account is asked to sign in and comes back', async ({ page, people }) => {
  const person = await people.make();
  await visit(page, '/a/sm');
  await expect(page).toHaveURL('/login?from=%2Fa%2Fsm');
  await page.getByLabel('Логин').fill(person.login);
  await page.getByLabel('Пароль', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/a/sm');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Личный кабинет');
});

test('another organisation becomes the current one', async ({ page, people, enter }) => {
  await enter(await people.make({ subscribers: [{ name: 'ТОО «Альфа»' }, { name: 'ТОО «Бета»' }] }));
  await visit(page, '/a/sm');
  const organisations = part(page, 'Организации').getByRole('listitem');
  await expect(organisations.filter({ hasText: 'ТОО «Альфа»' })).toContainText('Текущая');
  await page.getByRole('button', { name: 'Сделать текущей: ТОО «Бета»' }).click();
  await expect(organisations.filter({ hasText: 'ТОО «Бета»' })).toContainText('Текущая');
  await page.reload();
  await expect(organisations.filter({ hasText: 'ТОО «Бета»' })).toContainText('Текущая');
});

test('one session is ended and the rest at once; each is really over on the server', async ({
  page,
  people,
  enter,
  newContext,
}) => {
  const person = await people.make();
  await enter(person);
  const others = [await newContext(), await newContext(), await newContext()];
  for (const context of others) await enter(person, { context, isForeignComputer: context === others[0] });
  const alive = async () =>
    Promise.all(others.map(async (context) => (await context.request.get(calls.userInfo)).status() === 200));
  await visit(page, '/a/sm');
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText('Этот сеанс');
  await expect(rows(page).filter({ hasText: 'Чужой компьютер' })).toHaveCount(1);
  await rows(page).filter({ hasText: 'Чужой компьютер' }).getByRole('button', { name: 'Завершить' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('Сеанс завершён')).toBeVisible();
  expect(await alive()).toEqual([false, true, true]);
  await page.getByRole('button', { name: 'Завершить все' }).click();
  const dialog = page.getByRole('dialog', { name: 'Завершить все остальные сеансы?' });
  await dialog.getByRole('button', { name: 'Завершить все' }).click();
  await expect(dialog).toContainText('Остальные сеансы завершены');
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Других открытых сеансов нет.')).toBeVisible();
  expect(await alive()).toEqual([false, false, false]);
  expect((await page.context().request.get(calls.userInfo)).status()).toBe(200);
});

test('moments are those of Almaty, wherever the browser is', async ({ page, people, enter }) => {
  await enter(await people.make());
  const [session] = await (await page.context().request.get(calls.sessions)).json();
  await visit(page, '/a/sm');
  await expect(rows(page).first()).toContainText(momentInAlmaty(session.createdAt));
});

test('this session ends by «Выйти», which leads home', async ({ page, people, enter }) => {
  await enter(await people.make());
  await visit(page, '/a/sm');
  await rows(page).first().getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
});

async function fillPasswords(page: Page, current: string, next: string, repeated = next): Promise<void> {
  await page.getByLabel('Текущий пароль').fill(current);
  await page.getByLabel('Новый пароль', { exact: true }).fill(next);
  await page.getByLabel('Новый пароль ещё раз').fill(repeated);
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
}

test('a changed password ends the other sessions, keeps this one, and the old password fails', async ({
  page,
  people,
  enter,
  newContext,
  portal,
  request,
}) => {
  const person = await people.make();
  await enter(person);
  const other = await newContext();
  await enter(person, { context: other });
  await visit(page, '/a/sm');
  await fillPasswords(page, person.password, newPassword);
  await expect(page.getByText('Пароль изменён. Остальные сеансы завершены.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  expect((await other.request.get(calls.userInfo)).status()).toBe(401);
  expect((await page.context().request.get(calls.userInfo)).status()).toBe(200);
  const signInWith = async (password: string) =>
    (await request.post(portal.origin + calls.token, { data: { login: person.login, password } })).status();
  expect(await signInWith(person.password)).toBe(401);
  expect(await signInWith(newPassword)).toBe(200);
});

test('what is wrong with the passwords stands by the fields, and nothing is sent', async ({ page, people, enter }) => {
  const person = await people.make();
  await enter(person);
  await visit(page, '/a/sm');
  const asked = count(page, calls.changePassword);
  const next = page.getByLabel('Новый пароль', { exact: true });
  for (const [weak, words] of [
    ['Aa1', 'Пароль должен содержать минимум 7 символов'],
    ['ABCDEFG1', 'Пароль должен содержать строчные буквы'],
    ['abcdefg1', 'Пароль должен содержать заглавные буквы'],
    ['abcdEFGH', 'Пароль должен содержать цифры'],
  ] as const) {
    await fillPasswords(page, person.password, weak);
    await expect(next).toHaveAccessibleDescription(new RegExp(words));
    await expect(next).toBeFocused();
  }
  await fillPasswords(page, person.password, newPassword, 'Drugoy-Parol-43');
  await expect(page.getByLabel('Новый пароль ещё раз')).toHaveAccessibleDescription('Пароли не совпадают');
  await fillPasswords(page, '', '', '');
  await expect(page.getByLabel('Текущий пароль')).toHaveAccessibleDescription('Введите текущий пароль');
  await expect(page.getByLabel('Текущий пароль')).toBeFocused();
  expect(asked.times).toBe(0);
});

test('a wrong current password and a common new one are refused by the field, what was typed stays', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const person = await people.make();
  await enter(person);
  await visit(page, '/a/sm');
  faults.expectStatus(400, calls.changePassword);
  await fillPasswords(page, 'Ne-tot-parol-1', newPassword);
  await expect(page.getByLabel('Текущий пароль')).toHaveAccessibleDescription('Текущий пароль введён неверно.');
  await expect(page.getByLabel('Новый пароль', { exact: true })).toHaveValue(newPassword);
  await fillPasswords(page, person.password, 'Password1');
  await expect(page.getByLabel('Новый пароль', { exact: true })).toHaveAccessibleDescription(/слишком известен/);
});

test('a session that ends while a password is being changed: sign-in beside the page, and what was typed is sent', async ({
  page,
  context,
  people,
  enter,
  portal,
  faults,
}) => {
  const person = await people.make();
  await enter(person);
  await visit(page, '/a/sm');
  await expect(rows(page)).toHaveCount(1);
  await endSession(context, portal.origin, faults);
  await fillPasswords(page, person.password, newPassword);
  const password = part(page, 'Смена пароля');
  await expect(password.getByRole('alert')).toContainText('Сеанс закончился.');
  const opening = page.waitForEvent('popup');
  await password.getByRole('link', { name: 'Войдите ещё раз' }).click();
  const beside = await opening;
  faults.expectStatus(401, calls.userInfo);
  await beside.getByLabel('Логин').fill(person.login);
  await beside.getByLabel('Пароль', { exact: true }).fill(person.password);
  await beside.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(beside).toHaveURL('/a/sm');
  await expect(page.getByLabel('Новый пароль', { exact: true })).toHaveValue(newPassword);
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByText('Пароль изменён. Остальные сеансы завершены.')).toBeVisible();
});
