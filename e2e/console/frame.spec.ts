import { expectAccessible } from '../harness/accessible.ts';
import { answer, failure, intercept } from '../harness/calls.ts';
import { makeEnquiry } from '../harness/enquiries.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';

const ofRecord = /\/users\/[0-9a-f-]{36}\/show$/;

declare global {
  interface Window {
    slowMachine: { hold(): void; draw(): void; hasLetterBeenWaitedFor: boolean };
  }
}

/** What React is to draw waits, and a list stands although it has been left; tells when the search has waited. */
function slowMachine() {
  const letterMs = 500;
  const send = MessagePort.prototype.postMessage;
  const waiting: (() => void)[] = [];
  let isHeld = false;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    const post = () => Reflect.apply(send, this, [message]);
    if (isHeld) waiting.push(post);
    else post();
  };
  const wait = window.setTimeout;
  const tell = () => {
    window.slowMachine.hasLetterBeenWaitedFor = isHeld;
  };
  // After what it does in the next turn.
  window.setTimeout = ((work: () => void, ms?: number, ...more: []) =>
    wait(
      () => {
        work();
        if (ms === letterMs) wait(() => wait(tell));
      },
      ms,
      ...more,
    )) as typeof window.setTimeout;
  window.slowMachine = {
    hold: () => {
      isHeld = true;
    },
    draw: () => {
      isHeld = false;
      for (const post of waiting.splice(0)) post();
    },
    hasLetterBeenWaitedFor: false,
  };
}

test('an operator signs in to the console and sees the questions of visitors', async ({ page, people }) => {
  const operator = await people.makeStaff('operator');
  await page.goto('/console');
  await page.getByLabel('Логин или почта').fill(operator.login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(operator.password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Обращения' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Обращения' }).click();
  await expect(page).toHaveURL(/\/console\/enquiries/);
  await expectAccessible(page);
});

test('browsers are asked not to translate the console, they would change the texts that are edited', async ({
  page,
}) => {
  await page.goto('/console');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
});

test('a subscriber is not let into the console', async ({ page, people, enter }) => {
  await enter(await people.make());
  await page.goto('/console/enquiries');
  await expect(page.getByText(/консоль\s—\sдля\sоператоров/)).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Обращения' })).toHaveCount(0);
  await expectAccessible(page);
  // Having looked at the console does not end what the person has open in the portal.
  await page.getByRole('link', { name: 'Перейти на портал' }).click();
  await expect(page.getByRole('button', { name: /Айгуль/ })).toBeVisible();
});

for (const [list, record] of [
  ['letter-templates', /\/letter-templates\/[a-z-]+$/],
  ['audit', /\/audit\/\d+\/show$/],
  ['subscribers', /\/subscribers\/[0-9a-f-]{36}\/show$/],
  ['news', /\/news\/[0-9a-f-]{36}$/],
] as const)
  test(`a record of the list ${list} is opened by the keyboard alone`, async ({ page, people, enter }) => {
    await people.make();
    await enter(await people.makeStaff('operator'));
    await page.goto(`/console/${list}`);
    const link = page.getByRole('row').nth(1).getByRole('link').first();
    await link.focus();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(record);
  });

test('the menu shows the line of the screen that is open, however far down it stands', async ({
  page,
  people,
  enter,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/audit');
  const line = page.getByRole('menuitem', { name: 'Журнал' });
  await expect(line).toHaveAttribute('aria-current', 'page');
  await expect(line).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('menuitem', { name: 'Сводка' })).not.toHaveAttribute('aria-current', 'page');
});

test('a form waits for its record, so that nothing typed is written over', async ({ page, people, enter }) => {
  const { subscribers } = await people.make({ subscribers: [{ name: `ТОО «Позднее ${Date.now()}»` }] });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${subscribers[0]?.id}/show`);
  await expect(page.getByRole('heading', { name: 'Люди' })).toBeVisible();
  const held = Promise.withResolvers<void>();
  const one = /\/service\/console\/subscribers\/[0-9a-f-]{36}$/;
  await intercept(page, one, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(one);
  await page.getByRole('link', { name: 'Редактировать' }).click();
  await asked;
  await expect(page.getByRole('heading', { name: /Организация/, level: 1 })).toBeVisible();
  const field = page.getByRole('textbox', { name: /Название/ });
  await expect(field).toHaveCount(0);
  held.resolve();
  await field.fill('ТОО «Набранное»');
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeEnabled();
  await expect(field).toHaveValue('ТОО «Набранное»');
});

test('the button of the person has a name before the person is known, and theirs after', async ({
  page,
  people,
  enter,
}) => {
  const operator = await people.makeStaff('operator');
  await enter(operator);
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/service/console/access', async (route) => {
    asked += 1;
    // By the first two the screen is let in, by the next the bar knows who it is.
    if (asked > 2) await held.promise;
    await route.continue();
  });
  await page.goto('/console/enquiries');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Профиль' })).toBeVisible();
  held.resolve();
  await expect(page.getByRole('banner').getByRole('button', { name: operator.name })).toBeVisible();
});

test('in a list on a phone the day stands beside the name and covers no words', async ({
  page,
  people,
  enter,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  const word = `долгоимя${Date.now()}`;
  const text = 'Сколькостоиттарифнапятьчеловек?';
  await makeEnquiry(portal, { name: `=Очень(${word})`, email: 'visitor@example.kz', text });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/enquiries?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
  const line = page.getByRole('link', { name: new RegExp(word) });
  const day = await line.getByText(/\d{4}\sг\.$/).boundingBox();
  const words = await line.getByText(new RegExp(text)).boundingBox();
  expect((day?.y ?? 0) + (day?.height ?? 0)).toBeLessThanOrEqual((words?.y ?? 0) + 1);
  await expectAccessible(page);
  await noSidewaysScroll(page);
});

test('an address without a screen says so and leads on', async ({ page, people, enter }) => {
  await people.make();
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/nowhere');
  await expect(page.getByRole('heading', { name: 'Такой страницы нет', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Открыть сводку' }).click();
  await expect(page.getByRole('heading', { name: 'Сводка', level: 1 })).toBeVisible();
});

test('a record that is opened while the search still waits for the last letter stays open', async ({
  page,
  people,
  enter,
}) => {
  await page.addInitScript(slowMachine);
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/users');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await page.evaluate(() => window.slowMachine.hold());
  await page.getByRole('textbox', { name: 'Поиск' }).fill('никого');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(ofRecord);
  await page.waitForFunction(() => window.slowMachine.hasLetterBeenWaitedFor);
  await page.evaluate(() => window.slowMachine.draw());
  await expect(page.getByRole('button', { name: 'Сменить роли' })).toBeVisible();
  await expect(page).toHaveURL(ofRecord);
});

test('the tab is called as the screen that is open', async ({ page, people, enter }) => {
  const { id, name } = await people.make();
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/audit');
  await expect(page).toHaveTitle(/^Журнал — Консоль\s— Счёты$/);
  await page.getByRole('menuitem', { name: 'Сеансы' }).click();
  await expect(page).toHaveTitle(/^Сеансы — /);
  await page.goto(`/console/users/${id}/show`);
  await expect(page).toHaveTitle(`Пользователь: ${name} — Консоль\u00a0— Счёты`);
});

test('names without spaces leave the bar and the filters in their places', async ({ page, people, enter }) => {
  const name = 'Нурмухамедова'.repeat(15);
  const { id } = await people.make({ name, subscribers: [{ name: `ТОО «${'Х'.repeat(190)}»` }] });
  await enter(await people.makeStaff('operator'));
  for (const address of ['/console/users', '/console/members', '/console/subscribers', `/console/users/${id}/show`]) {
    await page.goto(address);
    await expect(page.getByText(/НурмухамедоваНур|ХХХХХХХ/).first()).toBeVisible();
    await noSidewaysScroll(page);
  }
});

test('the fields of a dialog stand clear of the words above them', async ({ page, people, enter }) => {
  const { subscribers } = await people.make({ subscribers: [{ name: 'ТОО «Узкое»', subscriptions: [['Учёт', 30]] }] });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${subscribers[0]?.id}/show`);
  await page.getByRole('row', { name: /Учёт/ }).click();
  await page.getByRole('button', { name: 'Исправить' }).click();
  const dialog = page.getByRole('dialog');
  for (const [words, label] of [
    [/Исправьте то/, /Первый\sдень/],
    [/Доступ открыт/, 'Количество'],
  ] as const) {
    const above = await dialog.getByText(words).boundingBox();
    const below = await dialog.locator('label').filter({ hasText: label }).boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('a list that cannot be loaded says so and is repeated, not that nothing was found', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const { id, name } = await people.make({ subscribers: [{ name: 'ТОО «Потерянное»' }] });
  await enter(await people.makeStaff('operator'));
  const main = page.getByRole('main');
  for (const [address, call] of [
    [`/console/users?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`, '/service/console/users'],
    [`/console/users/${id}/show`, '/service/console/members'],
    ['/console/media', '/service/console/media'],
  ] as const) {
    faults.expectStatus(503, call);
    await answer(page, call, failure(503, 'Сервис ненадолго недоступен.'), 'real');
    await page.goto(address);
    await expect(main.getByText('Сервис ненадолго недоступен.')).toBeVisible();
    await expect(main).not.toContainText(/Ничего не\sнайдено|Здесь ничего нет|1–25 из/);
    await main.getByRole('button', { name: 'Повторить' }).click();
    await expect(main.getByText('Сервис ненадолго недоступен.')).toHaveCount(0);
  }
});

test('a record that cannot be read says so and is repeated, not that it does not exist', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const { id, name } = await people.make();
  await enter(await people.makeStaff('operator'));
  const main = page.getByRole('main');
  for (const address of [`/console/users/${id}/show`, `/console/users/${id}`]) {
    faults.expectStatus(503, `/service/console/users/${id}`);
    await answer(page, `/service/console/users/${id}`, failure(503, 'Сервис ненадолго недоступен.'), 'real');
    await page.goto(address);
    await expect(main.getByText('Сервис ненадолго недоступен.')).toBeVisible();
    await expect(page.getByText('Элемент не существует')).toHaveCount(0);
    await main.getByRole('button', { name: 'Повторить' }).click();
    const shown = address.endsWith('show') ? main.getByText(name, { exact: true }) : main.getByLabel('Имя');
    await expect(shown.first()).toBeVisible();
    await expect(main.getByText('Сервис ненадолго недоступен.')).toHaveCount(0);
  }
});
