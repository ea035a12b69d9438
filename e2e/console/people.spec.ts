import { readFile } from 'node:fs/promises';
import { addMonths } from '../../contract/days.ts';
import { expectAccessible } from '../harness/accessible.ts';
import { dayInAlmaty, todayInAlmaty } from '../harness/dates.ts';
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
  // The person stands in the whole list too, where the row moves when what was searched for comes.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row', { name: new RegExp(person.login) }).click();
  await expect(page.getByRole('heading', { name: 'Организации' })).toBeVisible();
  // Not «Приложения»: those of the organisation, which a colleague added, are not among them.
  await expect(page.getByRole('heading', { name: 'Добавленные приложения' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Принятые приглашения' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Заблокировать' }).click();
  await expect(page.getByRole('button', { name: 'Разблокировать' })).toBeVisible();
  await expect(page.getByText(/^Роли\s*—$/)).toBeVisible();
  await expect(page.getByText(/^Состояние\s*Заблокирован/)).toBeVisible();

  // In the tab as it stands open: a press is enough, nothing is loaded anew.
  faults.expectStatus(401, '/service/bl/');
  faults.expectLogged('Ошибка загрузки подписок');
  await their
    .getByRole('banner')
    .getByRole('link', { name: person.subscribers[0]?.name ?? '' })
    .click();
  await expect(their).toHaveURL(/\/login/);
});

test('an operator moves a person to another organisation', async ({ page, people, enter }) => {
  const person = await people.make({ subscribers: [{ name: 'ТОО «Прежнее»' }] });
  const other = await people.make({ subscribers: [{ name: 'ТОО «Будущее»' }] });
  const code = other.subscribers[0]?.code ?? '';
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${person.id}/show`);
  await page.getByRole('button', { name: 'Перевести' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Новая\sорганизация/ }).fill(code);
  await page.getByRole('option', { name: `ТОО «Будущее», ${code}` }).click();
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
  await page.getByRole('button', { name: /Добавить\sподписку/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Тариф' }).click();
  await page.getByRole('option').nth(1).click();
  await dialog.getByLabel(/Последний\sдень/).fill('2031-12-31');
  await expect(dialog.getByText(/Пусто\s— бессрочно\. Доступ открыт по\s14\sфевраля\s2032/)).toBeVisible();
  await dialog.getByRole('button', { name: /Добавить\sподписку/ }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('row', { name: /31\.12\.2031/ }).click();
  await page.getByRole('button', { name: 'Продлить' }).click();
  await expect(dialog.getByText(/по\s31\sдекабря\s2032.*Доступ открыт по\s14\sфевраля\s2033/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('button', { name: 'Завершить' }).click();
  await dialog.getByLabel(/Последний\sдень/).fill('2031-01-01');
  await expect(dialog.getByText(/Доступ открыт по\s15\sфевраля\s2031/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('button', { name: 'Исправить' }).click();
  await dialog.getByLabel(/Первый\sдень/).fill('2020-01-01');
  await dialog.getByLabel(/Последний\sдень/).fill('2020-12-31');
  await expect(dialog.getByText(/Доступ закрыт с\s15\sфевраля\s2021/)).toBeVisible();
  await dialog.getByLabel(/Первый\sдень/).fill(todayInAlmaty());
  await dialog.getByLabel(/Последний\sдень/).fill('2030-12-31');
  await dialog.getByLabel('Количество').fill('3');
  await dialog.getByRole('button', { name: 'Исправить' }).click();
  await expect(dialog.getByText(/введено неверно/).first()).toBeVisible();
  await expect(dialog.getByLabel('Причина')).toBeFocused();
  await dialog.getByLabel('Причина').fill('Ошиблись годом');
  // A press beside the dialog is a slip.
  await page.mouse.click(5, 5);
  await expect(dialog.getByLabel('Причина')).toHaveValue('Ошиблись годом');
  await dialog.getByRole('button', { name: 'Исправить' }).click();
  await expect(
    page.getByRole('row', {
      name: /Исправлена по\s31\.12\.2031, количество: 1 по\s31\.12\.2030, количество: 3 .*Ошиблись годом/,
    }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('an organisation without subscriptions has no endless access, and what has ended is not offered to be ended', async ({
  page,
  people,
  enter,
}) => {
  const { subscribers } = await people.make({
    subscribers: [
      { name: 'ТОО «Без подписок»' },
      { name: 'ТОО «Давно»', subscriptions: [['Маркировка', -46]], applications: [['ea', 'Давняя']] },
    ],
  });
  const [without, ended] = subscribers;
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${without?.id}/show`);
  await expect(page.getByText('Доступ открыт: подписок нет')).toBeVisible();
  await expect(page.getByText('Бессрочно')).toHaveCount(0);
  await page.goto(`/console/subscribers/${ended?.id}/show`);
  await expect(page.getByRole('row', { name: /Давняя .*Готово, доступ закрыт/ })).toBeVisible();
  await page.getByRole('row', { name: /Маркировка/ }).click();
  await expect(page.getByRole('button', { name: 'Продлить' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Завершить' })).toBeDisabled();
});

test('the access of an organisation is told in the words of its customer, by the server’s day', async ({
  page,
  people,
  enter,
}) => {
  const { subscribers } = await people.make({
    subscribers: [
      { name: 'ТОО «Ещё открытое»', subscriptions: [['Маркировка', -45]] },
      { name: 'ТОО «Уже закрытое»', subscriptions: [['Маркировка', -46]] },
    ],
  });
  const [open, closed] = subscribers;
  await page.clock.setFixedTime(Date.now() - 3 * 86_400_000);
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${open?.id}/show`);
  await expect(page.getByText(`Доступ открыт по ${dayInAlmaty(0)} включительно`)).toBeVisible();
  await page.goto(`/console/subscribers/${closed?.id}/show`);
  await expect(page.getByText(`Доступ закрыт с ${dayInAlmaty(0)}`)).toBeVisible();
  await page.getByRole('button', { name: /Добавить\sподписку/ }).click();
  await expect(page.getByRole('dialog').getByLabel(/Первый\sдень/)).toHaveValue(todayInAlmaty());
  // Without an end only if it is asked for: an empty field would be one.
  const inAYear = addMonths(todayInAlmaty(), 12);
  await expect(page.getByRole('dialog').getByLabel(/Последний\sдень/)).toHaveValue(inAYear);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/console/subscribers/${closed?.id}/show`);
  await expect(page.getByText(/^\d\d\.\d\d\.20\d\d$/)).toBeVisible();
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
  await expect(page.getByText(/ничего не\sподходит/)).toBeVisible();
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

test('the records of people are read on a phone, and offer no deletion that there is not', async ({
  page,
  people,
  enter,
}) => {
  const subscriptions: [string, number | null][] = [
    ['Бухгалтерия', 20],
    ['Архив', null],
  ];
  const person = await people.make({ subscribers: [{ name: 'ТОО «Карманное»', subscriptions }] });
  const organization = person.subscribers[0]?.id;
  await enter(await people.makeStaff('operator'));
  await page.setViewportSize({ width: 360, height: 740 });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto(`/console/subscribers/${organization}/show`);
  await expect(page.getByText(/^\d\d\.\d\d\.\d{4}$/)).toBeVisible();
  await expect(page.getByText('Бессрочно').first()).toBeVisible();
  await fits();
  // The buttons stand below, so that the name keeps its line.
  const name = await page.getByRole('link', { name: person.name }).boundingBox();
  const leave = await page.getByRole('button', { name: 'Исключить' }).boundingBox();
  expect(name?.height).toBeLessThan(60);
  expect((leave?.x ?? 0) + (leave?.width ?? 0)).toBeLessThanOrEqual(360);
  await page.getByText('Бухгалтерия').click();
  await page.getByRole('button', { name: 'Исправить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Первый\sдень/).fill('2026-01-15');
  await dialog.getByLabel('Причина').fill('Ошиблись днём');
  await dialog.getByRole('button', { name: 'Исправить' }).click();
  await expect(page.getByText(/Исправлена: .*→ с\s15\.01\.2026\sпо/)).toBeVisible();
  await fits();
  await expectAccessible(page);
  await page.goto(`/console/subscribers/${organization}/show`);
  await page.getByRole('link', { name: person.name }).click();
  await expect(page).toHaveURL(new RegExp(`/users/${person.id}/show`));
  await fits();
  await expectAccessible(page);
  await page.goto(`/console/users/${person.id}`);
  await page.getByRole('textbox', { name: 'Телефон' }).fill('8 701 555 44 33');
  await page.getByRole('textbox', { name: 'Имя' }).focus();
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue(/^\+7\s\(701\)\s555-44-33$/);
  await expect(page.getByRole('button', { name: 'Удалить' })).toHaveCount(0);
  // Sent from within the field, which nobody has left then.
  await page.getByRole('textbox', { name: 'Телефон' }).fill('8 701 555 44 34');
  await page.getByRole('textbox', { name: 'Телефон' }).press('Enter');
  await expect(page.getByText(/^\+7\s\(701\)\s555-44-34$/)).toBeVisible();
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

test('an operator takes the list of those who have agreed to news', async ({ page, people, enter, newContext }) => {
  const agreed = await people.make();
  const others = await people.make();
  const theirs = await newContext();
  await enter(agreed, { context: theirs });
  const their = await theirs.newPage();
  await their.goto('/a/sm');
  await their.getByRole('button', { name: /Согласиться/ }).click();
  await expect(their.getByRole('button', { name: /Отозвать\sсогласие/ })).toBeVisible();
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/users');
  await expect(page.getByRole('button', { name: 'Скачать CSV' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Новости' }).click();
  await page.getByRole('option', { name: /Согласны на\sновости/ }).click();
  await expect(page.getByText(/Сам портал новостей не\sрассылает/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(agreed.login) })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(others.login) })).toHaveCount(0);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать CSV' }).click(),
  ]);
  const saved = await readFile(await file.path(), 'utf8');
  expect(saved).toContain(`;${agreed.login};`);
  expect(saved).not.toContain(`;${others.login};`);
  await page.goto(`/console/users/${others.id}/show`);
  await expect(page.getByText(/Не\sдавали/)).toBeVisible();
});
