import type { Page, Request } from '@playwright/test';
import { calls } from '../harness/calls.ts';
import { endSession } from '../harness/end-session.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

/** What a partner types outlives the session (spec: partner-cabinet.ended-session). */
async function signInBeside(page: Page, who: { login: string; password: string }): Promise<void> {
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /Войдите ещё раз/ }).click(),
  ]);
  await beside.getByLabel('Логин').fill(who.login);
  await beside.getByLabel('Пароль', { exact: true }).fill(who.password);
  await beside.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(beside.getByRole('heading', { level: 1 })).not.toHaveText('Вход');
  await beside.close();
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const read = page.waitForResponse((answer) => answer.url().endsWith(calls.userInfo));
  // Without a screen no tab loses or gets the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await read;
  // What is then read anew would lead to sign-in, if it heard of the next end.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect.poll(() => underWay.size).toBe(0);
}

test('an invitation that is written while the session ends is sent after signing in beside it', async ({
  page,
  people,
  enter,
  context,
  portal,
  faults,
}) => {
  const partner = await people.makePartner([]);
  await enter(partner);
  await visit(page, '/partner');
  await page.getByRole('button', { name: 'Пригласить клиента' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Клиент').fill('ТОО «Ёж и Ко»');
  await dialog.getByLabel('Почта').fill(`ezh-${partner.login}@example.kz`);
  await dialog.getByLabel('Заметка').fill('Звонить\nпосле обеда');
  await endSession(context, portal.origin, faults);
  await dialog.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Сеанс закончился');
  await signInBeside(page, partner);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(dialog.getByLabel('Клиент')).toHaveValue('ТОО «Ёж и Ко»');
  await expect(dialog.getByLabel('Заметка')).toHaveValue('Звонить\nпосле обеда');
  await dialog.getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('ТОО «Ёж и Ко»');
});

test('the card of a partner keeps what was typed when the session has ended', async ({
  page,
  people,
  enter,
  context,
  portal,
  faults,
}) => {
  const partner = await people.makePartner([]);
  await enter(partner);
  await visit(page, '/partner/organization');
  await page.getByLabel('Описание').fill('Новые слова\nо нас');
  await endSession(context, portal.origin, faults);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert')).toContainText('Сеанс закончился');
  await signInBeside(page, partner);
  await expect(page.getByLabel('Описание')).toHaveValue('Новые слова\nо нас');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/сохранен/i).first()).toBeVisible();
});

test('an import goes on with the same file and columns after signing in beside it, at each of its steps', async ({
  page,
  people,
  enter,
  context,
  portal,
  faults,
}) => {
  const partner = await people.makePartner();
  await enter(partner);
  await visit(page, '/partner/import');
  const file = { name: 'клиенты.csv', mimeType: 'text/csv', buffer: Buffer.from(rowsOf(partner.login)) };
  await endSession(context, portal.origin, faults);
  await page.getByLabel('Выбрать файл').setInputFiles(file);
  await signInBeside(page, partner);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await page.getByLabel(/^Заметка/).selectOption('Кто');
  await endSession(context, portal.origin, faults);
  await page.getByRole('button', { name: 'Проверить строки' }).click();
  await expect(page.getByRole('alert')).toContainText('введённое здесь сохранится');
  await signInBeside(page, partner);
  await expect(page.getByLabel(/^Заметка/)).toHaveValue('1');
  await page.getByRole('button', { name: 'Проверить строки' }).click();
  await expect(page.getByRole('main')).toContainText('В файле «клиенты.csv» 1 строка');
  await endSession(context, portal.origin, faults);
  await page.getByRole('button', { name: 'Пригласить 1' }).click();
  await signInBeside(page, partner);
  await page.getByRole('link', { name: 'Назад к столбцам' }).click();
  await expect(page.getByLabel(/^Заметка/)).toHaveValue('1');
  await page.goBack();
  await page.getByRole('button', { name: 'Пригласить 1' }).click();
  await expect(page.getByRole('heading', { name: 'Приглашён 1 клиент' })).toBeVisible();
});

const rowsOf = (login: string) => `Для писем;Кто\r\n${login}-first@example.kz;ТОО «Ёлка»`;
