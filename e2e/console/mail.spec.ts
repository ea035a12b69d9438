import { openDatabase } from '../../server/infra/database/index.ts';
import { expectAccessible } from '../harness/accessible.ts';
import { hold, loseFirstAnswer } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { countLetters, waitForLetter } from '../harness/letters.ts';

test('an operator finds a letter by its address, reads it and sends it anew with another code', async ({
  page,
  people,
  portal,
  enter,
}) => {
  const person = await people.make();
  const address = `${person.login}@example.kz`;
  await page.request.post(`${portal.basePath}/service/bl/password/recover?email=${encodeURIComponent(address)}`, {
    headers: { origin: portal.origin },
  });
  const first = await waitForLetter(portal, address, /Восстановление/);
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/mails');
  await page.getByRole('textbox', { name: /Получатель или\sтема/ }).fill(address);
  const row = page.getByRole('row', { name: /Восстановление\sпароля/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/Осталось в\sпапке/);
  await expectAccessible(page);
  await row.click();
  await expect(page.getByText(/Почтового сервера у\sпортала нет/)).toBeVisible();
  await expect(page.getByText(/^Осталось в\sпапке$/)).toBeVisible();
  await expect(page.getByText(/^Положено в\sпапку$/)).toBeVisible();
  await expect(page.getByText('Отправлено', { exact: true })).toHaveCount(0);
  const letter = page.frameLocator('iframe');
  await expect(letter.getByRole('heading', { name: /Новый пароль/ })).toBeVisible();
  // Its own colours: the console's policy has not stripped the letter of its styles.
  await expect(letter.getByRole('link', { name: /Задать новый пароль/ })).toHaveCSS('font-weight', '600');
  await page.getByRole('tab', { name: /Простой текст/ }).click();
  await expect(page.getByRole('tabpanel', { name: /Простой текст/ })).toContainText('придумайте новый');
  await expectAccessible(page);

  await page.getByRole('button', { name: /Отправить с\sновым кодом/ }).click();
  await expect(page.getByText(/Прежний код второй раз не\sотправляется/)).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Отправить с\sновым кодом/ })
    .click();
  await expect(page.getByText(/поставлено в\sочередь новое, с\sновым кодом/)).toBeVisible();
  await page.goto(`/console/mails?filter=${encodeURIComponent(JSON.stringify({ q: address }))}`);
  await expect(page.getByRole('row', { name: /Восстановление\sпароля/ })).toHaveCount(2);
  expect(first.links.join(' ')).toContain('#code=');
});

test('a letter that is on its way is followed without a press', async ({ page, people, portal, enter }) => {
  const person = await people.make();
  const address = `${person.login}@example.kz`;
  await page.request.post(`${portal.basePath}/service/bl/password/recover?email=${encodeURIComponent(address)}`, {
    headers: { origin: portal.origin },
  });
  await waitForLetter(portal, address, /Восстановление/);
  const { pool, close } = openDatabase(portal.connection, { maxConnections: 1, onIdleError: () => undefined });
  // As before the first attempt, which nobody makes before the year 2099.
  await expect
    .poll(async () => {
      const held = `update mails set state = 'queued', attempts = 0, next_attempt_at = '2099-01-01', sent_at = null
        where recipient_address = $1 and state = 'sent'`;
      return (await pool.query(held, [address])).rowCount;
    })
    .toBe(1);
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/mails?filter=${encodeURIComponent(JSON.stringify({ q: address }))}`);
  await page.getByRole('row', { name: /Восстановление\sпароля/ }).click();
  await expect(page.getByText('Ждёт отправки', { exact: true })).toBeVisible();
  await pool.query("update mails set state = 'sent', sent_at = now(), attempts = 1 where recipient_address = $1", [
    address,
  ]);
  await close();
  await expect(page.getByText(/^Осталось в\sпапке$/)).toBeVisible();
});

test('an operator tries the mail and is told that no letter leaves this portal', async ({
  page,
  people,
  portal,
  enter,
}) => {
  const operator = await people.makeStaff('operator');
  await enter(operator);
  await page.goto('/console/mails');
  await page.getByRole('button', { name: /Проверить почту/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/SMTP_URL пуста/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Отправить себе/ }).click();
  await expect(dialog.getByText(/^Осталось в\sпапке$/)).toBeVisible();
  await expect(dialog.getByText('Отправлено', { exact: true })).toHaveCount(0);
  await expect(dialog.getByText(/никому не\sушло/)).toBeVisible();
  await waitForLetter(portal, `${operator.login}@example.kz`, /Проверочное/);
});

test('where no letter was ever written the mail can be tried all the same', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('operator'));
  await page.route(/\/service\/console\/mails\?/, (route) =>
    route.fulfill({ json: { items: [], total: 0, more: false } }),
  );
  await page.goto('/console/mails');
  await expect(page.getByRole('heading', { name: /Здесь пока ничего нет/ })).toBeVisible();
  await page.getByRole('button', { name: /Проверить почту/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Отправить себе/ })).toBeEnabled();
  await expectAccessible(page);
});

test('a test letter whose answer is lost is sent once, also when its dialog is opened anew', async ({
  page,
  people,
  portal,
  enter,
  faults,
}) => {
  const call = '/service/console/mails/test';
  faults.expectNoAnswer(call);
  const operator = await people.makeStaff('operator');
  await enter(operator);
  await page.goto('/console/mails');
  const dialog = page.getByRole('dialog');
  const send = async () => {
    await page.getByRole('button', { name: /Проверить почту/ }).click();
    await dialog.getByRole('button', { name: /Отправить себе/ }).click();
  };
  await loseFirstAnswer(page, call);
  await send();
  await expect(dialog.getByText(/Нет\sсвязи/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await send();
  await expect(dialog.getByText(/^Осталось в\sпапке$/)).toBeVisible();
  expect(await countLetters(portal, `${operator.login}@example.kz`)).toBe(1);
});

test('an operator sends several letters once more and reads which were not', async ({
  page,
  people,
  portal,
  enter,
}) => {
  const person = await people.make();
  const address = `${person.login}@example.kz`;
  await page.request.post(`${portal.basePath}/service/bl/password/recover?email=${encodeURIComponent(address)}`, {
    headers: { origin: portal.origin },
  });
  await waitForLetter(portal, address, /Восстановление/);
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/mails?filter=${encodeURIComponent(JSON.stringify({ q: address }))}`);
  await page
    .getByRole('row', { name: /Восстановление/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: /Отправить ещё раз/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Отправить ещё раз/ })
    .click();
  await expect(page.getByText(/Отправляется 1\sписьмо/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Восстановление/ })).toHaveCount(2);
});

test('letters stay chosen over the pages of a list, and no longer when its filters or its search change', async ({
  page,
  people,
  portal,
  enter,
}) => {
  const recover = async (name: string) => {
    const address = `${(await people.make({ name })).login}@example.kz`;
    await page.request.post(`${portal.basePath}/service/bl/password/recover?email=${encodeURIComponent(address)}`, {
      headers: { origin: portal.origin },
    });
    await waitForLetter(portal, address, /Восстановление/);
    return address;
  };
  const family = `Кедрина${Date.now()}`;
  const addresses = [await recover(`Вера ${family}`), await recover(`Нина ${family}`)];
  await enter(await people.makeStaff('operator'));
  const filter = encodeURIComponent(JSON.stringify({ q: family, kind: 'recovery' }));
  await page.goto(`/console/mails?filter=${filter}&perPage=1&page=1&sort=createdAt&order=ASC`);
  const chosen = (count: number) => page.getByRole('button', { name: new RegExp(`Отправить ещё раз: ${count}`) });
  const tick = (address = '') => page.getByRole('row', { name: address }).getByRole('checkbox').check();
  await tick(addresses[0]);
  await page.getByRole('button', { name: 'Следующая' }).click();
  await tick(addresses[1]);
  await expect(chosen(2)).toBeVisible();

  await page.getByRole('textbox', { name: /Получатель или\sтема/ }).fill(addresses[1] ?? '');
  await expect(page.getByRole('row', { name: addresses[1] })).toBeVisible();
  await expect(page.getByRole('button', { name: /Отправить ещё раз/ })).toHaveCount(0);
  await tick(addresses[1]);
  await expect(chosen(1)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`/console/mails?filter=${encodeURIComponent(JSON.stringify({ q: addresses[0] }))}`);
  await other.getByRole('row', { name: addresses[0] }).getByRole('checkbox').check();
  await expect(other.getByRole('button', { name: 'Отправить ещё раз: 1' })).toBeVisible();
  await expect(page.getByRole('row', { name: addresses[1] }).getByRole('checkbox')).toBeChecked();
  await other.close();
  // Rows that stand there until the answer comes are not of these filters.
  const { letGo } = await hold(page, '/service/console/mails');
  await page.getByRole('textbox', { name: /Получатель или\sтема/ }).fill(addresses[0] ?? '');
  await expect(page.getByRole('row', { name: addresses[1] }).getByRole('checkbox')).toBeDisabled();
  letGo();
  await expect(page.getByRole('row', { name: addresses[0] }).getByRole('checkbox')).toBeEnabled();
  await expect(page.getByRole('button', { name: /Отправить ещё раз/ })).toHaveCount(0);
  // Opened by a link with other filters: as if they had been changed here.
  await page.goto(`/console/mails?filter=${filter}`);
  await expect(page.getByRole('row', { name: addresses[0] })).toBeVisible();
  await expect(page.getByRole('button', { name: /Отправить ещё раз/ })).toHaveCount(0);
});

test('an operator changes the words of a letter, sees how it looks, and brings the product’s own back', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  faults.expectStatus(400, '/service/console/letter-templates/test');
  const operator = await people.makeStaff('operator');
  await enter(operator);
  // The test letter is the operator's own: no other journey waits for one of these words.
  await page.goto('/console/letter-templates');
  await page.getByRole('textbox', { name: /Поиск/ }).fill('проверочное');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('row', { name: /Проверочное\sписьмо/ }).click();
  const letter = page.frameLocator('iframe');
  await expect(letter.getByRole('heading', { name: 'Почта работает' })).toBeVisible();
  await page.getByLabel('Тема').fill('Проверка связи');
  const text = page.getByLabel('Текст', { exact: true });
  await text.fill('**Здравствуйте!** Письмо от {время}. {кто}');
  await expect(page.getByText(/Такой подстановки нет: {кто}/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/С таким текстом письмо отправлять нельзя/)).toBeVisible();
  await text.fill('**Здравствуйте!** Письмо от {время}.');
  await expect(letter.getByText('Здравствуйте!')).toHaveCSS('font-weight', '700');
  await page.getByRole('switch', { name: /Сравнить/ }).check();
  await expect(page.getByRole('deletion').first()).toBeVisible();
  await page.getByRole('tab', { name: /Простой текст/ }).click();
  await expect(page.getByRole('tab', { name: /Простой текст/, selected: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/Текст сохранён/)).toBeVisible();

  await page.goto('/console/mails');
  await page.getByRole('button', { name: /Проверить почту/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Отправить себе/ })
    .click();
  const sent = await waitForLetter(portal, `${operator.login}@example.kz`, /^Проверка связи$/);
  expect(sent.text).toContain('Здравствуйте! Письмо от');

  await page.goto('/console/letter-templates/test');
  await page.getByRole('button', { name: /Вернуть исходный текст/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Вернуть исходный текст/ })
    .click();
  await expect(page.getByLabel('Тема')).toHaveValue(/Проверочное\sписьмо/);
});

test('a letter without its code is not saved, and the screen names what is missing', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectStatus(400, '/service/console/letter-templates/recovery');
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/letter-templates/recovery');
  await page.getByLabel('Текст', { exact: true }).fill('Задайте новый пароль на сайте.');
  await expect(page.getByText(/Не\sхватает {ссылка}, {код}/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/С таким текстом письмо отправлять нельзя/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Текст', { exact: true })).toHaveValue(/{код}/);
});
