import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { alive, visit } from '../harness/visit.ts';

test('the link of a letter stops letters without signing in, and the account says so and starts them again', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make();
  const link = await people.stopLink(person, 'reminders');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Напоминания о подписках');
  await expectAccessible(page);
  // Scanners of mail open every link: opening alone stops nothing.
  await page.reload();
  await button('Отключить письма').click();
  await expect(page.getByText('Письма отключены.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await noSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await enter(person);
  await page.getByRole('link', { name: 'Личный кабинет' }).click();
  await alive(page);
  await page.getByRole('button', { name: 'Включить: Напоминания о подписках' }).click();
  await expect(page.getByRole('button', { name: 'Отключить: Напоминания о подписках' })).toBeVisible();
  await page.goto(link);
  await expect(button('Отключить письма')).toBeVisible();
});

test('a link that is not whole says what to do', async ({ page, people, faults }) => {
  const link = (await people.stopLink(await people.make(), 'reminders')).slice(0, -3);
  faults.expectStatus(404, link);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ссылка не подошла');
  await expectAccessible(page);
  await visit(page, (await page.getByRole('link', { name: 'Личный кабинет' }).getAttribute('href')) ?? '');
  await expect(page).toHaveURL('/login?from=%2Fa%2Fsm');
});

test('the consent to news is given and taken back in the account, and says what each means', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.make());
  await visit(page, '/a/sm');
  const news = page.getByRole('listitem').filter({ hasText: 'Новости и полезные материалы по почте' });
  await expect(news).toContainText('Согласия нет: мы их не присылаем');
  await news.getByRole('button', { name: 'Согласиться' }).click();
  await expect(news).toContainText('Согласие дано: мы можем присылать их');
  await page.reload();
  await expect(news).toContainText('Согласие дано: мы можем присылать их');
  await expectAccessible(page);
  await news.getByRole('button', { name: 'Отозвать согласие' }).click();
  await expect(news).toContainText('Согласия нет: мы их не присылаем');
  await page.reload();
  await expect(news).toContainText('Согласия нет: мы их не присылаем');
});
