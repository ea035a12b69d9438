import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { loseFirstAnswer } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { countLetters, waitForLetter } from '../harness/letters.ts';
import { visit } from '../harness/visit.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function invite(page: Page, name: string, email: string) {
  await page.getByRole('button', { name: 'Пригласить клиента' }).first().click();
  await expect(dialog(page).getByRole('textbox', { name: 'Клиент' })).toBeFocused();
  await dialog(page).getByRole('textbox', { name: 'Клиент' }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'Почта' }).fill(email);
  await dialog(page).getByRole('button', { name: 'Отправить приглашение' }).click();
}

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a partner invites a customer, whose letter opens the registration', async ({
  page,
  people,
  enter,
  portal,
  newContext,
}) => {
  const partner = await people.makePartner();
  const email = `${partner.login}-client@example.kz`;
  await enter(partner);
  await visit(page, '/my');
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('menuitem', { name: 'Кабинет партнёра' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Приглашения');
  await expect(page.getByRole('main')).toContainText('Вы ещё никого не пригласили');
  await invite(page, 'ТОО «Ёлка»', email);
  await expect(page.getByText(`Приглашение для ${email} отправляется`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const letter = await waitForLetter(portal, email, /приглашает вас/);
  expect(letter.subject).toContain(partner.partner);
  await expect(row(page, 'ТОО «Ёлка»')).toContainText('Ждёт регистрации');
  await expectAccessible(page);
  const link = letter.links.find((one) => one.includes('/register/invite_code#code=')) ?? '';
  const guest = await (await newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('main')).toContainText(partner.partner);
  await page.reload();
  await expect(row(page, 'ТОО «Ёлка»')).toContainText('Ссылка открыта');
  // Where the system forces its colours the legend still tells which bar is which (spec: look.forced-colours).
  await page.emulateMedia({ forcedColors: 'active' });
  const legend = page.getByRole('main').locator('[class*="legend"] > span').first();
  await expect(legend).toBeVisible();
  expect(await legend.evaluate((words) => getComputedStyle(words, '::before').forcedColorAdjust)).toBe('none');
});

test('what was typed of an invitation stands when its dialog is opened again, until it is sent', async ({
  page,
  people,
  enter,
}) => {
  const partner = await people.makePartner();
  await enter(partner);
  await visit(page, '/partner');
  const open = page.getByRole('button', { name: 'Пригласить клиента' }).first();
  const field = (name: string) => dialog(page).getByRole('textbox', { name });
  await open.click();
  await field('Клиент').fill('ТОО «Рябина»');
  await field('Заметка').fill('Звонить после обеда');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await open.click();
  await expect(field('Клиент')).toHaveValue('ТОО «Рябина»');
  await expect(field('Заметка')).toHaveValue('Звонить после обеда');
  await field('Почта').fill(`${partner.login}-client@example.kz`);
  await dialog(page).getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(row(page, 'ТОО «Рябина»')).toBeVisible();
  await open.click();
  await expect(field('Клиент')).toHaveValue('');
  await expect(field('Заметка')).toHaveValue('');
});

test('an invitation whose answer was lost is confirmed when it is sent again, also from a dialog that was closed meanwhile, and so is its letter', async ({
  page,
  people,
  enter,
  faults,
  portal,
}) => {
  const partner = await people.makePartner();
  const [lost, other] = ['lost', 'other'].map((name) => `${partner.login}-${name}@example.kz`);
  await enter(partner);
  await visit(page, '/partner');
  const call = '/service/bl/partner/invitations';
  faults.expectNoAnswer(call);
  faults.expectStatus(409, call);
  await loseFirstAnswer(page, call);
  await invite(page, 'ТОО «Обрыв»', lost ?? '');
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(row(page, 'ТОО «Обрыв»')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('button', { name: 'Пригласить клиента' }).first().click();
  const send = dialog(page).getByRole('button', { name: 'Отправить приглашение' });
  const email = dialog(page).getByRole('textbox', { name: 'Почта' });
  await email.fill(other ?? '');
  await send.click();
  await expect(dialog(page).getByText(/Приглашение с\sпрежними данными уже\sотправлено/)).toBeVisible();
  await send.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'ТОО «Обрыв»')).toHaveCount(2);

  await loseFirstAnswer(page, call);
  await invite(page, 'ТОО «Связь»', `${partner.login}-again@example.kz`);
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await send.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(`Приглашение для ${partner.login}-again@example.kz отправляется`)).toBeVisible();
  await expect(row(page, 'ТОО «Связь»')).toHaveCount(1);
  const again = '/service/bl/partner/invitations/resend';
  faults.expectNoAnswer(again);
  await loseFirstAnswer(page, again);
  await act(page, 'ТОО «Связь»', 'Отправить ещё раз');
  await expect(page.getByText(/Проверьте\sсвязь/)).toBeVisible();
  await act(page, 'ТОО «Связь»', 'Отправить ещё раз');
  await expect(page.getByText(/Новое письмо для\s\S+-again@example.kz отправляется/)).toBeVisible();
  expect(await countLetters(portal, `${partner.login}-again@example.kz`)).toBe(2);
});

test('a page past the end of the invitations says so, not that nothing was found', async ({ page, people, enter }) => {
  const partner = await people.makePartner();
  await enter(partner);
  await visit(page, '/partner');
  await invite(page, 'ТОО «Ивушка»', `${partner.login}-client@example.kz`);
  await expect(row(page, 'ТОО «Ивушка»')).toBeVisible();
  await visit(page, '/partner?show=waiting&page=2');
  await expect(page.getByRole('main')).toContainText('Такой страницы в списке нет');
  await expect(page.getByRole('main')).not.toContainText('Ничего не нашлось');
  await page.getByRole('link', { name: 'К началу списка' }).click();
  await expect(page).toHaveURL('/partner?show=waiting');
  await expect(row(page, 'ТОО «Ивушка»')).toBeVisible();
});

test('an e-mail invited already is refused by its field, and a revoked invitation can be made anew', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectStatus(409, '/service/bl/partner/invitations');
  const partner = await people.makePartner();
  const email = `${partner.login}-client@example.kz`;
  await enter(partner);
  await visit(page, '/partner');
  await invite(page, 'ИП Серик', email);
  await expect(row(page, 'ИП Серик')).toBeVisible();
  await invite(page, 'ИП Серик', email);
  await expect(dialog(page).getByRole('textbox', { name: 'Почта' })).toBeFocused();
  await expect(dialog(page)).toContainText('уже есть действующее приглашение');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await act(page, 'ИП Серик', 'Отозвать');
  await dialog(page).getByRole('button', { name: 'Отозвать' }).click();
  await expect(dialog(page)).toContainText('Напишите, почему');
  await dialog(page).getByRole('textbox', { name: 'Почему' }).fill('Ошиблись адресом');
  await dialog(page).getByRole('button', { name: 'Отозвать' }).click();
  await expect(row(page, 'ИП Серик')).toContainText('Отозвано');
  await expect(row(page, 'ИП Серик')).toContainText('Ошиблись адресом');
  await invite(page, 'ИП Серик', email);
  await expect(row(page, 'ИП Серик')).toHaveCount(2);
  await page.getByRole('link', { name: 'Закрыты 1' }).click();
  await expect(row(page, 'ИП Серик')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Почта или имя' }).fill('никого');
  await expect(page.getByRole('main')).toContainText('Ничего не нашлось');
});

test('a link is made anew and copied; on a phone nothing scrolls sideways', async ({ page, people, enter }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const partner = await people.makePartner();
  await enter(partner);
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/partner');
  await invite(page, 'КХ «Дала»', `${partner.login}-client@example.kz`);
  await act(page, 'КХ «Дала»', 'Скопировать ссылку');
  const link = dialog(page).getByRole('textbox', { name: 'Ссылка' });
  await expect(link).toHaveValue(/\/register\/invite_code#code=(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  await dialog(page).getByRole('button', { name: 'Скопировать' }).click();
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Скопировано!' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await noSidewaysScroll(page);
});

test('customers show what ends soon, and are saved as a file', async ({ page, people, enter }) => {
  const customer = await people.make({
    subscribers: [
      { name: 'ТОО «Ёлка»', subscriptions: [['Бухгалтерия', 10]], applications: [['ea', 'Учёт']] },
      { name: 'ТОО «Сосна»', subscriptions: [['Архив', null]] },
    ],
  });
  await enter(await people.makePartner([customer]));
  await visit(page, '/partner');
  await page.getByRole('navigation', { name: 'Кабинет партнёра' }).getByRole('link', { name: 'Клиенты' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Клиенты');
  await expect(row(page, 'ТОО «Ёлка»')).toContainText(customer.name);
  await expect(row(page, 'ТОО «Сосна»')).toContainText('Архив, бессрочно');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'В ближайшие 14 дней 1' }).click();
  await expect(row(page, 'ТОО «Сосна»')).toHaveCount(0);
  await expect(row(page, 'ТОО «Ёлка»')).toContainText('Бухгалтерия');
  await page.getByRole('link', { name: 'В ближайшие 7 дней 0' }).click();
  await expect(page.getByRole('main')).toContainText('Ничего не нашлось');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  const saved = await waiting;
  expect(saved.suggestedFilename()).toMatch(/^klienty-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text.startsWith('\uFEFFОрганизация;Код;')).toBe(true);
  expect(text.split('\r\n')).toHaveLength(4);
  await page.setViewportSize({ width: 360, height: 800 });
  await noSidewaysScroll(page);
});

test('who is no partner is told so, and finds no way there in the menu', async ({ page, people, enter }) => {
  await enter(await people.make());
  await visit(page, '/partner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет доступа');
  await expect(page).toHaveTitle('Нет доступа — Счёты');
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Кабинет партнёра' })).toHaveCount(0);
});
