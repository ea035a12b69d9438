import type { Page } from '@playwright/test';
import { answer, calls, failure, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { userMenu, visit } from '../harness/visit.ts';
import { busyPerson } from './busy-person.ts';
import { large, lookAt, small } from './look-at.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('sign-in that failed is accessible', async ({ page, faults }) => {
  await visit(page, '/login');
  faults.expectStatus(401, calls.token);
  await page.getByLabel('Логин').fill('nobody');
  await page.getByLabel('Пароль', { exact: true }).fill('Пароль-1');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await lookAt(page);
});

test('«not found» and a page without its data are accessible', async ({ page, faults }) => {
  faults.expectStatus(404, '/no-such-page');
  await visit(page, '/no-such-page');
  await lookAt(page);
  faults.expectStatus(503, '/api/v1/solutions/ea');
  await visit(page, '/solutions');
  await answer(page, '/api/v1/solutions/ea', failure(503, 'Сервис ненадолго недоступен.'));
  await page.getByRole('link', { name: 'Начать работу Бухгалтерия для бизнеса' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Решение');
  await expect(page.getByRole('main').getByRole('button', { name: 'Повторить' })).toBeVisible();
  await lookAt(page);
});

test('the sheet of the menu is accessible to a visitor and to a person', async ({ page, people, enter }) => {
  await page.setViewportSize(small);
  const open = async () => {
    await visit(page, '/solutions');
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    await expect(dialog(page).getByRole('link', { name: 'Решения' })).toBeVisible();
    await lookAt(page, [small]);
  };
  await open();
  await enter(await people.make(busyPerson));
  await open();
});

test('the menus of the head and of the cards are accessible', async ({ page, people, enter }) => {
  const person = await people.make(busyPerson);
  await enter(person);
  await visit(page, '/my');
  await userMenu(page, person.name).click();
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible();
  await lookAt(page, [large]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Действия: Основная' }).click();
  await expect(page.getByRole('menuitem', { name: 'Подробнее' })).toBeVisible();
  await lookAt(page, [large]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Фильтр приложений' }).click();
  await page.getByRole('checkbox', { name: 'Бухгалтерия для бизнеса' }).check();
  await lookAt(page);
});

test('the screens viewer is accessible', async ({ page }) => {
  await visit(page, '/solutions');
  await page.getByRole('button', { name: 'Действия: Бухгалтерия для бизнеса' }).click();
  await page.getByRole('menuitem', { name: 'Экраны приложений' }).click();
  await expect(dialog(page)).toContainText('1 / 6');
  await lookAt(page);
});

test('the dialogs of applications are accessible, with and without an error', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.make(busyPerson));
  await visit(page, '/solutions/ea');
  await page.getByRole('main').getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(dialog(page).getByLabel('Название')).toBeVisible();
  await lookAt(page);
  await dialog(page).getByRole('button', { name: 'Добавить' }).click();
  await expect(dialog(page).getByLabel('Название')).toHaveAttribute('aria-invalid', 'true');
  await lookAt(page);
  await dialog(page).getByLabel('Запустить приложение').uncheck();
  await dialog(page).getByLabel('Название').fill('Новая база');
  faults.expectStatus(503, calls.add);
  await answer(page, calls.add, failure(503, 'Платформа приложений не отвечает. Повторите через минуту.'), 'real');
  await dialog(page).getByRole('button', { name: 'Добавить' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await lookAt(page);
});

test('the list is accessible while it loads, empty and failed', async ({ page, people, enter, faults }) => {
  await enter(await people.make());
  const call = await hold(page, calls.applications);
  await visit(page, '/my');
  await expect(page.getByRole('main')).toContainText('Загрузка...');
  await lookAt(page);
  call.letGo();
  await expect(page.getByRole('main')).toContainText('Нет приложений');
  await lookAt(page);
  faults.expectStatus(503, calls.applications);
  await answer(page, calls.applications, failure(503, 'Сервис ненадолго недоступен.'));
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await lookAt(page);
});

test('the account is accessible with wrong passwords and with its question', async ({
  page,
  people,
  enter,
  newContext,
}) => {
  const person = await people.make();
  await enter(person);
  await enter(person, { context: await newContext() });
  await visit(page, '/a/sm');
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.getByLabel('Текущий пароль')).toHaveAttribute('aria-invalid', 'true');
  await lookAt(page);
  await page.getByRole('button', { name: 'Завершить все' }).click();
  await expect(dialog(page)).toBeVisible();
  await lookAt(page);
});

test('subscriptions are accessible empty and failed', async ({ page, people, enter, faults }) => {
  await enter(await people.make());
  await visit(page, '/subscriptions');
  await expect(page.getByRole('main')).toContainText('Нет подписок');
  await lookAt(page);
  faults.expectStatus(503, calls.subscriptions);
  faults.expectLogged('Ошибка загрузки подписок');
  await answer(page, calls.subscriptions, failure(503, 'Сервис ненадолго недоступен.'));
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await lookAt(page);
});
