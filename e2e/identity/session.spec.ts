import { findWholeChromium } from '../../tools/chromium.ts';
import { answer, calls, count, failure, hold } from '../harness/calls.ts';
import { endSession } from '../harness/end-session.ts';
import { expect, test } from '../harness/journey.ts';
import { alive, pressSignOut, signInLink, signOut, userMenu, visit } from '../harness/visit.ts';

test('a private computer knows the person after the browser was closed', async ({
  page,
  people,
  enter,
  newContext,
}) => {
  const person = await people.make();
  await enter(person);
  await visit(page, '/my');
  const storageState = await page.context().storageState();
  await page.context().close();
  const later = await (await newContext({ storageState })).newPage();
  await visit(later, '/my');
  await expect(userMenu(later, person.name)).toBeVisible();
});

test('a visitor without the cookie asks nobody who is there, and old flags are cleared', async ({ page, portal }) => {
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: portal.origin, localStorage: [{ name: 'REMEMBER_LOGIN', value: 'true' }] }],
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/');
  await expect(signInLink(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(asked.filter((path) => path.startsWith('/service/'))).toEqual([]);
});

test('while the session is being restored neither form of the head is shown', async ({ page, people, enter }) => {
  const person = await people.make();
  await enter(person);
  const call = await hold(page, calls.userInfo);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-person', 'pending');
  await expect(signInLink(page)).toBeHidden();
  await expect(page.getByText(person.name)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link')).toHaveCount(0);
  call.letGo();
  await expect(page.locator('html')).toHaveAttribute('data-person', 'user');
  await expect(userMenu(page, person.name)).toBeVisible();
});

test('a protected page opened anew shows «Загрузка...» and nothing of a visitor until the person is known', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make();
  await enter(person);
  const call = await hold(page, calls.userInfo);
  await page.goto('/my');
  await expect(page.getByRole('main')).toContainText('Загрузка...');
  await expect(signInLink(page)).toBeHidden();
  call.letGo();
  await expect(userMenu(page, person.name)).toBeVisible();
  await expect(page).toHaveURL('/my');
});

test('a restore that the server fails is tried three times, then the person is a visitor', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.make());
  faults.expectStatus(503, calls.userInfo);
  const asked = await answer(page, calls.userInfo, failure(503, 'Сервис ненадолго недоступен.'));
  await page.goto('/');
  await expect(signInLink(page)).toBeVisible();
  expect(asked.times).toBe(3);
  expect(await page.evaluate(() => localStorage.getItem('REMEMBER_LOGIN'))).toBeNull();
});

test('a restore that succeeds at the third try keeps the person', async ({ page, people, enter, faults }) => {
  const person = await people.make();
  await enter(person);
  faults.expectStatus(500, calls.userInfo);
  const broken = failure(500, 'Что-то пошло не так.');
  const asked = await answer(page, calls.userInfo, broken, broken, 'real');
  await page.goto('/my');
  await expect(userMenu(page, person.name)).toBeVisible();
  expect(asked.times).toBe(3);
});

test('a session that ended on the server is over at once, and the protected page asks to sign in', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  await enter(await people.make());
  await visit(page, '/my');
  await endSession(page.context(), portal.origin, faults);
  const asked = count(page, calls.userInfo);
  await page.reload();
  await expect(page).toHaveURL('/login?from=%2Fmy');
  await expect(signInLink(page)).toBeVisible();
  expect(asked.times).toBe(1);
});

test('sign-out in one tab reaches the other', async ({ page, people, enter }) => {
  const person = await people.make();
  await enter(person);
  await visit(page, '/');
  const other = await page.context().newPage();
  await visit(other, '/my');
  await page.bringToFront();
  await signOut(page, person.name);
  await expect(signInLink(other)).toBeVisible();
  await expect(other.getByText(person.name)).toHaveCount(0);
  await expect(other).toHaveURL('/login?from=%2Fmy');
  await expect(page).toHaveURL('/');
});

test('sign-in in one tab reaches the other', async ({ page, people }) => {
  const person = await people.make();
  await visit(page, '/solutions');
  const other = await page.context().newPage();
  await visit(other, '/login');
  await other.getByLabel('Логин').fill(person.login);
  await other.getByLabel('Пароль', { exact: true }).fill(person.password);
  await other.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(other).toHaveURL('/my');
  await expect(userMenu(page, person.name)).toBeVisible();
});

test('another person who signs in takes the place of the first in every tab', async ({
  page,
  people,
  enter,
  faults,
}) => {
  // The page that is opened while the sign-out is still on its way asks once more who is here.
  faults.expectStatus(401, calls.userInfo);
  const first = await people.make({ name: 'Первый Человек', subscribers: [{ name: 'ТОО «Первая»' }] });
  const second = await people.make({ name: 'Второй Человек', subscribers: [{ name: 'ТОО «Вторая»' }] });
  await enter(first);
  await visit(page, '/my');
  await expect(userMenu(page, first.name)).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, '/solutions');
  await signOut(other, first.name);
  await expect(signInLink(other)).toBeVisible();
  await visit(other, '/login');
  await other.getByLabel('Логин').fill(second.login);
  await other.getByLabel('Пароль', { exact: true }).fill(second.password);
  await other.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(userMenu(page, second.name)).toBeVisible();
  await expect(page.getByText('ТОО «Первая»')).toHaveCount(0);
});

test('signing out leads home, ends the session on the server and clears all flags', async ({ page, people, enter }) => {
  const person = await people.make();
  await enter(person);
  await visit(page, '/my');
  const before = await page.context().cookies();
  await signOut(page, person.name);
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  // That the browser is known stays: it spares the letter of a new device.
  const left = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(left).toEqual(['device']);
  await page.context().addCookies(before);
  expect((await page.context().request.get(calls.userInfo)).status()).toBe(401);
});

test('a server that fails to sign out is only logged', async ({ page, people, enter, faults }) => {
  const person = await people.make();
  await enter(person);
  await visit(page, '/my');
  faults.expectStatus(503, calls.logout);
  faults.expectLogged('Ошибка при очистке сессии');
  await answer(page, calls.logout, failure(503, 'Сервис ненадолго недоступен.'));
  await signOut(page, person.name);
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
});

test('whoever signs out without a network is out at once, and the server hears of it when the network is back', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const person = await people.make();
  const context = page.context();
  await enter(person);
  await visit(page, '/');
  await expect(userMenu(page, person.name)).toBeVisible();
  const cookies = await context.cookies();
  faults.expectNoAnswer(calls.logout);
  faults.expectLogged('Ошибка при очистке сессии');
  await context.setOffline(true);
  await pressSignOut(page, person.name);
  await expect(signInLink(page)).toBeVisible();
  // Somebody else at this computer, before anything was said to the server.
  for (const address of ['/apps/begin_work/ea', calls.userInfo]) {
    const answer = await context.request.get(address, { maxRedirects: 0 });
    expect([address, answer.status()]).toEqual([address, address === calls.userInfo ? 401 : 302]);
  }
  await context.setOffline(false);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).not.toContain('sid');
  await context.addCookies(cookies);
  expect((await context.request.get(calls.userInfo)).status()).toBe(401);
});

test('who signs in while a sign-out is still on its way stays when its answer comes', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const [first, second] = [
    await people.make({ name: 'Первый Человек' }),
    await people.make({ name: 'Второй Человек' }),
  ];
  await enter(first);
  await visit(page, '/');
  faults.expectNoAnswer(calls.logout);
  faults.expectLogged('Ошибка при очистке сессии');
  await page.context().setOffline(true);
  await pressSignOut(page, first.name);
  await expect(signInLink(page)).toBeVisible();
  const late = await hold(page, calls.logout);
  await page.context().setOffline(false);
  await signInLink(page).click();
  await page.getByLabel('Логин').fill(second.login);
  await page.getByLabel('Пароль', { exact: true }).fill(second.password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  late.letGo();
  await expect(userMenu(page, second.name)).toBeVisible();
  await page.reload();
  await expect(userMenu(page, second.name)).toBeVisible();
});

test('Back after sign-out shows nothing of the person', async ({ page, people, enter }) => {
  const person = await people.make({
    subscribers: [{ name: 'ТОО «Тайна»', applications: [['ea', 'Секретная база']] }],
  });
  await enter(person);
  await visit(page, '/my');
  await expect(page.getByRole('heading', { name: 'Секретная база' })).toBeVisible();
  await signOut(page, person.name);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await alive(page);
  await expect(page).toHaveURL('/login?from=%2Fmy');
  for (const secret of ['Секретная база', 'ТОО «Тайна»', person.name])
    await expect(page.getByText(secret)).toHaveCount(0);
});

test('a page that Back brings from the memory of the browser shows nothing of the person either', async ({
  playwright,
  launchOptions,
  portal,
  people,
  enter,
  faults,
}) => {
  // The runner switches this memory off in the browser that all tests share.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const executablePath = await findWholeChromium();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs,
  });
  const context = await browser.newContext({ baseURL: portal.origin, locale: 'ru-RU' });
  await faults.watch(context);
  const person = await people.make();
  await enter(person, { context });
  const page = await context.newPage();
  await visit(page, '/solutions');
  await expect(userMenu(page, person.name)).toBeVisible();
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.broughtBack = String(persisted);
    }),
  );
  await visit(page, '/');
  await signOut(page, person.name);
  await expect(signInLink(page)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page.locator('html')).toHaveAttribute('data-brought-back', 'true');
  await expect(page).toHaveURL('/solutions');
  await expect(signInLink(page)).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
  await browser.close();
});
