import type { Page } from '@playwright/test';
import { answer, calls, count, failure, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { alive, hydrated, signInLink, userMenu, visit } from '../harness/visit.ts';

const login = (page: Page) => page.getByLabel('Логин');
const password = (page: Page) => page.getByLabel('Пароль', { exact: true });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Войти' });

async function fillIn(page: Page, person: { login: string; password: string }): Promise<void> {
  await login(page).fill(person.login);
  await password(page).fill(person.password);
}

test('sign-in opened by itself leads to the applications and remembers a private computer', async ({
  page,
  people,
}) => {
  const person = await people.make();
  await visit(page, '/');
  await signInLink(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход');
  await expect(page.getByRole('heading', { name: 'Пароль знаете только вы' })).toBeVisible();
  await fillIn(page, person);
  await submit(page).click();
  await expect(page).toHaveURL('/my');
  await expect(userMenu(page, person.name)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Мои приложения' })).toBeFocused();
  const kept = await page.evaluate(() => ({ ...localStorage, tab: sessionStorage.getItem('SESSION_ACTIVE') }));
  expect(kept).toMatchObject({ REMEMBER_LOGIN: 'true', currentUserKey: person.id, tab: null });
});

test('Back after sign-in goes to where the person came from, not to sign-in', async ({ page, people }) => {
  await visit(page, '/solutions');
  await signInLink(page).click();
  await fillIn(page, await people.make());
  await submit(page).click();
  await expect(page).toHaveURL('/my');
  await page.goBack();
  await expect(page).toHaveURL('/solutions');
  await page.goForward();
  await expect(page).toHaveURL('/my');
});

test('the tick «Чужой компьютер» keeps the session in the tab alone', async ({ page, people }) => {
  const person = await people.make();
  await visit(page, '/login');
  await expect(page.getByLabel('Чужой компьютер')).toHaveAccessibleDescription(/закроете вкладку или\sбраузер/);
  await fillIn(page, person);
  await page.getByLabel('Чужой компьютер').check();
  await password(page).press('Enter');
  await expect(page).toHaveURL('/my');
  const kept = await page.evaluate(() => ({ ...localStorage, tab: sessionStorage.getItem('SESSION_ACTIVE') }));
  expect(kept).toEqual({ currentUserKey: person.id, tab: 'true' });
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ expires }) => expires !== -1)).toEqual([]);
});

test('a wrong password is told, what was typed stays, and the password has the focus', async ({
  page,
  people,
  faults,
}) => {
  const person = await people.make();
  faults.expectStatus(401, calls.token);
  await visit(page, '/login');
  await fillIn(page, { ...person, password: 'Ne-tot-parol-1' });
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Ошибка входа в систему. Проверьте логин и пароль.');
  await expect(login(page)).toHaveValue(person.login);
  await expect(password(page)).toHaveValue('Ne-tot-parol-1');
  await expect(password(page)).toBeFocused();
  await password(page).fill(person.password);
  await submit(page).click();
  await expect(page).toHaveURL('/my');
});

for (const [field, value] of [
  ['neither', { login: '', password: '' }],
  ['no login', { login: '   ', password: 'Kostyashki-10' }],
  ['no password', { login: 'demo', password: '' }],
] as const) {
  test(`a form with ${field} says what is missing and sends nothing`, async ({ page }) => {
    await visit(page, '/login');
    const asked = count(page, calls.token);
    await fillIn(page, value);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText('Введите логин и пароль');
    await expect(value.login.trim() ? password(page) : login(page)).toBeFocused();
    expect(asked.times).toBe(0);
  });
}

test('while the answer is on its way the button says «Вход...» and the fields are locked', async ({ page, people }) => {
  const person = await people.make();
  await visit(page, '/login');
  const call = await hold(page, calls.token);
  await fillIn(page, person);
  await submit(page).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Вход...' })).toBeVisible();
  await expect(login(page)).toBeDisabled();
  await expect(password(page)).toBeDisabled();
  await expect(page.getByLabel('Чужой компьютер')).toBeDisabled();
  call.letGo();
  await expect(page).toHaveURL('/my');
});

test('after too many wrong passwords the person is told to wait', async ({ page, people, portal, faults, request }) => {
  const { login: name } = await people.make();
  const attempt = async () => {
    const data = { login: name, password: 'Ne-tot-parol-1' };
    return (await request.post(portal.origin + calls.token, { data })).status();
  };
  // Past the free attempts one goes through per delay, and the delay doubles up to half a minute.
  for (let number = 1; number <= 11; number += 1) expect(await attempt()).toBe(401);
  for (let number = 12; number <= 15; number += 1) expect(await attempt()).toBe(429);
  await expect.poll(attempt, { intervals: [500] }).toBe(401);
  faults.expectStatus(429, calls.token);
  await visit(page, '/login');
  await fillIn(page, { login: name, password: 'Ne-tot-parol-1' });
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Ошибка входа в систему. Слишком много попыток, подождите и повторите.',
  );
});

test('without a network the form says so and keeps what was typed', async ({ page, context, people, faults }) => {
  const person = await people.make();
  faults.expectNoAnswer(calls.token);
  await visit(page, '/login');
  await fillIn(page, person);
  // The Latin letters of the login have a font of their own, which is asked for when they are typed.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Ошибка авторизации. Проверьте связь с интернетом и повторите.');
  await expect(login(page)).toHaveValue(person.login);
  await context.setOffline(false);
  await submit(page).click();
  await expect(page).toHaveURL('/my');
});

test('an answer without words is «Ошибка входа в систему»; lost personal data name the status', async ({
  page,
  people,
  faults,
}) => {
  const person = await people.make();
  faults.expectStatus(502, calls.token);
  faults.expectStatus(500, calls.userInfo);
  await visit(page, '/login');
  await answer(page, calls.token, { status: 502, body: '<html></html>' }, 'real');
  await answer(page, calls.userInfo, failure(500, 'Что-то пошло не так на нашей стороне.'), 'real');
  await fillIn(page, person);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Ошибка входа в систему');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Ошибка получения данных пользователя: 500');
});

test('a protected page sends a visitor to sign-in and takes the person back with the query', async ({
  page,
  people,
}) => {
  const person = await people.make({ subscribers: [{ name: 'ТОО «Ромашка»', applications: [['ea', 'Основная']] }] });
  await visit(page, '/my?type=ea');
  await expect(page).toHaveURL('/login?from=%2Fmy%3Ftype%3Dea');
  await expect(page.getByText('Войдите, и вы вернётесь туда, где были.')).toBeVisible();
  await fillIn(page, person);
  await submit(page).click();
  await expect(page).toHaveURL('/my?type=ea');
});

test('a page that the server alone draws is returned to as well', async ({ page, people }) => {
  const person = await people.make();
  await page.goto('/apps/begin_work/ea');
  await hydrated(page);
  await expect(page).toHaveURL('/login?from=%2Fapps%2Fbegin_work%2Fea');
  await fillIn(page, person);
  await submit(page).click();
  await expect(page).toHaveURL('/a/demo/ea');
});

test('the way back after sign-in is a page of the portal and never another site', async ({ page, people, enter }) => {
  await enter(await people.make());
  const elsewhere = [
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?from=//evil.example',
    '/no-such-page',
    'my',
  ];
  for (const from of elsewhere) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`);
    await expect(page, from).toHaveURL('/my');
  }
});

test('sign-in opened by a person who is signed in leads on', async ({ page, people, enter }) => {
  const person = await people.make();
  await enter(person);
  await page.goto('/login');
  await expect(page).toHaveURL('/my');
  await alive(page);
  await expect(userMenu(page, person.name)).toBeVisible();
});

test('the form is not shown before it is known that nobody is signed in', async ({ page, people, enter }) => {
  await enter(await people.make());
  const call = await hold(page, calls.userInfo);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход');
  await expect(login(page)).toBeHidden();
  call.letGo();
  await expect(page).toHaveURL('/my');
});

test('the fields help: what browsers fill in, the password shown on request, the keyboard hinted at', async ({
  page,
}) => {
  await visit(page, '/login');
  await expect(login(page)).toHaveAttribute('autocomplete', 'username');
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  await password(page).fill('Gjhjkm-1');
  await page.getByRole('button', { name: 'Показать пароль' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Скрыть пароль' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await password(page).fill('Пароль-1');
  await expect(password(page)).toHaveAccessibleDescription(/В\sпароле русские буквы/);
  await password(page).fill('Gjhjkm-1');
  await expect(password(page)).not.toHaveAccessibleDescription(/русские/);
});

test('a login with spaces around it and in another case is the same, a password never trimmed', async ({
  page,
  people,
  faults,
}) => {
  const person = await people.make();
  faults.expectStatus(401, calls.token);
  await visit(page, '/login');
  await fillIn(page, { login: `  ${person.login.toUpperCase()} `, password: `${person.password} ` });
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Ошибка входа в систему.');
  await password(page).fill(person.password);
  await submit(page).click();
  await expect(page).toHaveURL('/my');
});

test('links of sign-in lead to the recovery and to the registration', async ({ page }) => {
  await visit(page, '/login');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Забыли пароль?' })).toHaveAttribute('href', '/recover');
  await expect(main.getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute('href', '/register');
});
