import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { giveToPartner, letDaysPassAtPartner, makeAskedPartner, makeEnquiry } from '../harness/enquiries.ts';
import { expect, test } from '../harness/journey.ts';

const card = (page: Page, title: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
const tableOf = (page: Page, title: string) => page.getByRole('table', { name: title });

/** The portal counts once a minute. */
const whenCounted = (page: Page, look: () => Promise<void>) =>
  expect(async () => {
    await page.reload();
    await look();
  }).toPass({ timeout: 150_000 });

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('an operator sees on the first page who signed in today, and chooses a year', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('operator'));
  await page.goto('/console');
  await expect(page.getByRole('heading', { name: 'Сводка', level: 1 })).toBeVisible();
  await whenCounted(page, async () => {
    await card(page, 'Входы').getByText('Показать таблицей').click({ timeout: 10_000 });
    const counts = await tableOf(page, 'Входы').getByRole('row').last().getByRole('cell').allTextContents();
    expect(Number(counts[0])).toBeGreaterThan(0);
    await expect(page.getByText(/концы подписок портал считает раз в\s10\sминут/)).toBeVisible({ timeout: 10_000 });
  });
  await expect(tableOf(page, 'Входы').getByRole('row')).toHaveCount(31);
  await expectAccessible(page);
  // The bars are read by the keyboard alone, the newest last.
  await card(page, 'Входы').locator('[role="none"][tabindex="0"]').focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('img', { name: /Неудачные; \d/ })).toBeFocused();

  await page.getByRole('button', { name: 'Год' }).click();
  await expect(page).toHaveURL(/period=year/);
  await expect(tableOf(page, 'Входы').getByRole('row')).toHaveCount(13);
  await page.goBack();
  await expect(page.getByRole('button', { name: /30\sдней/, pressed: true })).toBeVisible();
  await page.getByRole('link', { name: 'Открыть обращения' }).click();
  await expect(page).toHaveURL(/\/console\/enquiries/);
});

test('a question that waits for a partner too long stands on the first page and is found from there', async ({
  page,
  people,
  enter,
  portal,
}) => {
  const id = await makeEnquiry(portal, { name: 'Ждущий Партнёра', phone: '+77011234567', text: 'Когда ответят?' });
  await makeAskedPartner(portal, `ТОО «Медленный ${id}»`, `slow-${id}@example.kz`);
  await giveToPartner(portal, id, `slow-${id}@example.kz`);
  await letDaysPassAtPartner(portal, id, 4);
  await enter(await people.makeStaff('editor'));
  await page.goto('/console');
  await card(page, 'Ждут партнёра').getByRole('link', { name: 'Напомнить партнёрам' }).click();
  await expect(page).toHaveURL(/atPartner/);
  await expect(page.getByRole('link', { name: 'Ждущий Партнёра' }).first()).toBeVisible();
});

test('before the first count the page says so, and not that nothing happened', async ({ page, people, enter }) => {
  await page.route(/\/service\/console\/dashboard/, async (route) => {
    const answer = await route.fetch();
    const { service, ...rest } = await answer.json();
    const uncounted = { ...service, users: null, applications: null, ends: null, totalsAt: null };
    await route.fulfill({ response: answer, json: { ...rest, countedAt: null, service: uncounted } });
  });
  await enter(await people.makeStaff('operator'));
  await page.goto('/console');
  await expect(page.getByText(/Графики ещё не\sпосчитаны/)).toBeVisible();
  await expect(card(page, 'Учётные записи')).toContainText('Считаем…');
  await expect(page.getByText(/ничего не\sбыло/)).toHaveCount(0);
  await expectAccessible(page);
});

test('the mail is not said to leave when the latest attempt to send a letter has failed', async ({
  page,
  people,
  enter,
}) => {
  const mail = { hasServer: true, queued: 2, sending: 0, dead: 0, overdueSeconds: 0, hasLastFailed: true };
  await page.route(/\/service\/console\/dashboard/, async (route) => {
    const answer = await route.fetch();
    const { service, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, service: { ...service, mail } } });
  });
  await enter(await people.makeStaff('operator'));
  await page.goto('/console');
  await expect(card(page, 'Почта')).toContainText(/Есть отказы.*Последняя попытка не\sудалась.*Ждут отправки: 2/);
  await expectAccessible(page);
  await card(page, 'Почта')
    .getByRole('link', { name: /Показать, что\sне\sушло/ })
    .click();
  await expect(page).toHaveURL(/\/console\/mails\?.*retrying/);
});

for (const theme of ['light', 'dark'])
  test(`on a phone the ${theme} first page is read whole`, async ({ page, people, enter }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await page.addInitScript((value) => localStorage.setItem('RaStore.theme', JSON.stringify(value)), theme);
    await enter(await people.makeStaff('operator'));
    await page.goto('/console');
    await whenCounted(page, () => card(page, 'Регистрации').getByText('Показать таблицей').click({ timeout: 10_000 }));
    await expect(tableOf(page, 'Регистрации').getByRole('row')).toHaveCount(31);
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

test('an editor sees content and enquiries, and nothing of the service', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console');
  await expect(page.getByRole('heading', { name: 'Публикации материалов' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Черновики' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Обращения', exact: true })).toBeVisible();
  for (const hidden of ['Регистрации', 'Входы', 'Почта', 'Диск', 'Учётные записи'])
    await expect(page.getByRole('heading', { name: hidden })).toHaveCount(0);
  await expectAccessible(page);
});
