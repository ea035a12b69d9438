import type { Page } from '@playwright/test';
import { timeCodeAt } from '../../server/modules/console-access/index.ts';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';

const typePassword = async (page: Page, { login, password }: { login: string; password: string }) => {
  await page.getByLabel('Логин или почта').fill(login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
};
const searched = (page: Page) => page.getByRole('textbox', { name: /Имя, почта, телефон/ });
const code = (page: Page) => page.getByRole('textbox', { name: /Код из\sприложения/ });
/** The code of the step after this one is taken as well, so that no code is used twice within half a minute. */
const codeOf = (secret: string, steps = 0) => timeCodeAt(secret, Date.now() + steps * 30_000);

test('an operator enters by password and code, and nothing opens without the code', async ({
  page,
  people,
  faults,
}) => {
  faults.expectStatus(401, '/service/bl/get/token');
  faults.expectStatus(400, '/second-factor/show');
  const operator = await people.makeStaff('operator', { withSecondFactor: true });
  await page.goto('/console/enquiries');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByText('Введите логин или почту')).toBeVisible();
  await expect(page.getByLabel('Логин или почта')).toBeFocused();
  await typePassword(page, { ...operator, password: 'Not-mine-1' });
  await expect(page.getByText(/Проверьте логин/)).toBeVisible();
  await expectAccessible(page);
  await typePassword(page, operator);
  await expect(page.getByRole('heading', { name: /Второй шаг входа/ })).toBeVisible();
  await expectAccessible(page);
  await code(page).fill('000 000');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText(/Код не\sподошёл/)).toBeVisible();
  // As an application copies it, with a space in the middle.
  await code(page).fill(` ${codeOf(operator.secret).replace(/^(...)/, '$1 ')}`);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page).toHaveURL(/\/console\/enquiries/);
  await expect(page.getByRole('menuitem', { name: 'Обращения' })).toBeVisible();
  await expect(page.getByText(/Демонстрация на\sэтой машине открыта/)).toHaveCount(0);
});

test('a newcomer turns the second factor on, saves the codes, and enters by one of them', async ({ page, people }) => {
  const operator = await people.makeStaff('operator');
  await page.goto('/console/access');
  await typePassword(page, operator);
  await expect(page.getByText(/Демонстрация на\sэтой машине открыта/)).toBeVisible();
  await page.getByRole('button', { name: 'Включить второй шаг' }).click();
  await page.getByRole('button', { name: 'Показать QR-код' }).click();
  await expect(page.getByRole('img', { name: /QR-код/ })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await code(page).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Включить', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Сохраните резервные коды' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/ })).toHaveCount(10);
  const recoveryCode = await page
    .getByRole('listitem')
    .filter({ hasText: /^[0-9A-Z]{4}-/ })
    .first()
    .textContent();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await expect(page.getByText(/Осталось 10\sрезервных кодов/)).toBeVisible();
  await page.getByRole('button', { name: 'Ерлан Оператор' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await typePassword(page, operator);
  await code(page).fill(recoveryCode?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByRole('menuitem', { name: 'Обращения' })).toBeVisible();
  await page.getByRole('button', { name: 'Ерлан Оператор' }).click();
  await page.getByRole('menuitem', { name: 'Мой доступ' }).click();
  await expect(page.getByText(/Осталось 9\sрезервных кодов/)).toBeVisible();
  await expectAccessible(page);
});

test('what is dangerous asks for a fresh proof and goes on by itself', async ({ page, people, faults }) => {
  faults.expectStatus(403, '/recovery-codes/renew');
  faults.expectStatus(400, '/access/prove');
  const operator = await people.makeStaff('operator', { withSecondFactor: true });
  await page.goto('/console/access');
  await typePassword(page, operator);
  await code(page).fill(codeOf(operator.secret));
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByText(/Осталось 10\sрезервных кодов/)).toBeVisible();
  await people.letAnHourPass(operator, 'proof');
  await page.getByRole('button', { name: 'Создать новые резервные коды' }).click();
  const dialog = page.getByRole('dialog', { name: /Подтвердите/ });
  await expect(dialog.getByRole('textbox', { name: 'Пароль' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Пароль' }).fill('Not-mine-1');
  await code(page).fill(codeOf(operator.secret, 1));
  await dialog.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(dialog.getByText(/Пароль не\sподошёл/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Пароль' }).fill(operator.password);
  await dialog.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('heading', { name: 'Сохраните резервные коды' })).toBeVisible();
});

test('after half an hour without use the code is asked for where the person was', async ({ page, people, faults }) => {
  faults.expectStatus(403, '/service/console/enquiries');
  const operator = await people.makeStaff('operator', { withSecondFactor: true });
  const [first = '', second = ''] = operator.recoveryCodes;
  await page.goto('/console/access');
  await typePassword(page, operator);
  await code(page).fill(first);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('button', { name: 'Отключить' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
  const listed = page.waitForResponse(/\/service\/console\/enquiries\?/);
  await page.goto(`/console/enquiries?filter=${encodeURIComponent('{"q":"никого"}')}`);
  await expect(searched(page)).toHaveValue('никого');
  await expect(page.getByRole('button', { name: operator.name })).toBeVisible();
  await listed;
  await people.letAnHourPass(operator, 'use');
  await searched(page).fill('никого нет');
  const dialog = page.getByRole('dialog', { name: /Второй шаг входа/ });
  await code(page).fill(second);
  await dialog.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(searched(page)).toHaveValue('никого нет');
  await expect(page).toHaveURL(/%D0%BD%D0%B5%D1%82/);
});

test('an operator whose role is taken sees it at the next press, and an editor gets the editor’s menu', async ({
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
  const setRoles = async (roles: { operator: boolean; editor: boolean }) => {
    const answer = await above.request.post(`/service/console/users/${taken.id}/roles`, {
      data: roles,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(200);
  };
  await enter(taken);
  await page.goto('/console/users');
  await expect(page.getByRole('table')).toBeVisible();
  await setRoles({ operator: false, editor: true });
  await page.getByRole('menuitem', { name: 'Организации' }).click();
  await expect(page.getByRole('menuitem', { name: 'Организации' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Новости' })).toBeVisible();
  await setRoles({ operator: false, editor: false });
  await page.goto('/console/news');
  await expect(page.getByText(/консоль\s—\sдля\sоператоров/)).toBeVisible();
  await expectAccessible(page);
});
