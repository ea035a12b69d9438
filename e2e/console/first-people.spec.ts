import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';
import { waitForLetter } from '../harness/letters.ts';
import type { PortalPlace } from '../harness/start-portal.ts';

const unique = () => randomBytes(4).toString('hex');

test('an operator opens an organisation, and its owner’s letter leads to the registration', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  faults.expectStatus(400, '/service/console/subscribers');
  const [name, email] = [`ТОО «Первое ${unique()}»`, `owner-${unique()}@example.kz`];
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/subscribers/create');
  await page.getByRole('textbox', { name: 'Название' }).fill(name);
  await page.getByRole('textbox', { name: /Почта\sвладельца/ }).fill('не почта');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('textbox', { name: /Почта\sвладельца/ })).toHaveAttribute('aria-invalid', 'true');
  // Pointed at and admitted, as on the site (spec: identity.mixed-scripts).
  await page.getByRole('textbox', { name: /Почта\sвладельца/ }).fill('оwner@example.kz');
  await expect(page.getByRole('textbox', { name: /Почта\sвладельца/ })).toHaveAccessibleDescription(
    /русская буква «о»/,
  );
  await page.getByRole('textbox', { name: /Почта\sвладельца/ }).fill(email);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
  await expectAccessible(page);
  const letter = await waitForLetter(portal, email, /приглашает/);
  expect(letter.links.some((link) => link.startsWith(portal.origin))).toBe(true);
  // In words that are true of a portal without a mail server too.
  await page.getByRole('row', { name: new RegExp(email) }).click();
  await expect(page.getByText(/^Письмо вышло из\sочереди$/)).toBeVisible();
});

/** Opens a partner in the console and invites its first person; the link of the letter. */
async function openPartner(page: Page, portal: PortalPlace, { name, email }: { name: string; email: string }) {
  await page.goto('/console/service-partners/create');
  await page.getByRole('textbox', { name: 'Название' }).fill(name);
  await page.getByRole('textbox', { name: 'Город' }).fill('Астана');
  await page.getByRole('textbox', { name: 'Телефон' }).fill('+7 717 200 00 01');
  await page.getByRole('textbox', { name: /Почта\sпервого\sсотрудника/ }).fill(email);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
  const { links } = await waitForLetter(portal, email, new RegExp(`^${name}.*кабинет партнёра`));
  return links.find((link) => link.includes('#code=')) ?? '';
}

test('an operator opens a partner, and its first person comes by the letter into the cabinet', async ({
  page,
  people,
  enter,
  portal,
  newContext,
}) => {
  const email = `partner-${unique()}@example.kz`;
  await enter(await people.makeStaff('operator'));
  const link = await openPartner(page, portal, { name: `Обслуживание ${unique()}`, email });
  await expectAccessible(page);
  const other = `Другое обслуживание ${unique()}`;
  const otherLink = await openPartner(page, portal, { name: other, email });
  const their = await (await newContext()).newPage();
  await their.goto(link);
  await expect(their.getByText(/Вас приглашают в\sкабинет партнёра/)).toBeVisible();
  await expectAccessible(their);
  await their.getByLabel('ФИО').fill('Айгуль Сейтова');
  await their.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(their).toHaveURL(/\/partner$/);
  await expect(their.getByRole('button', { name: 'Пригласить клиента' }).first()).toBeVisible();
  // One cabinet for one person: the second partner has a colleague, and is not the one that is looked after.
  await their.goto(otherLink);
  await expect(their.getByText(/уже работаете в\sкабинете другого/)).toBeVisible();
  await their.getByRole('button', { name: 'Войти в организацию' }).click();
  await expect(their).toHaveURL(/\/my$/);
  await expect(their.getByText(new RegExp(`Вы в\\sорганизации: ${other}`))).toBeVisible();
});

test('an operator extends a subscription and ends it, and its history says both', async ({ page, people, enter }) => {
  const person = await people.make({
    subscribers: [{ name: `ТОО «Подписка ${unique()}»`, subscriptions: [['Бухгалтерия', 20]] }],
  });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${person.subscribers[0]?.id}/show`);
  await page.getByRole('row', { name: /Бухгалтерия/ }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Продлить' }).click();
  await dialog.getByRole('spinbutton', { name: 'Месяцев' }).fill('2');
  await dialog.getByRole('button', { name: 'Продлить' }).click();
  await expect(page.getByRole('row', { name: /Продлена/ })).toBeVisible();
  await page.getByRole('button', { name: 'Завершить' }).click();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Договор расторгнут');
  await dialog.getByRole('button', { name: 'Завершить' }).click();
  await expect(page.getByRole('row', { name: /Завершена .*Договор расторгнут/ })).toBeVisible();
});

test('an operator gives up a preparation that is stuck, and begins it again', async ({ page, people, enter }) => {
  const name = `Застрявшая ${unique()}`;
  const person = await people.make({
    subscribers: [{ name: `ТОО «Застой ${unique()}»`, applications: [['ea', name, 'preparation']] }],
  });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${person.subscribers[0]?.id}/show`);
  await page.getByRole('row', { name: new RegExp(name) }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /Прекратить\sподготовку/ }).click();
  await dialog.getByRole('button', { name: /Прекратить/ }).click();
  await expect(page.getByText('Ошибка')).toBeVisible();
  await page.getByRole('button', { name: /Повторить\sподготовку/ }).click();
  await dialog.getByRole('button', { name: /Повторить/ }).click();
  await expect(page.getByText(/Готовится|Готово/).first()).toBeVisible();
  await expectAccessible(page);
});
