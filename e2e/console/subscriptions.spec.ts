import { addMonths } from '../../contract/days.ts';
import { expectAccessible } from '../harness/accessible.ts';
import { todayInAlmaty } from '../harness/dates.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';

test('of a subscription that has not begun a line on a phone says the first day and the last', async ({
  page,
  people,
  enter,
}) => {
  const name = `ТОО «Грядущее ${Date.now()}»`;
  const { subscribers } = await people.make({
    subscribers: [
      {
        name,
        subscriptions: [
          ['Маркировка', 400],
          ['Бухгалтерия', 20],
        ],
      },
    ],
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${subscribers[0]?.id}/show`);
  const period = /с\s\d\d\.\d\d\.\d{4} по\s\d\d\.\d\d\.\d{4}/;
  await expect(page.getByRole('link', { name: /^Маркировка/ })).toContainText(period);
  await expect(page.getByRole('link', { name: /^Бухгалтерия/ })).not.toContainText(period);
  await expectAccessible(page);
  await page.goto(`/console/subscriptions?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await expect(page.getByText(/^Ещё не\sначалась: Маркировка, с\s/)).toHaveText(period);
  await expect(page.getByText(/^Закончится .*: Бухгалтерия, \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  await noSidewaysScroll(page);
});

test('no access is promised by a last day before the first', async ({ page, people, enter }) => {
  const { subscribers } = await people.make();
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${subscribers[0]?.id}/show`);
  await page.getByRole('button', { name: /Добавить\sподписку/ }).click();
  const dialog = page.getByRole('dialog');
  const last = dialog.getByLabel(/Последний\sдень/);
  const promise = dialog.getByText(/Доступ открыт по/);
  await dialog.getByLabel(/Первый\sдень/).fill(addMonths(todayInAlmaty(), 3));
  await last.fill(addMonths(todayInAlmaty(), 2));
  await expect(promise).toHaveCount(0);
  await last.fill(addMonths(todayInAlmaty(), 4));
  await expect(promise).toBeVisible();
});

test('what was refused in a dialog is not said any more once it is chosen', async ({ page, people, enter, faults }) => {
  faults.expectStatus(400, '/service/console/subscriptions');
  const { subscribers } = await people.make();
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${subscribers[0]?.id}/show`);
  await page.getByRole('button', { name: /Добавить\sподписку/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Добавить\sподписку/ }).click();
  const refusal = dialog.getByRole('alert').filter({ hasText: 'Выберите тариф' });
  await expect(refusal).toBeVisible();
  await dialog.getByRole('combobox', { name: /Тариф/ }).click();
  await page.getByRole('option').nth(1).click();
  await expect(refusal).toHaveCount(0);
});
