import { randomBytes } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { openDatabase } from '../../server/infra/database/index.ts';
import { failure, handleFirst, hold } from '../harness/calls.ts';
import { makeEnquiry } from '../harness/enquiries.ts';
import { expect, test } from '../harness/journey.ts';
import { waitForLetter } from '../harness/letters.ts';
import { writeNews } from '../harness/news.ts';

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

/** Keeps the next sending to a call on its way, and then does so with it. */
async function holdSending(page: Page, call: string, then: (route: Route) => Promise<void>): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  const handle = async (route: Route) => {
    await gate.promise;
    await then(route);
  };
  await handleFirst(page, (url) => url.pathname.endsWith(call), handle, 'POST');
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
  const letGo = await holdSending(page, '/service/console/synonyms', (route) => route.continue());
  await saveAndComeBack();
  letGo();
  await expect(page.getByRole('alert').filter({ hasText: 'Создано' })).toBeVisible();
  await expect(words).toHaveValue('другое');
  faults.expectStatus(503, '/service/console/synonyms');
  const letFail = await holdSending(page, '/service/console/synonyms', (route) =>
    route.fulfill(failure(503, 'Сервис ненадолго недоступен.')),
  );
  await saveAndComeBack();
  letFail();
  await expect(page.getByRole('alert').filter({ hasText: /на\sпрошлом экране/ })).toBeVisible();
  await expect(words).toHaveValue('другое');
});

/** Lets a press fail once the screen has been left, and expects the person to be told where they are. */
async function failOnceLeft(
  page: Page,
  call: string,
  press: () => Promise<void>,
  goAway: () => Promise<unknown> = () => toSummary(page),
) {
  const letFail = await holdSending(page, call, (route) => route.fulfill(failure(503, 'Сервис ненадолго недоступен.')));
  const asked = page.waitForRequest(`**${call}`);
  await press();
  await asked;
  await goAway();
  letFail();
  await expect(page.getByRole('alert').filter({ hasText: /на\sпрошлом экране/ })).toBeVisible();
}

async function toSummary(page: Page) {
  await page.getByRole('menuitem', { name: 'Сводка' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Сводка' })).toBeVisible();
}

test('an answer, an invitation and a save of the news that fail after their screens were left are told where one is', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  const mark = randomBytes(4).toString('hex');
  const id = await makeEnquiry(portal, { name: 'Дана', email: `d${mark}@example.kz`, text: 'Сколько стоит?' });
  await people.make({ subscribers: [{ name: `ТОО «Ель ${mark}»` }] });
  await enter(await people.makeStaff('operator'));
  page.on('dialog', (question) => question.accept());
  faults.expectStatus(503, '/service/console/');
  await page.goto(`/console/enquiries/${id}/show`);
  await page.getByRole('textbox', { name: 'Текст ответа' }).fill('Столько-то');
  await failOnceLeft(page, '/answer', () => page.getByRole('button', { name: 'Отправить письмо' }).click());

  const closeAndGo = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click();
    await toSummary(page);
  };
  for (const goAway of [() => page.goBack(), closeAndGo]) {
    await page.goto(`/console/subscribers?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`);
    await page
      .getByRole('row', { name: new RegExp(mark) })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('button', { name: 'Пригласить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Почта/ }).fill(`e${mark}@example.kz`);
    await failOnceLeft(
      page,
      '/invitations/colleague',
      () => dialog.getByRole('button', { name: 'Пригласить' }).click(),
      goAway,
    );
  }

  await writeNews(page, { title: `Новость ${mark}`, code: `novost-${mark}`, text: 'Первый абзац.' });
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page).toHaveURL(/\/console\/news\/(?!create)/);
  await page.getByRole('textbox', { name: 'Заголовок' }).fill(`Новость ${mark}, вторая`);
  const address = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await failOnceLeft(page, `/${address}`, () => page.getByRole('button', { name: 'Сохранить черновик' }).click());
});

test('a record whose editor did not come is opened once it is asked for again', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.makeStaff('editor'));
  const isEditor = (url: URL) => /\/record-screen-[^/]*\.js$/.test(url.pathname);
  faults.expectNoAnswer('record-screen-');
  await page.goto('/console/articles');
  await handleFirst(page, isEditor, (route) => route.abort('connectionreset'));
  await page.getByRole('link', { name: 'Создать' }).click();
  const failed = page.getByRole('alert').filter({ hasText: /эту часть страницы/ });
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('textbox', { name: 'Заголовок' })).toBeVisible();
});

test('an archive and a test letter that fail after their screens were left are told where one is', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.makeStaff('operator'));
  faults.expectStatus(503, '/service/console/');
  await page.goto('/console/archive');
  await failOnceLeft(page, '/archive/export', () => page.getByRole('button', { name: 'Выгрузить' }).click());
  await page.getByRole('menuitem', { name: 'Письма', exact: true }).click();
  await page.getByRole('button', { name: 'Проверить почту' }).click();
  const dialog = page.getByRole('dialog', { name: 'Проверить почту' });
  await failOnceLeft(
    page,
    '/mails/test',
    () => dialog.getByRole('button', { name: 'Отправить себе' }).click(),
    () => page.goBack(),
  );
});

test('letters that were refused while one was elsewhere are named there, and they alone stay chosen', async ({
  page,
  people,
  enter,
  portal,
}) => {
  const family = `Поздняя${Date.now()}`;
  const recover = async (name: string) => {
    const address = `${(await people.make({ name: `${name} ${family}` })).login}@example.kz`;
    await page.request.post(`${portal.basePath}/service/bl/password/recover?email=${encodeURIComponent(address)}`, {
      headers: { origin: portal.origin },
    });
    await waitForLetter(portal, address, /Восстановление/);
    return address;
  };
  const [, erased] = [await recover('Вера'), await recover('Нина')];
  const { pool, close } = openDatabase(portal.connection, { maxConnections: 1, onIdleError: () => undefined });
  // As a letter without a code is once its time to be kept is over.
  await pool.query("update mails set kind = 'test', html = '' where recipient_address = $1", [erased]);
  await close();
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/mails?filter=${encodeURIComponent(JSON.stringify({ q: family }))}`);
  const toLetters = page.getByRole('menuitem', { name: 'Письма', exact: true });
  await toSummary(page);
  await toLetters.click();
  for (const name of ['Вера', 'Нина']) {
    await page
      .getByRole('row', { name: new RegExp(`${name} ${family}`) })
      .getByRole('checkbox')
      .check();
  }
  const letGo = await holdSending(page, '/mails/resend', (route) => route.continue());
  const asked = page.waitForRequest('**/mails/resend');
  await page.getByRole('button', { name: /Отправить ещё раз: 2/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Отправить ещё раз/ })
    .click();
  await asked;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Сводка' })).toBeVisible();
  letGo();
  await expect(page.getByRole('alert').filter({ hasText: /Отправлены не\sвсе/ })).toContainText(erased);
  await toLetters.click();
  await expect(page.getByRole('button', { name: /Отправить ещё раз: 1/ })).toBeVisible();
  await expect(page.getByRole('row', { name: erased }).getByRole('checkbox')).toBeChecked();
});
