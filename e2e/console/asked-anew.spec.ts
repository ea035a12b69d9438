import { randomBytes } from 'node:crypto';
import { loseFirstAnswer } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { countLetters } from '../harness/letters.ts';

/** What a dialog asked for and whose answer was lost is done once, also when the dialog was closed since (spec: operator-console.once). */
const lost = /Нет\sсвязи\sс\sпорталом/;

test('an invitation is sent once, and whoever types another address is told of the first', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  const { subscribers } = await people.make();
  const call = '/service/console/invitations/colleague';
  faults.expectNoAnswer(call);
  faults.expectStatus(409, call);
  const [first, second, third] = [1, 2, 3].map(() => `anew-${randomBytes(4).toString('hex')}@example.kz`) as [
    string,
    string,
    string,
  ];
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${subscribers[0]?.id}/show`);
  const open = page.getByRole('button', { name: 'Пригласить' });
  const dialog = page.getByRole('dialog');
  const address = dialog.getByRole('textbox', { name: 'Почта' });
  const send = dialog.getByRole('button', { name: 'Пригласить' });
  await open.click();
  await address.fill(first);
  await loseFirstAnswer(page, call);
  await send.click();
  await expect(dialog.getByText(lost)).toBeVisible();
  await send.click();
  await expect(dialog).toHaveCount(0);
  expect(await countLetters(portal, first)).toBe(1);

  await open.click();
  await address.fill(second);
  await loseFirstAnswer(page, call);
  await send.click();
  await expect(dialog.getByText(lost)).toBeVisible();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByRole('row', { name: new RegExp(second) })).toBeVisible();
  await open.click();
  await address.fill(third);
  await send.click();
  await expect(dialog.getByText(/Приглашение с\sпрежними данными уже отправлено/)).toBeVisible();
  expect(await countLetters(portal, third)).toBe(0);
  await send.click();
  await expect(dialog).toHaveCount(0);
  expect(await countLetters(portal, third)).toBe(1);
});

test('a subscription stands in the list when the dialog is closed, and is not given twice', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const { subscribers } = await people.make({ subscribers: [{ name: 'ТОО «Однажды»' }] });
  const call = '/service/console/subscriptions';
  faults.expectNoAnswer(call);
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${subscribers[0]?.id}/show`);
  // Lists that are still read move what is below them away from under a press.
  await expect(page.getByText('Ничего нет')).toHaveCount(3);
  const dialog = page.getByRole('dialog');
  const give = async () => {
    await page.getByRole('button', { name: /Добавить\sподписку/ }).click();
    await dialog.getByRole('combobox', { name: 'Тариф' }).click();
    await page.getByRole('option').nth(1).click();
    await dialog.getByLabel(/Последний\sдень/).fill('2031-12-31');
    await dialog.getByRole('button', { name: /Добавить\sподписку/ }).click();
  };
  const given = page.getByRole('row', { name: /31\.12\.2031/ });
  await loseFirstAnswer(page, call);
  await give();
  await expect(dialog.getByText(lost)).toBeVisible();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(given).toHaveCount(1);
  await give();
  await expect(page.getByText('Подписка добавлена')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(given).toHaveCount(1);
});

test('a person is moved and taken out by the same press, and is not called absent', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const person = await people.make({ subscribers: [{ name: 'ТОО «Откуда»' }] });
  const other = await people.make({ subscribers: [{ name: 'ТОО «Куда»' }] });
  const code = other.subscribers[0]?.code ?? '';
  faults.expectNoAnswer('/service/console/members/');
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${person.id}/show`);
  const dialog = page.getByRole('dialog');
  const pressTwice = async (name: string, call: string) => {
    await loseFirstAnswer(page, call);
    await dialog.getByRole('button', { name }).click();
    await expect(dialog.getByText(lost)).toBeVisible();
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.getByRole('button', { name: 'Перевести' }).click();
  await dialog.getByRole('combobox', { name: /Новая\sорганизация/ }).fill(code);
  await page.getByRole('option', { name: `ТОО «Куда», ${code}` }).click();
  const place = (subscriberId = '') => `/service/console/members/${person.id}_${subscriberId}`;
  await pressTwice('Перевести', `${place(person.subscribers[0]?.id)}/move`);
  await expect(page.getByRole('link', { name: 'ТОО «Куда»' })).toBeVisible();
  await page.getByRole('button', { name: 'Исключить' }).click();
  await pressTwice('Исключить', `${place(other.subscribers[0]?.id)}/remove`);
  await expect(page.getByRole('link', { name: 'ТОО «Куда»' })).toHaveCount(0);
});

test('who takes a person out of an organisation by the keyboard stays where they were on the page', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make({ subscribers: [{ name: 'ТОО «Первое место»' }, { name: 'ТОО «Второе место»' }] });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${person.id}/show`);
  const leave = page.getByRole('button', { name: 'Исключить' });
  await expect(leave).toHaveCount(2);
  await leave.first().press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Исключить' }).press('Enter');
  await expect(page.getByText('Человек исключён из организации')).toBeVisible();
  await expect(leave).toHaveCount(1);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await leave.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Исключить' }).press('Enter');
  await expect(leave).toHaveCount(0);
  await expect(page.getByText('ТОО «Второе место»')).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
