import type { Page } from '@playwright/test';
import { answer, calls, failure, hold } from '../harness/calls.ts';
import { dayInAlmaty } from '../harness/dates.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { visit } from '../harness/visit.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Активные подписки' });
const tariffs = (page: Page) => table(page).locator('td:nth-child(3)');

const wanted = {
  subscribers: [
    {
      name: 'ТОО «Первая»',
      subscriptions: [
        ['Бухгалтерия', 5],
        ['Архив', null],
        ['Зарплата', 1],
      ],
    },
    { name: 'ТОО «Вторая»', subscriptions: [['Маркировка', 21]] },
  ],
} as const;

test('the table has subscriber, code, tariff and end, «-» where there is no end, the days left in words', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make(wanted);
  await enter(person);
  await visit(page, '/subscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Активные подписки');
  await expect(table(page).getByRole('columnheader')).toHaveText(['Абонент', 'Код', 'Тариф', 'Дата окончания']);
  const row = (tariff: string) => table(page).getByRole('row').filter({ hasText: tariff });
  await expect(row('Бухгалтерия')).toContainText('ТОО «Первая»');
  await expect(row('Бухгалтерия')).toContainText(person.subscribers[0]?.code ?? '?');
  await expect(row('Бухгалтерия')).toContainText(dayInAlmaty(5));
  await expect(row('Бухгалтерия')).toContainText('осталось 5 дней');
  await expect(row('Зарплата')).toContainText('остался 1 день');
  await expect(row('Маркировка')).toContainText('остался 21 день');
  await expect(row('Архив').getByRole('cell').last()).toHaveText('-');
  await expect(page.getByRole('main')).toContainText('4 подписки');
});

test('a subscription that has not begun says when it begins, not how many days are left', async ({
  page,
  people,
  enter,
}) => {
  const subscriptions = [
    ['Бухгалтерия', 5],
    ['Маркировка', 413],
  ] as const;
  await enter(await people.make({ subscribers: [{ name: 'ТОО «Первая»', subscriptions }] }));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/subscriptions');
    await expect(page.getByRole('main')).toContainText(/2\sподписки,\sиз\sних\s1\sещё\sне\sначалась/);
    const end = (tariff: string) =>
      table(page).getByRole('row').filter({ hasText: tariff }).getByRole('cell').filter({ hasText: ' г.' });
    await expect(end('Бухгалтерия')).toContainText('осталось 5 дней');
    // The portal of the journeys makes subscriptions of a year.
    await expect(end('Маркировка')).toContainText(`${dayInAlmaty(413)}начнётся ${dayInAlmaty(413 - 365)}`);
    await expect(end('Маркировка')).not.toContainText('осталось');
    await noSidewaysScroll(page);
  }
});

test('what has ended stands apart from the active ones, the latest first, with the day of the access', async ({
  page,
  people,
  enter,
}) => {
  const subscriptions = [
    ['Бухгалтерия', -50],
    ['Архив', -3],
  ] as const;
  const first = { name: 'ТОО «Первая»', subscriptions };
  const second = { name: 'ТОО «Вторая»', subscriptions: [['Маркировка', 21]] } as const;
  await enter(await people.make({ subscribers: [first, second] }));
  await visit(page, '/subscriptions');
  await expect(tariffs(page)).toHaveText(['Маркировка']);
  await expect(page.getByRole('main')).toContainText('1 подписка');
  await expect(page.getByRole('heading', { level: 2, name: 'Закончившиеся подписки' })).toBeVisible();
  const ended = page.getByRole('table', { name: 'Закончившиеся подписки' });
  await expect(ended.locator('td:nth-child(3)')).toHaveText(['Архив', 'Бухгалтерия']);
  await expect(ended).toContainText(`доступ открыт по ${dayInAlmaty(42)} включительно`);
});

test('whoever’s access has closed reads whom to call: the partner of that organisation, with phone and e-mail', async ({
  page,
  people,
  enter,
}) => {
  const closed = { name: 'ТОО «Закрытая»', subscriptions: [['Бухгалтерия', -50]] } as const;
  const open = { name: 'ТОО «Открытая»', subscriptions: [['Архив', -3]] } as const;
  const person = await people.make({ subscribers: [closed] });
  const other = await people.make({ subscribers: [open] });
  const { partner } = await people.makePartner([person, other]);
  await enter(person);
  await visit(page, '/subscriptions');
  const ended = page.getByRole('region', { name: 'Закончившиеся подписки' });
  await expect(ended).toContainText(`доступ закрыт с ${dayInAlmaty(-4)}`);
  await expect(ended).toContainText(`Их продлевает обслуживающий партнёр. Ваш партнёр: ${partner}`);
  await expect(ended.getByRole('link').first()).toHaveAttribute('href', /^(tel|mailto):/);
  await noSidewaysScroll(page);
  // The open page would hear of it while the cookies change, and sign out.
  await page.goto('about:blank');
  await enter(other);
  await visit(page, '/subscriptions');
  await expect(ended).toContainText('доступ открыт по');
  await expect(ended).not.toContainText(partner);
});

test('to a person of several organisations the partner is named with those it serves', async ({
  page,
  people,
  enter,
}) => {
  const [closed, open] = [-50, -3].map((days) => [['Бухгалтерия', days]] as const);
  const subscribers = [
    { name: 'ТОО «Закрытая»', subscriptions: closed },
    { name: 'ТОО «Открытая»', subscriptions: open },
  ];
  const person = await people.make({ subscribers });
  const { partner } = await people.makePartner([person]);
  await enter(person);
  await visit(page, '/subscriptions');
  const ended = page.getByRole('region', { name: 'Закончившиеся подписки' });
  await expect(ended).toContainText(`партнёр. Партнёр организации ТОО «Закрытая»: ${partner}`);
  const notice = page.getByRole('region', { name: 'Подписка закончилась, доступ пока открыт' });
  await expect(notice).toContainText(`Партнёр организации ТОО «Открытая»: ${partner}`);
  await expect(page.getByRole('main')).not.toContainText('Ваш партнёр');
});

test('a heading sorts by its column, and the order stands in the address', async ({ page, people, enter }) => {
  await enter(await people.make(wanted));
  await visit(page, '/subscriptions');
  await table(page).getByRole('button', { name: 'Тариф' }).click();
  await expect(tariffs(page)).toHaveText(['Архив', 'Бухгалтерия', 'Зарплата', 'Маркировка']);
  await expect(table(page).getByRole('columnheader', { name: 'Тариф' })).toHaveAttribute('aria-sort', 'ascending');
  await table(page).getByRole('button', { name: 'Тариф' }).click();
  await expect(tariffs(page)).toHaveText(['Маркировка', 'Зарплата', 'Бухгалтерия', 'Архив']);
  await page.reload();
  await expect(tariffs(page)).toHaveText(['Маркировка', 'Зарплата', 'Бухгалтерия', 'Архив']);
});

test('a person without subscriptions sees «Нет подписок», and the way back leads to the applications', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.make());
  await visit(page, '/subscriptions');
  await expect(page.getByRole('main')).toContainText('Нет подписок');
  await page.getByRole('main').getByRole('link', { name: 'Мои приложения' }).click();
  await expect(page).toHaveURL('/my');
});

test('the table says that it is on its way, and what failed can be repeated', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.make(wanted));
  faults.expectStatus(500, calls.subscriptions);
  faults.expectLogged('Ошибка загрузки подписок');
  const call = await hold(page, calls.subscriptions);
  await visit(page, '/subscriptions');
  await expect(page.getByRole('main')).toContainText('Загрузка...');
  call.letGo();
  await expect(tariffs(page)).toHaveCount(4);
  await answer(page, calls.subscriptions, failure(500, 'Что-то пошло не так на нашей стороне.'));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Ошибка загрузки подписок');
  const repeat = page.getByRole('button', { name: 'Повторить' });
  // Not while the call is under way.
  await expect(repeat).toBeEnabled();
  await page.unrouteAll({ behavior: 'wait' });
  await repeat.click();
  await expect(tariffs(page)).toHaveCount(4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('rows are cards, and the order has a field of its own', async ({ page, people, enter }) => {
    await enter(await people.make(wanted));
    await visit(page, '/subscriptions');
    await page.getByLabel('Порядок').selectOption('Тариф, по убыванию');
    await expect(tariffs(page)).toHaveText(['Маркировка', 'Зарплата', 'Бухгалтерия', 'Архив']);
    await noSidewaysScroll(page);
  });

  test('the word of a day that is the last stays within its card', async ({ page, people, enter }) => {
    await enter(await people.make({ subscribers: [{ name: 'ТОО «Первая»', subscriptions: [['Бухгалтерия', 0]] }] }));
    await visit(page, '/subscriptions');
    await expect(table(page)).toContainText('заканчивается сегодня');
    for (const width of [320, 344, 360, 375]) {
      await page.setViewportSize({ width, height: 640 });
      await noSidewaysScroll(page);
    }
  });
});

test('on paper the rows are whole, and nothing is printed that can only be pressed', async ({
  page,
  people,
  enter,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await enter(await people.make(wanted));
  await visit(page, '/subscriptions');
  await expect(page.getByRole('combobox', { name: 'Порядок' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('combobox', { name: 'Порядок' })).toBeHidden();
  // The rows, not the whole list: a list that may not be broken begins on a page of its own.
  await expect(table(page).locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
  await expect(table(page).locator('..')).toHaveCSS('break-inside', 'auto');
});
