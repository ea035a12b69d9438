import type { Page } from '@playwright/test';
import { answer, failure, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { translate } from '../harness/translate.ts';
import { head, hydrated, visit } from '../harness/visit.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Что найти' });
const find = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Найти' });
const results = (page: Page) => page.getByRole('region', { name: 'Что нашлось' });
const titles = (page: Page) => results(page).getByRole('heading', { level: 2 });
const addressOf = (query: string) => `/search?q=${encodeURIComponent(query)}`;

test('the link of the head opens the search, the field has the focus, and Enter finds', async ({ page }) => {
  await visit(page, '/solutions');
  await head(page).getByRole('link', { name: 'Поиск' }).click();
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toBeFocused();
  await field(page).fill('инвентаризацию');
  await field(page).press('Enter');
  await expect(page).toHaveURL(addressOf('инвентаризацию'));
  await expect(titles(page).first()).toHaveText(/^Инвентаризация склада/);
  await expect(results(page).locator('mark').first()).toHaveText(/^инвентаризаци/i);
  await titles(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/articles/inventarizatsiya');
  await page.goBack();
  await expect(field(page)).toHaveValue('инвентаризацию');
});

test('the scope stands in the address and narrows what is found; an empty query stands in none', async ({ page }) => {
  await visit(page, addressOf('пароль'));
  await page.getByLabel('Где искать').selectOption('Только новости');
  await find(page).click();
  await expect(page).toHaveURL(`${addressOf('пароль')}&type=news`);
  await expect(titles(page).first()).toBeVisible();
  await expect(results(page).getByText('Статья ·')).toHaveCount(0);
  await page.getByLabel('Где искать').selectOption('Весь сайт');
  await field(page).fill('  ');
  await find(page).click();
  await expect(page).toHaveURL('/search');
});

test('a second press asks once, and Back leads to the search before', async ({ page }) => {
  await visit(page, addressOf('касса'));
  await field(page).fill('налог');
  await find(page).dblclick();
  await expect(page).toHaveURL(addressOf('налог'));
  await field(page).press('Enter');
  await expect(titles(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(addressOf('касса'));
});

test('titles are suggested while one types; arrows choose, Escape closes, Enter opens', async ({ page }) => {
  await visit(page, '/search');
  await field(page).pressSequentially('инвент');
  const option = page.getByRole('option', { name: /^Инвентаризация склада/ });
  await expect(option).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await field(page).press('Escape');
  await expect(option).toBeHidden();
  await expect(field(page)).toHaveValue('инвент');
  await field(page).pressSequentially('а');
  // The list of before stays until the new one is there, in an order of its own.
  await expect(page.getByRole('option').first()).toHaveText(/^Инвентаризация склада/);
  await field(page).press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/articles/inventarizatsiya');
});

test('what is found is paged, and the other layout is understood', async ({ page }) => {
  await visit(page, addressOf('pfhgkfnf'));
  await expect(results(page)).toContainText(/Показано по\sзапросу «зарплата»/);
  await page.getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL(`${addressOf('pfhgkfnf')}&page=2`);
  await expect(titles(page).first()).toBeVisible();
});

test('a misspelt word is corrected and told, and can be asked for as it was typed', async ({ page }) => {
  await visit(page, addressOf('инвинтаризация'));
  await expect(results(page)).toContainText(/Показано по\sзапросу «инвентаризация»/);
  await results(page).getByRole('link', { name: 'Искать «инвинтаризация»' }).click();
  await expect(page).toHaveURL(`${addressOf('инвинтаризация')}&exact=1`);
  await expect(page.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Искать с исправлениями' }).click();
  await expect(titles(page).first()).toHaveText(/^Инвентаризация склада/);
});

test('nothing found says so, suggests other words, the whole site and then people', async ({ page }) => {
  const words = 'телепортация';
  await visit(page, `${addressOf(words)}&type=news`);
  await expect(page.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Попробуйте другие ключевые слова');
  await page.getByRole('link', { name: 'Искать на всём сайте' }).click();
  await expect(page).toHaveURL(addressOf(words));
  await page.getByRole('link', { name: 'Открыть помощь' }).click();
  await expect(page).toHaveURL('/help');
});

test('a query of 10 000 letters gets a page that says what is wrong', async ({ page }) => {
  await visit(page, addressOf('я'.repeat(10_000)));
  await expect(page.getByText('Запрос слишком длинный')).toBeVisible();
  await expect(field(page)).toHaveValue('я'.repeat(200));
});

test('a search that failed says so and can be repeated; one under way shows that it is', async ({ page, faults }) => {
  await visit(page, '/search');
  const call = `/search/${encodeURIComponent('налог')}`;
  faults.expectStatus(503, `/api/v1${call}`);
  await answer(page, call, failure(503, 'Сервис ненадолго недоступен.'));
  await field(page).fill('налог');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Ошибка загрузки данных: Сервис ненадолго недоступен.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(titles(page).first()).toBeVisible();
  const held = await hold(page, `/search/${encodeURIComponent('касса')}`);
  await field(page).fill('касса');
  await field(page).press('Enter');
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  held.letGo();
  await expect(titles(page).first()).toHaveText(/^Касса/);
});

test('a search without a network says so, though nothing has failed on the page before', async ({ page, faults }) => {
  await visit(page, '/search');
  // The code of the failure comes with the page.
  await page.waitForLoadState('networkidle');
  faults.expectNoAnswer('/api/v1/search');
  // Suggestions are drawn by code of their own.
  faults.expectNoAnswer('/assets/');
  await page.context().setOffline(true);
  await field(page).fill('аптека');
  await field(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('нет связи с сервером');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(titles(page).first()).toBeVisible();
});

test('the addresses under the news lead to the search', async ({ page }) => {
  await page.goto('/news/search/article?q=касса');
  await expect(page).toHaveURL(`/search/article?q=${encodeURIComponent('касса')}`);
  await expect(page.getByLabel('Где искать')).toHaveValue('article');
  await expect(titles(page).first()).toHaveText(/^Касса/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form finds', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill('касса');
    await find(page).click();
    await expect(titles(page).first()).toHaveText(/^Касса/);
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('касса')}`);
    await page.getByLabel('Где искать').selectOption('Только новости');
    await find(page).click();
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('касса')}&type=news`);
  });
});

for (const javaScriptEnabled of [true, false])
  test(`a found tariff leads to its card in the price list, with scripts: ${javaScriptEnabled}`, async ({
    newContext,
  }) => {
    const page = await (await newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } })).newPage();
    const ready = () => (javaScriptEnabled ? hydrated(page) : Promise.resolve());
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Сеть аптек' }) });
    await page.goto(addressOf('тариф сеть аптек'));
    await ready();
    await results(page).getByRole('link', { name: 'Сеть аптек' }).click();
    await expect(page).toHaveURL('/price?type=industry#tariff-apteka-net');
    await expect(card.getByRole('heading')).toBeInViewport();
    // What it was found by may stand there.
    await expect(card.getByText('отчёты по сети для управляющего')).toBeVisible({ visible: javaScriptEnabled });
    // As somebody opens it whom the link was sent.
    await page.goto('/');
    await page.goto('/price?type=industry#tariff-apteka-net');
    await ready();
    await expect(card.getByRole('heading')).toBeInViewport();
    await expect(page.getByRole('tab', { name: 'Отраслевые', selected: true })).toBeVisible();
  });

test('a note below the tariffs and the details of an advantage are open where the search leads to them', async ({
  page,
}) => {
  await visit(page, addressOf('скидка при оплате за год'));
  await results(page).getByRole('link', { name: 'Оплата и документы' }).click();
  await expect(page).toHaveURL('/price#note-collapse-payment');
  await expect(page.getByText('При оплате за год партнёр может дать скидку')).toBeVisible();
  await expect(page.getByText('Пробное приложение живёт 14 дней')).toBeHidden();
  await visit(page, '/advantages#advantage-3');
  await expect(page.getByText('Копии лежат в другом здании и зашифрованы.')).toBeVisible();
  await expect(page.getByText('Партнёр помогает выбрать решение')).toBeHidden();
});

test('a search goes on in a browser that translates the page', async ({ page }) => {
  await visit(page, addressOf('касса'));
  await expect(titles(page).first()).toBeVisible();
  await translate(page);
  for (const [query, words] of [
    ['рецет', /^\s*Показано по\sзапросу «рецепт».*Нашл/],
    ['пароль', /^\s*Нашл/],
  ] as const) {
    await field(page).fill(query);
    await field(page).press('Enter');
    await expect(results(page)).toHaveText(words);
  }
});
