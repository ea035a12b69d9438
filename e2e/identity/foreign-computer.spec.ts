import type { Page } from '@playwright/test';
import { calls, count, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';
import { pressSignOut, signInLink, userMenu, visit } from '../harness/visit.ts';

/** Signs in with the form and the tick «Чужой компьютер»: only so the tab itself gets its flag. */
async function signInOnForeignComputer(page: Page, person: Person): Promise<void> {
  await visit(page, '/login');
  await page.getByLabel('Логин').fill(person.login);
  await page.getByLabel('Пароль', { exact: true }).fill(person.password);
  await page.getByLabel('Чужой компьютер').check();
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(userMenu(page, person.name)).toBeVisible();
}

const isActive = (page: Page) => page.evaluate(() => sessionStorage.getItem('SESSION_ACTIVE'));

test('a reload of the tab keeps the session', async ({ page, people }) => {
  const person = await people.make();
  await signInOnForeignComputer(page, person);
  await page.reload();
  await expect(userMenu(page, person.name)).toBeVisible();
  await expect(page).toHaveURL('/my');
});

test('a second tab of the living session stays, opened by the page or by a typed address', async ({ page, people }) => {
  const person = await people.make();
  await signInOnForeignComputer(page, person);
  const typed = await page.context().newPage();
  await visit(typed, '/subscriptions');
  await expect(userMenu(typed, person.name)).toBeVisible();
  expect(await isActive(typed)).toBe('true');
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/my', '_blank', 'noopener'));
  const opened = await opening;
  await expect(userMenu(opened, person.name)).toBeVisible();
  // The tab that joined keeps the session alive when the first one goes.
  await page.close();
  await opened.close();
  const third = await typed.context().newPage();
  await visit(third, '/my');
  await expect(userMenu(third, person.name)).toBeVisible();
});

test('a launched application and the account do not end the session', async ({ page, people }) => {
  const person = await people.make();
  await signInOnForeignComputer(page, person);
  for (const address of ['/a/sm', '/apps/begin_work/ea']) {
    const tab = await page.context().newPage();
    await tab.goto(address);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.close();
  }
  await page.reload();
  await expect(userMenu(page, person.name)).toBeVisible();
});

test('when all tabs are closed the account of the one who has gone opens for nobody', async ({ page, people }) => {
  const person = await people.make();
  const context = page.context();
  await signInOnForeignComputer(page, person);
  const blank = await context.newPage();
  await page.close();
  await visit(blank, '/a/sm');
  await expect(blank).toHaveURL(/\/login/);
  await expect(signInLink(blank)).toBeVisible();
  expect((await context.request.get(calls.userInfo)).status()).toBe(401);
});

test('when all tabs are closed a new one with the same cookies ends the session on the server', async ({
  page,
  people,
}) => {
  const person = await people.make();
  const context = page.context();
  await signInOnForeignComputer(page, person);
  const second = await context.newPage();
  await visit(second, '/my');
  const cookies = await context.cookies();
  const blank = await context.newPage();
  await page.close();
  await second.close();
  const asked = count(blank, calls.logout);
  await visit(blank, '/');
  await expect(signInLink(blank)).toBeVisible();
  expect(asked.times).toBe(1);
  expect(await blank.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await expect.poll(() => context.cookies()).toEqual([]);
  await context.addCookies(cookies);
  expect((await context.request.get(calls.userInfo)).status()).toBe(401);
});

test('sign-out in one tab reaches the other although the server is slow to end the session', async ({
  page,
  people,
}) => {
  const person = await people.make();
  await signInOnForeignComputer(page, person);
  const other = await page.context().newPage();
  await visit(other, '/my');
  await expect(userMenu(other, person.name)).toBeVisible();
  const call = await hold(page, calls.logout);
  await page.bringToFront();
  await pressSignOut(page, person.name);
  await expect(signInLink(page)).toBeVisible();
  // Told by the tab: the server has not heard of it yet.
  await expect(signInLink(other)).toBeVisible();
  call.letGo();
});

test('in a browser without locks tabs answer each other all the same', async ({ page, context, people }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  const person = await people.make();
  await signInOnForeignComputer(page, person);
  const second = await context.newPage();
  await visit(second, '/my');
  await expect(userMenu(second, person.name)).toBeVisible();
  await page.close();
  await second.close();
  const third = await context.newPage();
  await visit(third, '/');
  await expect(signInLink(third)).toBeVisible();
});
