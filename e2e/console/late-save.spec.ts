import type { Page, Route } from '@playwright/test';
import { failure, handleFirst, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';

test('whoever goes elsewhere while a save is on its way stays there when it is done', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make({ name: 'Айгуль Прежняя' });
  await enter(await people.makeStaff('operator'));
  page.on('dialog', (question) => question.accept());
  await page.goto(`/console/users/${person.id}`);
  await page.getByRole('textbox', { name: 'Имя' }).fill('Айгуль Новая');
  const late = await hold(page, `/service/console/users/${person.id}`);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('menuitem', { name: 'Синонимы поиска' }).click();
  await page.getByRole('link', { name: 'Создать' }).click();
  const words = page.getByRole('textbox', { name: /Слова/ });
  await words.fill('слово');
  late.letGo();
  await expect(page.getByRole('alert').filter({ hasText: 'Сохранено' })).toBeVisible();
  await expect(words).toHaveValue('слово');
  await expect(page).toHaveURL(/\/synonyms\/create$/);
});

/** Keeps the next sending of a new group on its way, and then does so with it. */
async function holdSending(page: Page, then: (route: Route) => Promise<void>): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  const handle = async (route: Route) => {
    await gate.promise;
    await then(route);
  };
  await handleFirst(page, (url) => url.pathname.endsWith('/service/console/synonyms'), handle, 'POST');
  return gate.resolve;
}

test('whoever comes back to the same form meanwhile is not led away, and reads of a save that failed', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.makeStaff('operator'));
  page.on('dialog', (question) => question.accept());
  await page.goto('/console/synonyms');
  const words = page.getByRole('textbox', { name: /Слова/ });
  const saveAndComeBack = async () => {
    const word = `поздний${Date.now()}`;
    await page.getByRole('menuitem', { name: 'Синонимы поиска' }).click();
    await page.getByRole('link', { name: 'Создать' }).click();
    await words.fill(`${word}\n${word}а`);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('menuitem', { name: 'Синонимы поиска' }).click();
    await page.getByRole('link', { name: 'Создать' }).click();
    await words.fill('другое');
  };
  const letGo = await holdSending(page, (route) => route.continue());
  await saveAndComeBack();
  letGo();
  await expect(page.getByRole('alert').filter({ hasText: 'Создано' })).toBeVisible();
  await expect(words).toHaveValue('другое');
  faults.expectStatus(503, '/service/console/synonyms');
  const letFail = await holdSending(page, (route) => route.fulfill(failure(503, 'Сервис ненадолго недоступен.')));
  await saveAndComeBack();
  letFail();
  await expect(page.getByRole('alert').filter({ hasText: /на\sпрошлом экране/ })).toBeVisible();
  await expect(words).toHaveValue('другое');
});
