import { expect, test } from '../harness/journey.ts';

test('two operators change one person, and the second saves nothing over what only the first has changed', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  const { id } = await people.make();
  faults.expectStatus(409, `/service/console/users/${id}`);
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${id}`);
  const name = page.getByRole('textbox', { name: 'Имя' });
  await name.fill('Имя Второго');

  const context = await newContext();
  await enter(await people.makeStaff('operator'), { context });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Телефон' }).fill('8 701 555 44 33');
  await other.getByRole('button', { name: 'Сохранить' }).click();
  await expect(other).toHaveURL(/show$/);

  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Запись тем временем изменилась' })).toContainText('Имя:');
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue(/555-44-33/);
  await expect(name).toHaveValue('Имя Второго');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(/show$/);
  await expect(page.getByRole('main')).toContainText('Имя Второго');
  await expect(page.getByRole('main')).toContainText(/555-44-33/);
});

test('a subscription that somebody has extended meanwhile is shown as it is now, and can be corrected at once', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  faults.expectStatus(409, '/service/console/subscriptions/');
  const { subscribers } = await people.make({ subscribers: [{ name: 'ТОО «Двое»', subscriptions: [['Учёт', 30]] }] });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${subscribers[0]?.id}/show`);
  await page.getByRole('row', { name: /Учёт/ }).click();
  await page.getByRole('button', { name: 'Исправить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Количество').fill('3');
  await dialog.getByLabel('Причина').fill('Ещё два места');
  const before = await dialog.getByText(/Сейчас: с/).textContent();
  const lastDay = await dialog.getByLabel(/Последний\sдень/).inputValue();

  const context = await newContext();
  await enter(await people.makeStaff('operator'), { context });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Продлить' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Продлить' }).click();
  await expect(other.getByText('Подписка продлена')).toBeVisible();

  await dialog.getByRole('button', { name: 'Исправить' }).click();
  await expect(dialog.getByText(/эту подписку кто-то изменил/)).toBeVisible();
  await expect(dialog.getByText(/Сейчас: с/)).not.toHaveText(before ?? '');
  await expect(dialog.getByLabel('Причина')).toHaveValue('Ещё два места');
  await expect(dialog.getByLabel('Количество')).toHaveValue('3');
  // The field that was not touched here is as the other has left it.
  await expect(dialog.getByLabel(/Последний\sдень/)).not.toHaveValue(lastDay);
  await dialog.getByRole('button', { name: 'Исправить' }).click();
  await expect(page.getByText('Подписка исправлена')).toBeVisible();
});

test('whoever leaves the console with something unsaved is asked first', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/news/create');
  const title = page.getByRole('textbox', { name: /Заголовок/ });
  await title.fill('Ещё не сохранено');
  const asks: string[] = [];
  page.on('dialog', (dialog) => {
    asks.push(dialog.message());
    return asks.length === 1 ? dialog.dismiss() : dialog.accept();
  });
  const leave = async () => {
    await page.getByRole('button', { name: 'Сауле Редактор' }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
  };
  await leave();
  expect(asks).toEqual([expect.stringContaining('Не\u00a0всё сохранено')]);
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('Ещё не сохранено');
  await leave();
  await expect(page.getByLabel('Логин или почта')).toBeVisible();
});

test('a form whose sending found no network says so at once, and is asked about when it is left', async ({
  page,
  people,
  enter,
  context,
  faults,
}) => {
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/service-partners/create');
  await page.getByRole('textbox', { name: 'Название' }).fill('ТОО «Без связи»');
  await page.getByRole('textbox', { name: 'Город' }).fill('Актау');
  await page.getByRole('textbox', { name: 'Почта' }).fill('net@example.kz');
  faults.expectNoAnswer('/service/console/service-partners');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/Нет\sсвязи\sс\sпорталом/)).toBeVisible();
  await context.setOffline(false);
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page.getByRole('menuitem', { name: 'Подписки' }).click();
  expect(await asked).toContain('Не\u00a0всё сохранено');
  await expect(page.getByRole('textbox', { name: 'Название' })).toHaveValue('ТОО «Без связи»');
});

test('of two operators who change one letter neither undoes what only the other has changed', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  // No journey reads the words of this letter.
  const address = '/console/letter-templates/customer-letter';
  faults.expectStatus(409, '/service/console/letter-templates/customer-letter');
  await enter(await people.makeStaff('operator'));
  await page.goto(address);
  const [subject, heading] = [
    page.getByRole('textbox', { name: 'Тема' }),
    page.getByRole('textbox', { name: 'Заголовок' }),
  ];
  await subject.fill('Своя тема');

  const context = await newContext();
  await enter(await people.makeStaff('operator'), { context });
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole('textbox', { name: 'Заголовок' }).fill('Чужой заголовок');
  await other.getByRole('button', { name: 'Сохранить' }).click();
  await expect(other.getByText(/Текст сохранён/)).toBeVisible();

  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(heading).toHaveValue('Чужой заголовок');
  await expect(subject).toHaveValue('Своя тема');
  const theirs = page.getByRole('alert').filter({ hasText: 'сохранён другой' });
  await expect(theirs.getByRole('deletion').first()).toHaveText('Своя');
  await subject.fill('Иная тема');
  await expect(theirs.getByRole('deletion').first()).toHaveText('Иная');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/Текст сохранён/)).toBeVisible();
  await page.reload();
  await expect(heading).toHaveValue('Чужой заголовок');
  await expect(subject).toHaveValue('Иная тема');
  await page.getByRole('button', { name: /Вернуть исходный текст/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Вернуть исходный текст/ })
    .click();
  await expect(subject).not.toHaveValue('Иная тема');
});
