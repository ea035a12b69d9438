import { calls, count, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { pressSignOut, signInLink, userMenu, visit } from '../harness/visit.ts';

test('who signs in in another tab while a sign-out is on its way waits for its answer, and stays', async ({
  page,
  people,
  enter,
}) => {
  const [first, second] = [
    await people.make({ name: 'Первый Человек' }),
    await people.make({ name: 'Второй Человек' }),
  ];
  await enter(first);
  await visit(page, '/');
  const other = await page.context().newPage();
  await visit(other, '/my');
  const late = await hold(page, calls.logout);
  await pressSignOut(page, first.name);
  await expect(signInLink(page)).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await other.getByLabel('Логин').fill(second.login);
  await other.getByLabel('Пароль', { exact: true }).fill(second.password);
  const sent = count(other, calls.token);
  await other.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(other.getByRole('button', { name: 'Вход...' })).toBeVisible();
  expect(sent.times).toBe(0);
  late.letGo();
  await expect(userMenu(other, second.name)).toBeVisible();
  await visit(other, '/');
  await expect(userMenu(other, second.name)).toBeVisible();
});

test('who signs in to the console while a sign-out is on its way waits for its answer, and stays', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make({ name: 'Первый Человек' });
  const operator = await people.makeStaff('operator');
  await enter(person);
  await visit(page, '/');
  const console = await page.context().newPage();
  const late = await hold(page, calls.logout);
  await pressSignOut(page, person.name);
  await expect(signInLink(page)).toBeVisible();
  await console.goto('/console');
  await console.getByLabel('Логин или почта').fill(operator.login);
  await console.getByRole('textbox', { name: 'Пароль' }).fill(operator.password);
  const sent = count(console, calls.token);
  await console.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(console.getByRole('button', { name: /Входим/ })).toBeVisible();
  expect(sent.times).toBe(0);
  late.letGo();
  await expect(console.getByRole('menuitem', { name: 'Обращения' })).toBeVisible();
  await console.reload();
  await expect(console.getByRole('menuitem', { name: 'Обращения' })).toBeVisible();
});
