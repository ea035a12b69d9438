import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { answer, calls, failure, hold } from '../harness/calls.ts';
import { dayInAlmaty } from '../harness/dates.ts';
import { expect, test } from '../harness/journey.ts';
import { signOut, visit } from '../harness/visit.ts';

const banner = (page: Page) =>
  page.getByRole('region', { name: /^(Подписки скоро закончатся|Подписка скоро закончится)$/ });
const line = (tariff: string, days: number, whose: string) => `${tariff} по ${dayInAlmaty(days)}, ${whose}`;
const open = (daysAfterEnd: number) => `доступ открыт по ${dayInAlmaty(daysAfterEnd + 45)} включительно`;
/** Runs in the page before its own scripts: its clock is wrong by so much. */
const setClockWrong = (byMs: number) => {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [RealDate.now() + byMs] : given),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + byMs : Reflect.get(target, name)),
  });
};

test('the banner lists tariffs that end from today to seven days ahead, by their latest end', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make({
    subscribers: [
      {
        name: 'ТОО «Первая»',
        subscriptions: [
          ['Кончается сегодня', 0],
          ['Через неделю', 7],
          ['Через восемь дней', 8],
          ['Вчера', -1],
          ['Без конца', null],
          ['Продлённый', 3],
          ['С ранним концом', 2],
        ],
      },
      {
        name: 'ТОО «Вторая»',
        subscriptions: [
          ['Продлённый', 40],
          ['С ранним концом', 5],
        ],
      },
    ],
  });
  await enter(person);
  await visit(page, '/solutions');
  await expect(banner(page).getByRole('listitem')).toHaveText([
    line('Кончается сегодня', 0, 'ТОО «Первая»'),
    line('С ранним концом', 5, `ТОО «Вторая»: ${open(40)}`),
    line('Через неделю', 7, 'ТОО «Первая»'),
  ]);
  await expect(banner(page)).toHaveAccessibleName('Подписки скоро закончатся');
  await expect(banner(page)).toContainText(
    'Исключение — ТОО «Первая»: доступ не закроется, пока есть бессрочная подписка.',
  );
  await expect(banner(page)).toContainText('в течение 45 дней после окончания подписки на тариф');
  await expect(banner(page)).toContainText('Продлите договор с партнёром или сохраните локальную копию базы');
  await banner(page).getByRole('link', { name: 'Активные подписки' }).click();
  await expect(page).toHaveURL('/subscriptions');
  await expect(banner(page)).toBeVisible();
  await signOut(page, person.name);
  await expect(page).toHaveURL('/');
  await expect(banner(page)).toHaveCount(0);
});

test('where all that is listed stays open the banner says so, and calls nothing an exception', async ({
  page,
  people,
  enter,
}) => {
  const endless = ['Без конца', null] as const;
  const person = await people.make({
    subscribers: [
      { name: 'ТОО «Первая»', subscriptions: [['Кончается сегодня', 0], endless] },
      { name: 'ТОО «Вторая»', subscriptions: [endless] },
    ],
  });
  await enter(person);
  await visit(page, '/solutions');
  await expect(banner(page)).toContainText(/Но\sдоступ не\sзакроется, пока есть бессрочная подписка/);
  await expect(banner(page)).not.toContainText('Исключение');
});

test('a notice says what the banner hides: an end of one organisation, and the day after which access closes', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make({
    subscribers: [
      { name: 'ТОО «Первая»', subscriptions: [['Учёт', 3]] },
      { name: 'ТОО «Вторая»', subscriptions: [['Учёт', 200]] },
      {
        name: 'ТОО «Третья»',
        subscriptions: [
          ['Учёт', -41],
          ['Архив', -60],
        ],
        applications: [['ea', 'База']],
      },
      { name: 'ТОО «Закрытая»', subscriptions: [['Учёт', -46]] },
    ],
  });
  const { partner } = await people.makePartner([person]);
  await enter(person);
  await visit(page, '/my');
  const ending = page.getByRole('region', { name: 'В одной из организаций скоро закончится подписка' });
  await expect(ending.getByRole('listitem')).toHaveText([`ТОО «Первая» Учёт по ${dayInAlmaty(3)}, ${open(3)}`]);
  const closing = page.getByRole('region', { name: 'Подписки закончились, доступ пока открыт' });
  await expect(closing.getByRole('listitem')).toHaveText([`ТОО «Третья» ${open(-41)}, осталось 4 дня`]);
  await expect(closing).toContainText(`Партнёр организации ТОО «Третья»: ${partner}`);
  await expect(closing.getByRole('link').first()).toHaveAttribute('href', /^(tel|mailto):/);
  await expect(banner(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('a notice stands there once it can name the partner, and moves the page but once', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make({
    subscribers: [
      { name: 'ТОО «Первая»', subscriptions: [['Учёт', -3]] },
      { name: 'ТОО «Вторая»', subscriptions: [['Скоро', 2]] },
    ],
  });
  const { partner } = await people.makePartner([person]);
  await enter(person);
  const { letGo } = await hold(page.context(), '/service/bl/get/service-partners');
  const asked = page.waitForRequest('**/service/bl/get/service-partners');
  await visit(page, '/subscriptions');
  await asked;
  await expect(page.getByRole('table', { name: 'Закончившиеся подписки' })).toBeVisible();
  const notice = page.getByRole('region', { name: 'Подписка закончилась, доступ пока открыт' });
  await expect(notice).toHaveCount(0);
  // What names no partner waits for none.
  await expect(banner(page)).toBeVisible();
  letGo();
  await expect(notice).toContainText(partner);
});

test('a notice whose partner did not come stands there without one, and names it on the next page', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const person = await people.make({ subscribers: [{ name: 'ТОО «Первая»', subscriptions: [['Учёт', -3]] }] });
  const { partner } = await people.makePartner([person]);
  await enter(person);
  const call = '/service/bl/get/service-partners';
  faults.expectStatus(503, call);
  await page.context().route(`**${call}`, (route) => route.fulfill(failure(503, 'Сервис ненадолго недоступен.')));
  await visit(page, '/price');
  const notice = page.getByRole('region', { name: 'Подписка закончилась, доступ пока открыт' });
  await expect(notice).toBeVisible();
  await expect(notice).not.toContainText(partner);
  await page.context().unroute(`**${call}`);
  await notice.getByRole('link', { name: 'Активные подписки' }).click();
  await expect(page).toHaveURL('/subscriptions');
  await expect(notice).toContainText(partner);
});

test('the day is the server’s: by a clock of the browser that is days wrong, at both ends of the world', async ({
  people,
  enter,
  newContext,
}) => {
  const person = await people.make({
    subscribers: [
      {
        name: 'ТОО «Первая»',
        subscriptions: [
          ['Кончается сегодня', 0],
          ['Вчера', -1],
          ['Через восемь дней', 8],
        ],
      },
    ],
  });
  const day = 24 * 60 * 60_000;
  const browsers = [
    ['Pacific/Kiritimati', 60 * day],
    ['Pacific/Pago_Pago', -3 * day],
  ] as const;
  for (const [timezoneId, byMs] of browsers) {
    const context = await newContext({ timezoneId });
    await context.addInitScript(setClockWrong, byMs);
    await enter(person, { context });
    const page = await context.newPage();
    await visit(page, '/subscriptions');
    const lines = banner(page).getByRole('listitem');
    await expect(banner(page), timezoneId).toHaveAccessibleName('Подписка скоро закончится');
    await expect(lines, timezoneId).toHaveText([line('Кончается сегодня', 0, open(8))]);
    const active = page.getByRole('table', { name: 'Активные подписки' });
    await expect(active.locator('td:nth-child(3)')).toHaveText(['Кончается сегодня', 'Через восемь дней']);
    await expect(active).toContainText('заканчивается сегодня');
    await expect(page.getByRole('table', { name: 'Закончившиеся подписки' })).toContainText('закончилась вчера');
    await context.close();
  }
});

test('subscriptions in an object, and an answer that is none, leave the page whole', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.make());
  const given = { subscriberName: 'ТОО «Кедр»', subscriberId: '1', tariffName: 'Учёт', dateEnd: '', code: '7' };
  await answer(page, calls.subscriptions, { json: { content: [given] } });
  await visit(page, '/subscriptions');
  await expect(page.getByRole('cell', { name: 'Учёт' })).toBeVisible();
  await page.unrouteAll();
  faults.expectLogged('Ошибка загрузки подписок');
  await answer(page, calls.subscriptions, { json: { list: [] } });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Ошибка загрузки подписок');
  await visit(page, '/solutions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Решения');
});

test('the banner leaves the first application on a phone’s first screen, and breaks no line of a wide window', async ({
  page,
  people,
  enter,
}) => {
  const kedr = {
    name: 'ТОО «Кедр и партнёры»',
    subscriptions: [
      ['Бухгалтерия, 3 места', 5],
      ['Зарплата, до 50 человек', 7],
      ['Склад', null],
    ],
    applications: [['ea', 'Кедр, основная база']],
  } as const;
  await enter(await people.make({ subscribers: [kedr, { name: 'ТОО «Кедр-Аптека»' }] }));
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/my');
  await expect(banner(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('link', { name: 'Запустить' }).first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const item of await banner(page).getByRole('listitem').all())
    expect((await item.boundingBox())?.height, (await item.textContent()) ?? '').toBeLessThan(30);
});

test('nothing about to end, no banner', async ({ page, people, enter }) => {
  await enter(await people.make({ subscribers: [{ name: 'ТОО «Первая»', subscriptions: [['Далёкий', 30]] }] }));
  await visit(page, '/subscriptions');
  await expect(page.getByRole('cell', { name: 'Далёкий' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('subscriptions that did not come are only logged, the page stays whole', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.make());
  faults.expectStatus(503, calls.subscriptions);
  faults.expectLogged('Ошибка загрузки подписок');
  await answer(page, calls.subscriptions, failure(503, 'Сервис ненадолго недоступен.'));
  await visit(page, '/solutions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Решения');
  await expect(banner(page)).toHaveCount(0);
});
