import { calls } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

const closed = (days: number) =>
  ({
    subscribers: [
      { name: 'ТОО «Осень»', subscriptions: [['Бухгалтерия', -days]], applications: [['ea', 'Старая база']] },
    ],
  }) as const;

test('«Запустить» opens the application in a new tab; its pages say honestly that it is a training stand', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.make({ subscribers: [{ name: 'ТОО «Ромашка»', applications: [['ea', 'Основная']] }] }));
  await visit(page, '/my');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Запустить Основная' }).click();
  const stand = await opening;
  await expect(stand).toHaveURL(/\/a\/ea\/\d+$/);
  await expect(stand).toHaveTitle('Основная — Счёты');
  await expect(stand.locator('body')).toContainText(/учебн/i);
  await expect(stand.locator('body')).toContainText('ТОО «Ромашка»');
  await stand.getByRole('link', { name: /Мои приложения/ }).click();
  await expect(stand).toHaveURL('/my');
});

test('access stays open for 45 days after the end of the subscription', async ({ page, people, enter }) => {
  await enter(await people.make(closed(45)));
  await visit(page, '/my');
  await expect(page.getByRole('link', { name: 'Запустить Старая база' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Доступ закрыт');
});

test('after 45 days the card, the launch and the dialog explain that access is closed', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.make(closed(46)));
  await visit(page, '/my');
  const card = page.getByRole('listitem').filter({ hasText: 'Старая база' });
  await expect(card).toContainText('Доступ закрыт');
  await expect(card).toContainText('Данные сохранены');
  await expect(card).toContainText('партнёр');
  await expect(card.getByRole('link', { name: 'Запустить' })).toHaveCount(0);
  const { content } = await (await page.context().request.get(calls.applications)).json();
  for (const address of [`/a/ea/${content[0].id}`, `/apps/launch/${content[0].id}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('Доступ к приложению закрыт');
    await expect(page.locator('body')).toContainText('Данные сохранены');
  }
  faults.expectStatus(409, calls.add);
  await visit(page, '/solutions/ea');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить приложение' });
  await dialog.getByLabel('Название').fill('Новая');
  await dialog.getByLabel('Запустить приложение').uncheck();
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Доступ закрыт с');
});

test('another subscriber’s application is not found, and nothing of it is told', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  const owner = await people.make({ subscribers: [{ name: 'ТОО «Чужая»', applications: [['ea', 'Чужая база']] }] });
  const context = await newContext();
  await enter(owner, { context });
  const { content } = await (await context.request.get(calls.applications)).json();
  await enter(await people.make());
  for (const address of [`/a/ea/${content[0].id}`, `/apps/launch/${content[0].id}`, '/a/ea/999999999', '/a/ea/abc']) {
    faults.expectStatus(404, address);
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Приложение не найдено');
    await expect(page.locator('body')).not.toContainText('Чужая');
  }
});

test('the launch of an application in preparation waits on its page and goes on by itself', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.make());
  await visit(page, '/my');
  const id = await page.evaluate(async () => {
    const body = JSON.stringify({ code: 'zup', name: 'Ждём', run: true });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/service/bl/application/add', { method: 'POST', headers, body });
    return (await response.json()).application.id;
  });
  await page.goto(`/apps/launch/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Готовим приложение…');
  await expect(page.locator('body')).toContainText('Ждём');
  await expect(page).toHaveURL(`/a/zup/${id}`);
});
