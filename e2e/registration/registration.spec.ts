import type { Page } from '@playwright/test';
import { calls, count, intercept } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { waitForLetter } from '../harness/letters.ts';
import type { Guest } from '../harness/people.ts';
import { translate } from '../harness/translate.ts';
import { signOut, userMenu, visit } from '../harness/visit.ts';

const code = (page: Page) => page.getByLabel('Код приглашения');
const fullName = (page: Page) => page.getByLabel('ФИО');
const phone = (page: Page) => page.getByRole('textbox', { name: 'Телефон' });
const submit = (page: Page, name = 'Зарегистрироваться') =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function open(page: Page, guest: Guest): Promise<void> {
  await visit(page, `/register/invite_code#code=${guest.code}`);
  await expect(page.getByRole('heading', { name: guest.partner })).toBeVisible();
}

test('a guest follows the link of the letter, registers with the made password, works, and recovers it by letter', async ({
  page,
  people,
  portal,
}) => {
  const guest = await people.invite();
  await open(page, guest);
  await expect(page).toHaveURL('/register/invite_code');
  await expect(code(page)).toHaveValue(guest.code);
  await expect(page.getByLabel('Почта')).toHaveValue(guest.email);
  await expect(submit(page, 'Заполните все поля')).toHaveAttribute('aria-disabled', 'true');
  await fullName(page).fill('Марат Оспанов');
  await phone(page).fill('7011234567');
  await expect(phone(page)).toHaveValue('+7 (701) 123-45-67');
  await submit(page).click();
  await expect(page).toHaveURL('/my');
  await expect(userMenu(page, 'Марат Оспанов')).toBeVisible();
  await expect(page.getByText('Нет приложений')).toBeVisible();
  const welcome = await waitForLetter(portal, guest.email, /Добро пожаловать/);
  expect(welcome.links).toContain(`${portal.origin}/my`);

  await signOut(page, 'Марат Оспанов');
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await page.getByLabel('Почта').fill(guest.email);
  await page.getByRole('button', { name: 'Прислать код' }).click();
  await expect(page.getByText('в\u00a0течение 10\u00a0минут')).toBeVisible();
  await expect(page).toHaveURL('/recover/set_password');
  const letter = await waitForLetter(portal, guest.email, /Восстановление пароля/);
  const link = letter.links.find((one) => one.includes('#code=')) ?? '';
  await page.goto(link);
  await expect(page.getByLabel('Код восстановления')).not.toHaveValue('');
  await expect(page).toHaveURL('/recover/set_password');
  await page.getByLabel('Новый пароль', { exact: true }).fill('Novyi-parol-77');
  await page.getByLabel('Новый пароль ещё раз').fill('Novyi-parol-77');
  await page.getByRole('button', { name: 'Задать пароль' }).click();
  await expect(page.getByText('Пароль успешно изменен.')).toBeVisible();
  await expect(page).toHaveURL('/my');
  await waitForLetter(portal, guest.email, /Пароль изменён/);
});

test('a reload keeps the code of the letter, and a way to the agreement and back all that was typed and the made password', async ({
  page,
  people,
}) => {
  const guest = await people.invite();
  await open(page, guest);
  await page.reload();
  await expect(code(page)).toHaveValue(guest.code);
  await expect(page.getByRole('heading', { name: guest.partner })).toBeVisible();
  await fullName(page).fill('Спешащий Гость');
  await phone(page).fill('+7 (701) 123-45-67');
  const made = page.getByRole('definition').nth(1);
  // It is made in the browser, after the page has come.
  await expect(made).toHaveText(/^\w{8}/);
  const [password] = /^\w{8}/.exec((await made.textContent()) ?? '') ?? [];
  await page
    .getByRole('main')
    .getByRole('link', { name: /соглашение/ })
    .click();
  await expect(page).toHaveURL('/register/user_agreement');
  await page.goBack();
  await expect(fullName(page)).toHaveValue('Спешащий Гость');
  await expect(phone(page)).toHaveValue('+7 (701) 123-45-67');
  await expect(code(page)).toHaveValue(guest.code);
  await expect(made).toContainText(password ?? 'no password');
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(/пароль теперь новый/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/пароль теперь новый/)).toBeVisible();
  await expect(made).not.toContainText(password ?? '');
});

test('a reload keeps what was typed, but no password; leaving the form and another visit keep nothing', async ({
  page,
  people,
}) => {
  const guest = await people.invite();
  await open(page, guest);
  await fullName(page).fill('Спешащий Гость');
  await phone(page).fill('+7 (701) 123-45-67');
  await page.getByLabel(/Даю согласие на\sновости/).check();
  await page.getByRole('button', { name: 'Задать вручную' }).click();
  await page.getByLabel('Логин').fill('speshashchiy');
  await page.getByLabel('Пароль', { exact: true }).fill('Nabran-rukoi-1');
  await page.reload();
  await expect(fullName(page)).toHaveValue('Спешащий Гость');
  await expect(phone(page)).toHaveValue('+7 (701) 123-45-67');
  await expect(code(page)).toHaveValue(guest.code);
  await expect(page.getByLabel('Логин')).toHaveValue('speshashchiy');
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('');
  await expect(page.getByLabel(/Даю согласие на\sновости/)).toBeChecked();
  await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true');
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).not.toContain('Спешащий');

  await page
    .getByRole('main')
    .getByRole('link', { name: /соглашение/ })
    .click();
  await expect(page).toHaveURL('/register/user_agreement');
  expect(await stored()).not.toContain('Спешащий');
  await page.goto('/register/invite_code');
  await expect(page.getByRole('button', { name: 'Заполните все поля' })).toBeVisible();
  await expect(fullName(page)).toHaveValue('');
  await fullName(page).fill('Спешащий Гость');
  await page.goto('/faqs');
  expect(await stored()).not.toContain('Nabran-rukoi');
  await page.goto('/register/invite_code');
  await expect(page.getByRole('button', { name: 'Заполните все поля' })).toBeVisible();
  await expect(fullName(page)).toHaveValue('');
  // The server's page has no values either; what is stored goes when the form is alive.
  await expect.poll(stored).not.toContain('Спешащий');
});

test('a reload of the agreement keeps what was typed in the form for the way back, but no password', async ({
  page,
  people,
}) => {
  const guest = await people.invite();
  await open(page, guest);
  await fullName(page).fill('Читающий Гость');
  await phone(page).fill('+7 (701) 123-45-67');
  await page.getByRole('button', { name: 'Задать вручную' }).click();
  await page.getByLabel('Логин').fill('chitayushchiy');
  await page.getByLabel('Пароль', { exact: true }).fill('Nabran-rukoi-2');
  await page
    .getByRole('main')
    .getByRole('link', { name: /соглашение/ })
    .click();
  await expect(page).toHaveURL('/register/user_agreement');
  await page.reload();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Nabran-rukoi');
  await page.goBack();
  await expect(fullName(page)).toHaveValue('Читающий Гость');
  await expect(phone(page)).toHaveValue('+7 (701) 123-45-67');
  await expect(code(page)).toHaveValue(guest.code);
  await expect(page.getByLabel('Логин')).toHaveValue('chitayushchiy');
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('');
});

test('Back from a page that was loaded anew keeps what was typed and the mode, but no password', async ({
  page,
  people,
}) => {
  const guest = await people.invite();
  await open(page, guest);
  await fullName(page).fill('Спешащий Гость');
  await phone(page).fill('+7 (701) 123-45-67');
  await page.getByRole('button', { name: 'Задать вручную' }).click();
  await page.getByLabel('Логин').fill('speshashchiy');
  await page.getByLabel('Пароль', { exact: true }).fill('Nabran-rukoi-3');
  await page.goto('/faqs');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Nabran-rukoi');
  await page.goBack();
  await expect(page.getByLabel('Логин')).toHaveValue('speshashchiy');
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Создать автоматически' })).toBeVisible();
  await expect(fullName(page)).toHaveValue('Спешащий Гость');
  await expect(phone(page)).toHaveValue('+7 (701) 123-45-67');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('speshashchiy');
});

test('a guest types login and password by hand, and can go back to the made ones', async ({ page, people }) => {
  const guest = await people.invite();
  await open(page, guest);
  const made = page.getByRole('group', { name: 'Логин и пароль' });
  await expect(made).toContainText(guest.email);
  await made.getByRole('button', { name: 'Задать вручную' }).click();
  await made.getByLabel('Логин').fill('ab');
  await made.getByLabel('Логин').blur();
  await expect(made.getByText('Логин должен содержать минимум 3 символа')).toBeVisible();
  await made.getByRole('button', { name: 'Создать автоматически' }).click();
  await expect(made).toContainText(guest.email);
  await made.getByRole('button', { name: 'Задать вручную' }).click();
  const login = `Guest.${guest.code.slice(0, 4)}${guest.code.slice(-4)}`;
  await made.getByLabel('Логин').fill(login);
  await made.getByLabel('Пароль', { exact: true }).fill('Kostyashki-7');
  await fullName(page).fill('Асель Ким');
  await phone(page).fill('+7 747 000 11 22');
  await submit(page).click();
  await expect(page).toHaveURL('/my');
});

test('each wrong field is told by its own words, and nothing is sent', async ({ page, people }) => {
  const guest = await people.invite();
  await open(page, guest);
  const sent = count(page, calls.register);
  await fullName(page).fill('John Smith');
  await phone(page).focus();
  await expect(phone(page)).toHaveValue('+7 ');
  await expect(page.getByText('ФИО должно содержать только русские буквы')).toBeVisible();
  await phone(page).blur();
  await expect(phone(page)).toHaveValue('');
  await expect(page.getByText('Телефон обязателен')).toBeVisible();
  await phone(page).fill('7011234');
  await phone(page).blur();
  await expect(page.getByText('Номер должен содержать 10 цифр после +7')).toBeVisible();
  await submit(page, 'Заполните все поля').press('Enter');
  await expect(fullName(page)).toBeFocused();
  expect(sent.times).toBe(0);
});

test('a code that cannot be used is reported after the check, and a corrected one is accepted', async ({
  page,
  people,
}) => {
  const guest = await people.invite();
  await visit(page, '/register/invite_code');
  await code(page).fill('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  await expect(page.getByText('Этот код приглашения не подходит')).toBeVisible();
  await code(page).fill(guest.code.toLowerCase().replaceAll('-', ' '));
  await expect(page.getByText('Код подходит')).toBeVisible();
  await expect(page.getByRole('heading', { name: guest.partner })).toBeVisible();
});

test('a code whose check found no network is checked again by a press', async ({ page, people, faults }) => {
  const guest = await people.invite();
  await visit(page, '/register/invite_code');
  faults.expectNoAnswer(calls.partnerInfo);
  await intercept(page, `**${calls.partnerInfo}*`, (route) => route.abort());
  await code(page).fill(guest.code);
  await expect(page.getByText(/^Ошибка при проверке кода приглашения. Попробуйте еще раз/)).toBeVisible();
  await page.unrouteAll();
  await submit(page, 'Заполните все поля').press('Enter');
  await expect(page.getByText('Код подходит')).toBeVisible();
});

test('an e-mail that has an account is told with the ways into it', async ({ page, people }) => {
  const person = await people.make();
  const guest = await people.invite({ email: `${person.login}@example.kz` });
  await open(page, guest);
  await expect(page.getByText('На эту почту уже есть учётная запись')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'войдите' }).click();
  await expect(page).toHaveURL('/login');
});

test('in a browser that translates the page the switch of the password says what it does', async ({ page, people }) => {
  await open(page, await people.invite());
  await translate(page);
  await page.getByRole('button', { name: 'Задать вручную' }).click();
  await expect(page.getByRole('button', { name: 'Создать автоматически' })).toBeVisible();
});
