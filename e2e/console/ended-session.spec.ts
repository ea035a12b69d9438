import type { Page } from '@playwright/test';
import { timeCodeAt } from '../../server/modules/console-access/index.ts';
import { expectAccessible } from '../harness/accessible.ts';
import { endSession } from '../harness/end-session.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Сеанс закончился' });

async function signInAgain(page: Page, { login, password }: { login: string; password: string }) {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Логин или почта').fill(login);
  await dialog.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
}

test('whoever signs in again over a form goes on with what was typed, and it is saved by itself', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  const operator = await people.makeStaff('operator');
  await enter(operator);
  const title = `Работы ${Date.now()}`;
  await page.goto('/console/announcements/create');
  await page.getByRole('textbox', { name: /Заголовок/ }).fill(title);
  // Ahead of today: it would stand above the pages of every other journey.
  await page.getByLabel(/^Начало/).fill('2098-12-31T10:00');
  await page.getByLabel(/^Конец/).fill('2099-01-01T10:00');
  await endSession(page.context(), portal.origin, faults);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialogOf(page).getByLabel('Логин или почта')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await signInAgain(page, { ...operator, password: 'Not-mine-1' });
  await expect(dialogOf(page).getByText(/Проверьте логин/)).toBeVisible();
  await signInAgain(page, operator);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
});

test('a session that ends under the words of a letter or under a dialog takes nothing with it', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  const operator = await people.makeStaff('operator');
  const person = await people.make();
  await enter(operator);
  await page.goto('/console/letter-templates/guesses');
  const subject = page.getByRole('textbox', { name: /Тема/ });
  const typed = `${await subject.inputValue()} снова`;
  // The preview asks for itself a moment after the typing, and would be the first to hear that the session has ended.
  const previewed = page.waitForResponse((answer) => answer.request().postData()?.includes(typed) === true);
  await subject.fill(typed);
  await previewed;
  await endSession(page.context(), portal.origin, faults);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await signInAgain(page, operator);
  await expect(page.getByRole('button', { name: /Вернуть исходный/ })).toBeVisible();
  await expect(subject).toHaveValue(typed);
  await page.goto(`/console/users/${person.id}/show`);
  await page.getByRole('button', { name: 'Сменить роли' }).click();
  const roles = page.getByRole('dialog', { name: /Роли/ });
  await expect(roles).toContainText(/картинки и\sвидео/);
  await roles.getByRole('switch', { name: 'Редактор' }).check();
  await endSession(page.context(), portal.origin, faults);
  await roles.getByRole('button', { name: 'Сменить роли' }).click();
  await signInAgain(page, operator);
  await expect(roles).toHaveCount(0);
  await expect(page.getByText('Редактор').first()).toBeVisible();
});

test('the second step follows, and nobody else goes on with the screen of somebody', async ({
  page,
  people,
  portal,
  faults,
}) => {
  const operator = await people.makeStaff('operator', { withSecondFactor: true });
  const other = await people.makeStaff('operator');
  const code = page.getByRole('textbox', { name: /Код из\sприложения/ });
  await page.goto('/console/synonyms/create');
  await page.getByLabel('Логин или почта').fill(operator.login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(operator.password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await code.fill(timeCodeAt(operator.secret, Date.now()));
  await page.getByRole('button', { name: 'Продолжить' }).click();
  const word = `синоним${Date.now()}`;
  await page.getByRole('textbox', { name: /Слова/ }).fill(`${word}\n${word}а`);
  await endSession(page.context(), portal.origin, faults);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await signInAgain(page, other);
  await expect(dialogOf(page).getByText(new RegExp(`экраном работает ${operator.name}`))).toBeVisible();
  await signInAgain(page, operator);
  await code.fill(operator.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  // The list has been read: what it asks for later would open the dialog by itself.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await endSession(page.context(), portal.origin, faults);
  await page.getByRole('menuitem', { name: 'Обращения' }).click();
  await page.getByRole('button', { name: 'Уйти без сохранения' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в консоль' })).toBeVisible();
});

test('whoever signs out in one tab leaves nothing to be read of the console in the other, where they go on once they are in again', async ({
  page,
  people,
  enter,
  faults,
}) => {
  // What the second tab was reading may be answered after the sign-out.
  faults.expectStatus(401, '/service/');
  const operator = await people.makeStaff('operator');
  await enter(operator);
  await page.goto('/console/users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/console');
  await second.getByRole('button', { name: operator.name }).click();
  await second.getByRole('menuitem', { name: 'Выйти' }).click();
  await expect(second.getByRole('heading', { name: 'Вход в консоль' })).toBeVisible();
  await expect(dialogOf(page)).toBeVisible();
  const enterAgain = async () => {
    await second.getByLabel('Логин или почта').fill(operator.login);
    await second.getByRole('textbox', { name: 'Пароль' }).fill(operator.password);
    await second.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(second.getByRole('menuitem', { name: 'Обращения' })).toBeVisible();
  };
  await enterAgain();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await second.getByRole('button', { name: operator.name }).click();
  await second.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Уйти без сохранения' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в консоль' })).toBeVisible();
});

test('another person who signs in by another tab is asked about at once, and nothing is saved for them', async ({
  page,
  people,
  enter,
  faults,
}) => {
  // The portal's page that is left by the sign-out may ask once more who is here.
  faults.expectStatus(401, '/service/');
  const operator = await people.makeStaff('operator');
  const customer = await people.make();
  const word = `смена${Date.now()}`;
  await enter(operator);
  await page.goto('/console/synonyms/create');
  const words = page.getByRole('textbox', { name: /Слова/ });
  await words.fill(`${word}\n${word}а`);
  const portal = await page.context().newPage();
  await visit(portal, '/');
  await portal.getByRole('button', { name: new RegExp(operator.name) }).click();
  await portal.getByRole('menuitem', { name: 'Выйти' }).click();
  await visit(portal, '/login');
  await portal.getByLabel('Логин').fill(customer.login);
  await portal.getByLabel('Пароль', { exact: true }).fill(customer.password);
  await portal.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await signInAgain(page, operator);
  await expect(words).toHaveValue(`${word}\n${word}а`);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { name: 'Синонимы поиска', exact: true })).toBeVisible();
});

test('what is refused because the role was taken is not called saved, and stays in its form', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  faults.expectStatus(403, '/service/console/');
  const taken = await people.makeStaff('operator');
  const above = await newContext();
  await enter(await people.makeStaff('operator'), { context: above });
  await enter(taken);
  const word = `роль${Date.now()}`;
  await page.goto('/console/synonyms/create');
  const words = page.getByRole('textbox', { name: /Слова/ });
  // A browser asks before a page is left only where somebody has pressed something in it.
  await words.click();
  await words.fill(`${word}\n${word}а`);
  // Whatever the page asks for by itself from now on may be refused, and asks as well.
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    return question.dismiss();
  });
  const answer = await above.request.post(`/service/console/users/${taken.id}/roles`, {
    data: { operator: false, editor: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(200);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/нет доступа к\sэтому действию/).first()).toBeVisible();
  await expect(page.getByText(/^(Создано|Сохранено)$/)).toHaveCount(0);
  await expect(words).toHaveValue(`${word}\n${word}а`);
  expect(new Set(questions)).toEqual(new Set(['beforeunload']));
});
