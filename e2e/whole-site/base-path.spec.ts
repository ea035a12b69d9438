import type { Page } from '@playwright/test';
import { calls } from '../harness/calls.ts';
import { expect, test as ofJourneys } from '../harness/journey.ts';
import type { PortalPlace } from '../harness/start-portal.ts';
import { startPortal } from '../harness/start-portal.ts';
import { signInLink, signOut, userMenu, visit } from '../harness/visit.ts';
import { crawl, isToCome } from './crawl.ts';

const base = '/portal';

/** The same build, on a second portal started below `/portal`. */
const test = ofJourneys.extend<object, { portal: PortalPlace }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const running = await startPortal({ basePath: base });
      await use(running.place);
      await running.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One after another on one portal: each worker would start its own. The first waits for the start.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Addresses of the page that lead to this origin and not below the base path. */
async function strayAddresses(page: Page): Promise<string[]> {
  return page.evaluate((prefix) => {
    const found = [...document.querySelectorAll('[href], [src], [action], [srcset]')].flatMap((element) =>
      ['href', 'src', 'action']
        .map((name) => element.getAttribute(name))
        .concat((element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''))
        .filter((address) => address !== null && address !== ''),
    );
    return found.filter((address) => {
      const url = new URL(String(address), document.baseURI);
      return url.origin === location.origin && url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`);
    }) as string[];
  }, base);
}

test('below /portal a person signs in, adds, launches and signs out, and nothing leads outside', async ({
  page,
  context,
  people,
}) => {
  const stray: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(`${base}/`)) stray.push(pathname);
  });
  const person = await people.make({
    subscribers: [{ name: 'ТОО «Ромашка»', subscriptions: [['Бухгалтерия', 3]], applications: [['zup', 'Зарплата']] }],
  });
  await visit(page, `${base}/`);
  expect(await strayAddresses(page)).toEqual([]);
  await signInLink(page).click();
  await expect(page).toHaveURL(`${base}/login`);
  await page.getByLabel('Логин').fill(person.login);
  await page.getByLabel('Пароль', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(`${base}/my`);
  await expect(page.getByRole('region', { name: 'Подписка скоро закончится' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Запустить Зарплата' })).toBeVisible();
  expect(await strayAddresses(page)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Добавить приложение' }).click();
  await page.getByRole('link', { name: 'Начать работу Бухгалтерия для бизнеса' }).click();
  await expect(page).toHaveURL(`${base}/solutions/ea`);
  await page.getByRole('main').getByRole('button', { name: 'Добавить', exact: true }).click();
  expect(await strayAddresses(page)).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'Добавить приложение' });
  await dialog.getByLabel('Название').fill('Новая база');
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  const stand = await opening;
  await expect(stand).toHaveURL(new RegExp(`${base}/a/ea/\\d+$`));
  expect(await strayAddresses(stand)).toEqual([]);
  await expect(dialog).toBeHidden();

  await visit(page, `${base}/a/sm`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Личный кабинет');
  expect(await strayAddresses(page)).toEqual([]);
  await visit(page, `${base}/subscriptions`);
  expect(await strayAddresses(page)).toEqual([]);
  await expect(userMenu(page, person.name)).toBeVisible();
  await signOut(page, person.name);
  await expect(page).toHaveURL(new RegExp(`${base}/?$`));
  await page.goto(`${base}/my`);
  await expect(page).toHaveURL(`${base}/login?from=%2Fmy`);
  expect(stray).toEqual([]);
});

test('the root without its slash leads to the portal, and nothing else of the origin is taken', async ({
  page,
  request,
  portal,
  faults,
}) => {
  await visit(page, base);
  await expect(page).toHaveURL(`${base}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  faults.expectStatus(404, `${base}/no-such-page`);
  await page.goto(`${base}/no-such-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена');
  await page.getByRole('main').getByRole('link', { name: 'Решения' }).click();
  await expect(page).toHaveURL(`${base}/solutions`);
  expect((await request.get(`${portal.origin}${calls.userInfo}`)).status()).toBe(404);
  expect((await request.get(`${portal.origin}${base}${calls.userInfo}`)).status()).toBe(401);
});

test('the cookies of a session are for the portal’s part of the origin alone', async ({ context, people, enter }) => {
  await enter(await people.make());
  const cookies = await context.cookies();
  expect(cookies.map(({ name, path }) => [name, path]).sort()).toEqual([
    ['device', base],
    ['sid', base],
    ['signed', base],
  ]);
});

test('below a base path every link leads somewhere too, and none outside', async ({ portal }) => {
  const { pages, files, broken } = await crawl(`${portal.origin}${base}/`, (path) => isToCome(path.slice(base.length)));
  expect(broken).toEqual([]);
  expect(pages.length).toBeGreaterThan(14);
  expect([...pages, ...files].filter((path) => !path.startsWith(`${base}/`))).toEqual([]);
});

test.describe('below a base path that begins like a route', () => {
  const likeNews = ofJourneys.extend<object, { portal: PortalPlace }>({
    portal: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
      async ({}, use) => {
        const running = await startPortal({ basePath: '/news', name: 'like-news' });
        await use(running.place);
        await running.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

  likeNews('news open from their list and lead back', async ({ page }) => {
    await visit(page, '/news/news');
    const first = page.getByRole('main').locator('a[href^="/news/news/"]').first();
    const address = (await first.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/news\/news\/[^/]+$/);
    await first.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Страница не найдена');
    await page.getByRole('main').locator('a[href="/news/news"]').first().click();
    await expect(page).toHaveURL(/\/news\/news$/);
  });

  likeNews('a found document opens by its link', async ({ page }) => {
    await visit(page, '/news/search?q=налоги');
    const found = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    await expect(found).toHaveAttribute('href', /^\/news\/(news|articles)\/[^/]+$/);
    await found.click();
    await expect(page).toHaveURL(/\/news\/(news|articles)\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Страница не найдена');
  });
});
