import type { Page } from '@playwright/test';
import { timeCodeAt } from '../../server/modules/console-access/index.ts';
import { answer, hold, loseFirstAnswer } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import type { Person } from '../harness/people.ts';

/** What the console asks to enter, and «Мой доступ», pressed again after an answer that was lost (spec: operator-console.once). */
const access = '/service/console/access';
const confirm = `${access}/second-factor/confirm`;
const lost = /Нет\sсвязи\sс\sпорталом/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: /Код из\sприложения/ });
const codes = (page: Page) => page.getByRole('listitem').filter({ hasText: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/ });

async function typePassword(page: Page, { login, password }: { login: string; password: string }) {
  await page.getByLabel('Логин или почта').fill(login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await button(page, 'Войти').click();
}

/** Signs in a person with a second factor, which takes the first of the recovery codes. */
async function enterByRecoveryCode(page: Page, person: Person & { recoveryCodes: readonly string[] }) {
  await typePassword(page, person);
  await code(page).fill(person.recoveryCodes[0] ?? '');
  await button(page, 'Продолжить').click();
}

/** Types the code of the QR code that stands there. */
async function typeFirstCode(page: Page) {
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await code(page).fill(timeCodeAt(secret, Date.now()));
}

/** Turns the second factor on; the first answer is lost, and the second one has the codes. */
async function turnOnInTwoPresses(page: Page, meanwhile: () => Promise<void> = async () => undefined) {
  await button(page, 'Показать QR-код').click();
  await typeFirstCode(page);
  await loseFirstAnswer(page, confirm);
  await button(page, 'Включить').click();
  await expect(page.getByText(lost)).toBeVisible();
  const { letGo } = await hold(page, confirm);
  await button(page, 'Включить').click();
  await expect(button(page, 'Проверяем…')).toBeVisible();
  await meanwhile();
  letGo();
  await expect(codes(page)).toHaveCount(10);
}

test('a second factor that is turned on again shows ten recovery codes, and one of them opens the console', async ({
  page,
  people,
  faults,
}) => {
  faults.expectNoAnswer(confirm);
  const operator = await people.makeStaff('operator');
  await page.goto('/console/access');
  await typePassword(page, operator);
  await button(page, 'Включить второй шаг').click();
  await turnOnInTwoPresses(page);
  await expect(page.getByRole('heading', { name: /резервные\sкоды/i })).toBeFocused();
  const recoveryCode = (await codes(page).first().textContent()) ?? '';
  await button(page, 'Коды сохранены').click();
  await expect(page.getByText(/Осталось 10\sрезервных кодов/)).toBeVisible();
  await expect(button(page, 'Создать новые резервные коды')).toBeFocused();
  await button(page, operator.name).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await typePassword(page, operator);
  await code(page).fill(recoveryCode);
  await button(page, 'Продолжить').click();
  await expect(page.getByRole('menuitem', { name: 'Обращения' })).toBeVisible();
});

test('a newcomer who has to turn it on at sign-in gets the codes by the second press as well', async ({
  people,
  newContext,
  faults,
}) => {
  faults.expectNoAnswer(confirm);
  // The demo lets its owner go without, but nobody behind a proxy.
  const context = await newContext({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } });
  const page = await context.newPage();
  await page.goto('/console/enquiries');
  await typePassword(page, await people.makeStaff('operator'));
  await expect(page.getByRole('heading', { name: 'Настройте второй шаг входа' })).toBeVisible();
  const stay = async () => {
    const question = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await button(page, 'Войти с другой учётной записью').click();
    await question;
  };
  await turnOnInTwoPresses(page, stay);
  await stay();
  await expect(codes(page)).toHaveCount(10);
  await button(page, 'Коды сохранены').click();
  await expect(page.getByRole('menuitem', { name: 'Обращения' })).toBeVisible();
});

test('whoever leaves before the recovery codes have come, or before they are saved, is asked first and told of those missed', async ({
  page,
  people,
  enter,
}) => {
  const operator = await people.makeStaff('operator');
  await enter(operator);
  const questions: string[] = [];
  let isLeaving = false;
  page.on('dialog', (question) => {
    questions.push(question.message());
    return isLeaving ? question.accept() : question.dismiss();
  });
  const toMails = () => page.getByRole('menuitem', { name: 'Письма', exact: true }).click();
  const make = async (call: string, pressed: string) => {
    const { letGo } = await hold(page, call);
    const asked = page.waitForRequest(`**${call}`);
    await button(page, pressed).click();
    await asked;
    return letGo;
  };
  await page.goto('/console/access');
  await button(page, 'Включить второй шаг').click();
  await button(page, 'Показать QR-код').click();
  await typeFirstCode(page);
  const letConfirm = await make(confirm, 'Включить');
  await toMails();
  letConfirm();
  await expect(codes(page)).toHaveCount(10);
  await toMails();
  await expect.poll(() => questions.length).toBe(2);
  expect(questions[1]).toMatch(/Резервные коды ещё\sне\sсохранены/);
  await expect(codes(page)).toHaveCount(10);
  await button(page, 'Коды сохранены').click();
  const renew = button(page, 'Создать новые резервные коды');
  await expect(renew).toBeFocused();

  isLeaving = true;
  const letRenew = await make(`${access}/recovery-codes/renew`, 'Создать новые резервные коды');
  await toMails();
  await expect(page.getByRole('heading', { level: 1, name: 'Письма' })).toBeVisible();
  letRenew();
  await expect(page.getByRole('alert').filter({ hasText: /не\sувидели их/ })).toBeVisible();
  expect(questions).toHaveLength(3);

  isLeaving = false;
  await page.goto('/console/access');
  await renew.click();
  await expect(codes(page)).toHaveCount(10);
  await button(page, 'Выйти везде').click();
  expect(questions).toHaveLength(4);
  await expect(codes(page)).toHaveCount(10);
  await button(page, 'Коды сохранены').click();
});

test('whoever would leave by the menu of the person and stays finds the menu closed and the codes in their place', async ({
  page,
  people,
}) => {
  const operator = await people.makeStaff('operator', { withSecondFactor: true });
  await page.goto('/console/access');
  await enterByRecoveryCode(page, operator);
  await button(page, 'Создать новые резервные коды').click();
  await expect(codes(page)).toHaveCount(10);
  const question = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await button(page, operator.name).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await question;
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeHidden();
  await expect(codes(page)).toHaveCount(10);
  await button(page, 'Коды сохранены').click();
});

test('the next person in the same tab is told nothing of what the one before has begun', async ({ page, people }) => {
  const first = await people.makeStaff('operator', { withSecondFactor: true });
  const second = await people.makeStaff('operator');
  await page.goto('/console/access');
  await enterByRecoveryCode(page, first);
  let questions = 0;
  page.on('dialog', (question) => {
    questions += 1;
    return question.accept();
  });
  const call = `${access}/recovery-codes/renew`;
  const { letGo } = await hold(page, call);
  const asked = page.waitForRequest(`**${call}`);
  await button(page, 'Создать новые резервные коды').click();
  await asked;
  await button(page, first.name).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await typePassword(page, second);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Сводка' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Обращения' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Обращения' })).toBeVisible();
  await expect(page.getByText(/резервные коды/)).toHaveCount(0);
  expect(questions).toBe(1);
});

test('a QR code that has expired gives way to a new one', async ({ page, people, enter, faults }) => {
  faults.expectStatus(409, confirm);
  const message = 'Этот QR-код больше не действует. Начните настройку ещё раз и отсканируйте новый.';
  const expired = { status: 409, json: { code: 'console.setup-expired', message, requestId: 'e2e' } };
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/access');
  await button(page, 'Включить второй шаг').click();
  await button(page, 'Показать QR-код').click();
  await typeFirstCode(page);
  await answer(page, confirm, expired, 'real');
  await button(page, 'Включить').click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('img', { name: /QR-код/ })).toHaveCount(0);
  await expect(button(page, 'Показать QR-код')).toBeFocused();
  await button(page, 'Показать QR-код').click();
  await expect(page.getByText(message)).toHaveCount(0);
  await typeFirstCode(page);
  await button(page, 'Включить').click();
  await expect(codes(page)).toHaveCount(10);
});

test('a code of sign-in and a recovery code of a proof are sent again and used once', async ({
  page,
  people,
  faults,
}) => {
  faults.expectNoAnswer('/second-factor/show');
  faults.expectNoAnswer('/access/prove');
  faults.expectStatus(403, '/recovery-codes/renew');
  const operator = await people.makeStaff('operator', { withSecondFactor: true });
  await page.goto('/console/access');
  await typePassword(page, operator);
  await code(page).fill(timeCodeAt(operator.secret, Date.now()));
  await loseFirstAnswer(page, '/second-factor/show');
  await button(page, 'Продолжить').click();
  await expect(page.getByText(lost)).toBeVisible();
  await button(page, 'Продолжить').click();
  await expect(page.getByText(/Осталось 10\sрезервных кодов/)).toBeVisible();

  await people.letAnHourPass(operator, 'proof');
  await button(page, 'Создать новые резервные коды').click();
  const dialog = page.getByRole('dialog', { name: /Подтвердите/ });
  await dialog.getByRole('textbox', { name: 'Пароль' }).fill(operator.password);
  await code(page).fill(operator.recoveryCodes[0] ?? '');
  await loseFirstAnswer(page, '/access/prove');
  await button(page, 'Подтвердить').click();
  await expect(dialog.getByText(lost)).toBeVisible();
  await button(page, 'Подтвердить').click();
  await expect(dialog).toHaveCount(0);
  await expect(codes(page)).toHaveCount(10);
});

test('a second factor whose end was not told is off on the screen', async ({ page, people, faults }) => {
  faults.expectNoAnswer('/second-factor/remove');
  const operator = await people.makeStaff('operator', { withSecondFactor: true });
  await page.goto('/console/access');
  await typePassword(page, operator);
  await code(page).fill(operator.recoveryCodes[0] ?? '');
  await button(page, 'Продолжить').click();
  await loseFirstAnswer(page, '/second-factor/remove');
  await button(page, 'Отключить').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await expect(button(page, 'Включить второй шаг')).toBeFocused();
});

test('a session that has ended already, or whose end was not told, leaves the list', async ({
  page,
  people,
  enter,
  newContext,
  portal,
  faults,
}) => {
  const endOne = '/service/bl/sessions/end';
  faults.expectNoAnswer(endOne);
  faults.expectStatus(404, endOne);
  const operator = await people.makeStaff('operator');
  const elsewhere = await newContext();
  await enter(operator, { context: elsewhere });
  await enter(operator, { context: await newContext() });
  await enter(operator);
  await page.goto('/console/access');
  const ends = page.getByRole('button', { name: /^Завершить сеанс/ });
  await expect(ends).toHaveCount(2);
  await loseFirstAnswer(page, endOne);
  // The one used last stands first.
  await ends.first().click();
  await expect(page.getByText(lost)).toBeVisible();
  await expect(ends).toHaveCount(1);
  const left = await elsewhere.request.post('/service/bl/logout', { headers: { origin: portal.origin } });
  expect(left.status()).toBe(200);
  await ends.click();
  await expect(ends).toHaveCount(0);
  await expect(page.getByText(/Этот сеанс уже/)).toHaveCount(0);
});
