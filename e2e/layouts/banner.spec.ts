import type { Page } from '@playwright/test';
import { answer, calls, failure } from '../harness/calls.ts';
import { dayInAlmaty } from '../harness/dates.ts';
import { expect, test } from '../harness/journey.ts';
import { signOut, visit } from '../harness/visit.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Подписки скоро закончатся' });
const line = (tariff: string, days: number) =>
  `${tariff} до ${dayInAlmaty(days)}, доступ закроется ${dayInAlmaty(days + 45)}`;

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
    line('Кончается сегодня', 0),
    line('С ранним концом', 5),
    line('Через неделю', 7),
  ]);
  await expect(banner(page)).toContainText('в течение 45 дней после окончания подписки на тариф');
  await expect(banner(page)).toContainText('Продлите договор с партнёром или сохраните локальную копию базы');
  await banner(page).getByRole('link', { name: 'Активные подписки' }).click();
  await expect(page).toHaveURL('/subscriptions');
  await expect(banner(page)).toBeVisible();
  await signOut(page, person.name);
  await expect(page).toHaveURL('/');
  await expect(banner(page)).toHaveCount(0);
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
