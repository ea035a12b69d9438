import type { Page } from '@playwright/test';
import { calls } from '../harness/calls.ts';
import { type Hands, keyboard, mouse } from '../harness/hands.ts';
import { expect, test } from '../harness/journey.ts';
import { waitForLetter } from '../harness/letters.ts';
import type { Person } from '../harness/people.ts';
import type { PortalPlace } from '../harness/start-portal.ts';
import { signInLink, userMenu, visit } from '../harness/visit.ts';

const guestName = 'Динара Ахметова';
const newPassword = 'Novyi-parol-77';
const mainOf = (page: Page) => page.getByRole('main');
const dialogOf = (page: Page) => page.getByRole('dialog');

async function signIn(page: Page, hands: Hands, login: string, password: string): Promise<void> {
  await hands.type(page.getByLabel('Логин'), login);
  await hands.type(page.getByLabel('Пароль', { exact: true }), password);
  await hands.press(mainOf(page).getByRole('button', { name: 'Войти' }));
}

async function invite(page: Page, hands: Hands, email: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Пригласить клиента' }).first());
  await hands.type(dialogOf(page).getByRole('textbox', { name: 'Клиент' }), 'ТОО «Круг»');
  await hands.type(dialogOf(page).getByRole('textbox', { name: 'Почта' }), email);
  await hands.press(dialogOf(page).getByRole('button', { name: 'Отправить приглашение' }));
  await expect(dialogOf(page)).toHaveCount(0);
}

async function register(page: Page, hands: Hands, email: string): Promise<void> {
  await expect(page.getByText('Код подходит')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Логин и пароль' })).toContainText(email);
  await hands.type(page.getByLabel('ФИО'), guestName);
  await hands.type(page.getByRole('textbox', { name: 'Телефон' }), '87011234567');
  await hands.press(mainOf(page).getByRole('button', { name: 'Зарегистрироваться', exact: true }));
  await expect(page).toHaveURL('/my');
  // A page that has come takes the focus; a step made before would be lost.
  await expect(page.getByRole('heading', { level: 1, name: 'Мои приложения' })).toBeFocused();
  await expect(page.getByText('Нет приложений')).toBeVisible();
}

async function addApplication(page: Page, hands: Hands): Promise<void> {
  await hands.press(mainOf(page).getByRole('link', { name: 'Добавить приложение' }));
  await hands.press(page.getByRole('link', { name: 'Начать работу Бухгалтерия для бизнеса' }));
  await expect(page).toHaveURL('/solutions/ea');
  await hands.press(mainOf(page).getByRole('button', { name: 'Добавить' }));
  await hands.type(dialogOf(page).getByLabel('Название'), 'Первая база');
  await hands.press(dialogOf(page).getByLabel('Запустить приложение сразу после добавления'));
  await hands.press(dialogOf(page).getByRole('button', { name: 'Добавить' }));
  await expect(dialogOf(page)).toBeHidden();
}

async function recover(page: Page, hands: Hands, email: string, portal: PortalPlace): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Забыли пароль?' }));
  await hands.type(page.getByLabel('Почта'), email);
  await hands.press(page.getByRole('button', { name: 'Прислать код' }));
  const letter = await waitForLetter(portal, email, /Восстановление пароля/);
  await visit(page, letter.links.find((one) => one.includes('#code=')) ?? '');
  await hands.type(page.getByLabel('Новый пароль', { exact: true }), newPassword);
  await hands.type(page.getByLabel('Новый пароль ещё раз'), newPassword);
  await hands.press(page.getByRole('button', { name: 'Задать пароль' }));
  await expect(page).toHaveURL('/my');
}

async function leave(page: Page, hands: Hands): Promise<void> {
  await hands.press(userMenu(page, guestName));
  const ended = page.waitForResponse((answer) => answer.url().endsWith(calls.logout));
  await hands.press(page.getByRole('menuitem', { name: 'Выйти' }));
  await ended;
  await expect(signInLink(page)).toBeVisible();
}

interface Circle {
  partner: Person;
  /** The partner's browser, and the guest's. */
  pages: readonly [Page, Page];
  handsOn: (page: Page) => Hands;
  portal: PortalPlace;
}

/** A partner invites; the guest registers, adds an application, forgets the password and comes back. */
async function wholeCircle({ partner, pages: [office, home], handsOn, portal }: Circle): Promise<void> {
  const email = `${partner.login}-circle@example.kz`;
  await visit(office, '/login?from=%2Fpartner');
  await signIn(office, handsOn(office), partner.login, partner.password);
  await expect(office).toHaveURL('/partner');
  await invite(office, handsOn(office), email);
  const letter = await waitForLetter(portal, email, /приглашает вас/);
  await visit(home, letter.links.find((one) => one.includes('/register/invite_code#code=')) ?? '');
  const hands = handsOn(home);
  await register(home, hands, email);
  await addApplication(home, hands);
  await leave(home, hands);
  await visit(home, '/login');
  await recover(home, hands, email, portal);
  await expect(mainOf(home)).toContainText('Первая база');
  await leave(home, hands);
  await visit(home, '/login');
  await signIn(home, hands, email, newPassword);
  await expect(home).toHaveURL('/my');
  await office.reload();
  await expect(office.getByRole('row').filter({ hasText: 'ТОО «Круг»' })).toContainText('Использовано');
}

// Two people's whole day, and the keyboard takes a step for every link on its way.
test.describe.configure({ timeout: 300_000 });

test('a partner invites; the guest registers, works, leaves, recovers the password by letter and signs in again', async ({
  page,
  newContext,
  people,
  portal,
}) => {
  const office = await (await newContext()).newPage();
  await wholeCircle({ partner: await people.makePartner(), pages: [office, page], handsOn: mouse, portal });
});

test('the same circle goes at 360 px with the keyboard alone', async ({ newContext, people, portal }) => {
  const phone = { viewport: { width: 360, height: 740 } };
  const [office, home] = [await (await newContext(phone)).newPage(), await (await newContext(phone)).newPage()];
  await wholeCircle({ partner: await people.makePartner(), pages: [office, home], handsOn: keyboard, portal });
});

test('a phone pasted in any form is the same number, and two browsers with one code make one account', async ({
  page,
  context,
  newContext,
  people,
  faults,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const guest = await people.invite();
  const other = await (await newContext()).newPage();
  for (const tab of [page, other]) {
    await visit(tab, `/register/invite_code#code=${guest.code}`);
    await expect(tab.getByText('Код подходит')).toBeVisible();
    await tab.getByLabel('ФИО').fill(guestName);
  }
  await page.bringToFront();
  const field = page.getByRole('textbox', { name: 'Телефон' });
  for (const form of [
    '7011234567',
    '87011234567',
    '77011234567',
    '+77011234567',
    '8 (701) 123-45-67',
    'тел. 8-701-123-45-67',
  ]) {
    await field.fill('');
    await page.evaluate((text) => navigator.clipboard.writeText(text), form);
    await field.press('ControlOrMeta+v');
    await expect(field).toHaveValue('+7 (701) 123-45-67');
  }
  await other.getByRole('textbox', { name: 'Телефон' }).fill('7011234567');
  const sent = page.waitForRequest((request) => request.url().endsWith(calls.register));
  faults.expectStatus(400, calls.register);
  const press = (tab: Page) => mainOf(tab).getByRole('button', { name: 'Зарегистрироваться', exact: true }).click();
  await press(page);
  expect((await sent).postDataJSON()).toMatchObject({ phone: '+77011234567' });
  await expect(page).toHaveURL('/my');
  await press(other);
  await expect(mainOf(other).getByText('Этот код приглашения не подходит')).toBeVisible();
  await expect(other).toHaveURL('/register/invite_code');
});
