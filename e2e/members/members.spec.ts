import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { handleFirst, loseFirstAnswer } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { countLetters, waitForLetter } from '../harness/letters.ts';
import { head, userMenu, visit } from '../harness/visit.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const section = (page: Page) => page.getByRole('region', { name: 'Сотрудники' });
const row = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name });

async function invite(page: Page, email: string) {
  await section(page).getByRole('button', { name: 'Пригласить' }).click();
  await expect(dialog(page).getByLabel('Почта')).toBeFocused();
  await dialog(page).getByLabel('Почта').fill(email);
  await dialog(page).getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, email)).toBeVisible();
}

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an owner invites a newcomer and a person with an account, changes a role and takes one out', async ({
  page,
  people,
  enter,
  portal,
  newContext,
  faults,
}) => {
  const taking = '/service/bl/members/remove';
  faults.expectNoAnswer(taking);
  faults.expectStatus(404, taking);
  const owner = await people.make({
    subscribers: [{ name: 'ТОО «Ёлка»', applications: [['ea', 'Учёт «Ёлки»']] }],
  });
  const other = await people.make({ name: 'Данияр Ли', subscribers: [{ name: 'ТОО «Сосна»' }] });
  const newcomer = `new-${owner.login}@example.kz`;
  const linkTo = async (email: string) => {
    const letter = await waitForLetter(portal, email, /«Ёлка» приглашает вас/);
    return letter.links.find((one) => one.includes('/register/join#code=')) ?? '';
  };
  await enter(owner);
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/a/sm');
  await expect(row(page, owner.name)).toContainText('Владелец');
  await invite(page, newcomer);
  await invite(page, `${other.login}@example.kz`);
  await expectAccessible(page);
  await noSidewaysScroll(page);

  const guest = await (await newContext()).newPage();
  await visit(guest, await linkTo(newcomer));
  await expect(guest).toHaveURL('/register/join');
  await expect(guest.getByRole('heading', { name: 'ТОО «Ёлка»' })).toBeVisible();
  await guest.getByLabel('ФИО').fill('Марат Оспанов');
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click();
  await expect(guest).toHaveURL('/my');
  await expect(userMenu(guest, 'Марат Оспанов')).toBeVisible();
  await expect(guest.getByRole('main')).toContainText('Учёт «Ёлки»');

  const known = await (await newContext()).newPage();
  await visit(known, await linkTo(`${other.login}@example.kz`));
  await expect(known.getByText('уже есть учётная запись')).toBeVisible();
  await known.getByLabel('Пароль', { exact: true }).fill(other.password);
  await known.getByRole('button', { name: 'Войти', exact: true }).click();
  // The answer is lost, then that to who the person is by now; the third press leads on.
  const joining = '/service/bl/members/join';
  const join = known.getByRole('button', { name: 'Войти в организацию' });
  await expect(join).toBeVisible();
  faults.expectNoAnswer(joining);
  await loseFirstAnswer(known, joining);
  await join.click();
  await expect(known.getByText(/Войти в\sорганизацию не\sполучилось/)).toBeVisible();
  faults.expectNoAnswer('/service/bl/get/user-info');
  await handleFirst(known, '**/service/bl/get/user-info', (route) => route.abort('connectionreset'));
  await join.click();
  await expect(known.getByText(/Войти в\sорганизацию не\sполучилось/)).toBeVisible();
  await expect(join).not.toHaveAttribute('aria-busy', 'true');
  await join.click();
  await expect(known).toHaveURL('/my');
  await expect(head(known)).toContainText('ТОО «Ёлка»');
  await expect(known.getByRole('main')).toContainText('Учёт «Ёлки»');

  await page.reload();
  await act(page, 'Марат Оспанов', 'Сменить роль');
  await dialog(page).getByLabel('Роль').selectOption('Администратор');
  await dialog(page).getByRole('button', { name: 'Сменить роль' }).click();
  await expect(row(page, 'Марат Оспанов')).toContainText('Администратор');
  // Pressed again after a lost answer it is done.
  await loseFirstAnswer(page, taking);
  await act(page, other.name, 'Исключить');
  const take = dialog(page).getByRole('button', { name: 'Исключить' });
  await take.click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await take.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, other.name)).toHaveCount(0);
  await waitForLetter(portal, `${other.login}@example.kz`, /Вас исключили/);
  await known.reload();
  await expect(head(known)).toContainText('ТОО «Сосна»');
  await expect(known.getByRole('main')).toContainText('Нет приложений');

  await visit(guest, '/a/sm');
  await expect(row(guest, owner.name)).toContainText('Владелец');
  await expect(guest.getByRole('button', { name: `Действия: ${owner.name}` })).toHaveCount(0);
});

test('an invitation of a colleague whose answer was lost is confirmed when it is sent again', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const owner = await people.make({ subscribers: [{ name: 'ТОО «Обрыв»' }] });
  const email = `lost-${owner.login}@example.kz`;
  await enter(owner);
  await visit(page, '/a/sm');
  const call = '/service/bl/members/invite';
  faults.expectNoAnswer(call);
  await loseFirstAnswer(page, call);
  await section(page).getByRole('button', { name: 'Пригласить' }).click();
  await dialog(page).getByLabel('Почта').fill(email);
  await dialog(page).getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(row(page, email)).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Отправить приглашение' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, email)).toHaveCount(1);
});

test('a colleague’s letter that was sent again by a press whose answer was lost goes once with the next press', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  const owner = await people.make({ subscribers: [{ name: 'ТОО «Повтор»' }] });
  const email = `again-${owner.login}@example.kz`;
  await enter(owner);
  await visit(page, '/a/sm');
  await invite(page, email);
  const call = '/service/bl/members/invitations/resend';
  faults.expectNoAnswer(call);
  await loseFirstAnswer(page, call);
  await act(page, email, 'Отправить ещё раз');
  await expect(page.getByText(/Проверьте\sсвязь/)).toBeVisible();
  await act(page, email, 'Отправить ещё раз');
  await expect(page.getByText(`Новое письмо для ${email} отправляется`)).toBeVisible();
  expect(await countLetters(portal, email)).toBe(2);
});
