import type { Page } from '@playwright/test';
import { answer, calls, failure, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const categories = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('a visitor finds a question, reads its answer and comes back to what was found', async ({ page }) => {
  await visit(page, '/faqs');
  await expect(categories(page)).toHaveCount(4);
  await page.getByLabel('Найти вопрос').fill('пароля');
  await expect(page).toHaveURL(/\/faqs\?q=/);
  await expect(page.getByRole('status').filter({ hasText: /Найден/ })).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Как войти, если забыт пароль/ })
    .click();
  await expect(heading(page)).toHaveText(/Как войти, если забыт пароль/);
  await expect(page).toHaveTitle(/^Как войти, если забыт пароль/);
  await page.getByRole('link', { name: 'Все вопросы' }).click();
  await expect(page.getByLabel('Найти вопрос')).toHaveValue('пароля');
  // A word that stands only in an answer (spec: content.faq-filter).
  await page.getByLabel('Найти вопрос').fill('принтер браузера');
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Как печатать на свой принтер?' });
  await expect(found.locator('mark').first()).toBeVisible();
});

test('the filter says how it understood what was typed, and finds a number of two digits in the answers', async ({
  page,
}) => {
  await visit(page, '/faqs?q=прентер');
  const main = page.getByRole('main');
  await expect(main.getByRole('paragraph').filter({ hasText: /Показано по\sзапросу «принтер»/ })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Как печатать на свой принтер?' })).toBeVisible();
  await page.getByLabel('Найти вопрос').fill('45');
  await expect(main.getByRole('link', { name: /Что будет, когда подписка закончится/ })).toBeVisible();
  await expect(main.getByText(/Показано по\sзапросу/)).toHaveCount(0);
});

test('a word no question has says so and gives all the questions back', async ({ page }) => {
  await visit(page, '/faqs?q=трактор');
  await expect(page.getByText('Такого вопроса здесь нет')).toBeVisible();
  await page.getByRole('button', { name: 'Показать все вопросы' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(categories(page)).toHaveCount(4);
  await expect(page).toHaveURL(/\/faqs$/);
});

test('a person sees the questions for subscribers beside those of everybody', async ({ page, people, enter }) => {
  await enter(await people.make());
  await visit(page, '/faqs');
  await expect(categories(page)).toHaveCount(6);
  await page.getByRole('link', { name: 'Как добавить приложение?' }).click();
  await expect(heading(page)).toHaveText('Как добавить приложение?');
  await expect(page.getByRole('complementary').getByRole('link')).toHaveCount(5);
});

test('a person opens a question for subscribers by its address, and a visitor does not', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  await enter(await people.make());
  await visit(page, '/faqs/501');
  await expect(heading(page)).toHaveText('Как добавить приложение?');
  await expect(page).toHaveTitle(/^Как добавить приложение\? — /);
  const visitor = await (await newContext()).newPage();
  faults.expectStatus(404, '/faqs/501');
  await visit(visitor, '/faqs/501');
  await expect(heading(visitor)).toHaveText(/Вопрос не\sнайден/);
  await expect(visitor).toHaveTitle(/^Вопрос не\sнайден — /);
  const signIn = visitor.getByRole('main').getByRole('link', { name: 'Войти' });
  await expect(signIn).toHaveAttribute('href', /\/login\?from=.+501$/);
  await visitor.getByRole('main').getByRole('link', { name: 'Все вопросы' }).last().click();
  await expect(heading(visitor)).toHaveText(/Вопросы/);
});

test('a person who is signed in is not asked to sign in where a question is gone', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.make());
  faults.expectStatus(404, '/faqs/99999');
  faults.expectStatus(404, '/api/v1/faq/99999');
  await visit(page, '/faqs/99999');
  await expect(page.getByText('Возможно, его убрали. Посмотрите остальные вопросы.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Войти' })).toHaveCount(0);
});

test('nothing says «not found» while it is not known who is here', async ({ page, people, enter }) => {
  await enter(await people.make());
  const { letGo } = await hold(page, calls.userInfo);
  await page.goto('/faqs/501');
  await expect(page.getByText(/Вопрос не\sнайден/)).toBeHidden();
  letGo();
  await expect(heading(page)).toHaveText('Как добавить приложение?');
});

test('questions that did not come say why and come on a second try', async ({ page, faults }) => {
  faults.expectStatus(503, calls.faqCategories);
  await answer(page, calls.faqCategories, failure(503, 'Сервис ненадолго недоступен.'), 'real');
  await visit(page, '/login');
  await page.getByRole('navigation').getByRole('link', { name: 'Помощь' }).first().click();
  const note = page.getByRole('alert');
  await expect(note).toContainText('Ошибка загрузки данных: Сервис ненадолго недоступен.');
  await note.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 3, name: /Подключение/ })).toBeVisible();
});

test('the old addresses lead to the questions', async ({ page }) => {
  await visit(page, '/faq/101');
  await expect(page).toHaveURL(/\/faqs\/101$/);
});

test('the help has contacts, the first questions and the videos', async ({ page }) => {
  await visit(page, '/help#video');
  await expect(page.getByRole('heading', { name: 'Видео' })).toBeInViewport();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^\+7/ })).toHaveCount(2);
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await main
    .getByRole('link', { name: /Весь раздел/ })
    .nth(2)
    .click();
  await expect(page).toHaveURL(/\/faqs#category-3$/);
  await expect(page.getByRole('heading', { level: 2, name: /Работа с\sприложениями/ })).toBeInViewport();
});
