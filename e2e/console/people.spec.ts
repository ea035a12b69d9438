import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';

test('an operator finds a signed-in person by e-mail, blocks them, and they are out at the next call', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  const person = await people.make();
  const theirs = await newContext();
  await enter(person, { context: theirs });
  const their = await theirs.newPage();
  await their.goto('/my');
  await expect(their.getByRole('heading', { name: /Мои\sприложения/ })).toBeVisible();

  await enter(await people.makeStaff('operator'));
  await page.goto('/console/users');
  await page.getByRole('textbox', { name: /Поиск/ }).fill(`${person.login}@example.kz`);
  await expect(page).toHaveURL(new RegExp(person.login));
  await page.getByRole('row', { name: new RegExp(person.login) }).click();
  await expect(page.getByRole('heading', { name: 'Организации' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Заблокировать' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Заблокировать' }).click();
  await expect(page.getByRole('button', { name: 'Разблокировать' })).toBeVisible();

  faults.expectStatus(401, '/service/bl/get/user-info');
  await their.goto('/subscriptions');
  await expect(their).toHaveURL(/\/login/);
});

test('an operator moves a person to another organisation', async ({ page, people, enter }) => {
  const person = await people.make({ subscribers: [{ name: 'ТОО «Прежнее»' }] });
  const other = await people.make({ subscribers: [{ name: 'ТОО «Будущее»' }] });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${person.id}/show`);
  await page.getByRole('button', { name: 'Перевести' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Новая\sорганизация/ }).fill(other.subscribers[0]?.code ?? '');
  await page.getByRole('option', { name: /Будущее/ }).click();
  await dialog.getByRole('button', { name: 'Перевести' }).click();
  await expect(page.getByRole('link', { name: 'ТОО «Будущее»' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ТОО «Прежнее»' })).toHaveCount(0);
});

test('an operator gives a subscription, corrects it, and its history says both', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectStatus(400, '/correct');
  const person = await people.make();
  const [organization] = person.subscribers;
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${organization?.id}/show`);
  await page.getByRole('button', { name: /Дать\sподписку/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Тариф' }).click();
  await page.getByRole('option').nth(1).click();
  await dialog.getByLabel(/Последний\sдень/).fill('2031-12-31');
  await dialog.getByRole('button', { name: /Дать\sподписку/ }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('row', { name: /31\.12\.2031/ }).click();
  await page.getByRole('button', { name: 'Исправить' }).click();
  await dialog.getByLabel(/Последний\sдень/).fill('2030-12-31');
  await dialog.getByRole('button', { name: 'Исправить' }).click();
  await expect(dialog.getByText(/введено неверно/).first()).toBeVisible();
  await dialog.getByLabel('Причина').fill('Ошиблись годом');
  await dialog.getByRole('button', { name: 'Исправить' }).click();
  await expect(page.getByRole('row', { name: /Исправлена 31\.12\.2031 31\.12\.2030 .*Ошиблись годом/ })).toBeVisible();
  await expectAccessible(page);
});

test('an operator erases an account after reading what goes', async ({ page, people, enter, faults }) => {
  faults.expectStatus(400, '/erase');
  const person = await people.make({ subscribers: [{ name: 'ТОО «Опустевшее»' }] });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${person.id}/show`);
  await page.getByRole('button', { name: /Удалить\sучётную\sзапись/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Останутся без\sлюдей: ТОО «Опустевшее»/)).toBeVisible();
  await expect(dialog.getByLabel(/Логин/)).toHaveValue('');
  await dialog.getByLabel(/Логин/).fill('not-that-one');
  await dialog.getByRole('button', { name: /Удалить/ }).click();
  await expect(dialog.getByText(/Логин не\sсовпал/).first()).toBeVisible();
  await dialog.getByLabel(/Логин/).fill(person.login);
  await dialog.getByRole('button', { name: /Удалить/ }).click();
  await expect(page).toHaveURL(/\/console\/users$/);
  await page.goto(`/console/users?filter=${encodeURIComponent(JSON.stringify({ q: person.login }))}`);
  await expect(page.getByText(/результаты не\sнайдены/)).toBeVisible();
});

test('two operators change one account: nothing that was typed is lost', async ({ page, people, enter, faults }) => {
  faults.expectStatus(409, '/service/console/users/');
  const person = await people.make();
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${person.id}`);
  await page.getByRole('textbox', { name: 'Имя' }).fill('Айгуль Первая');
  const second = await page.context().newPage();
  await second.goto(`/console/users/${person.id}`);
  await second.getByRole('textbox', { name: 'Имя' }).fill('Айгуль Вторая');
  await second.getByRole('button', { name: 'Сохранить' }).click();
  await expect(second.getByText('Айгуль Вторая').first()).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/Имя: Айгуль Вторая/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Айгуль Первая');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Айгуль Первая').first()).toBeVisible();
});

const lists = [
  'roles',
  'sessions',
  'members',
  'subscriptions',
  'applications',
  'service-partners',
  'partner-people',
  'invitations',
  'account-collisions',
];
for (const list of lists)
  test(`the list ${list} is read by everybody`, async ({ page, people, enter }) => {
    await enter(await people.makeStaff('operator'));
    await page.goto(`/console/${list}`);
    await expect(page.getByRole('table').or(page.getByText('Здесь пока ничего нет'))).toBeVisible();
    await expectAccessible(page);
  });
