import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Photograph, Spot } from './film.ts';

const VIEW = { width: 1200, height: 646 };
const demo = { login: 'demo', password: 'Demo-2026' };
const newName = 'Кедр, новая база';
/** Of the demo: it has documents, which a new one has not. */
const filledName = 'Кедр, основная база';

/** Photographs what a newcomer does in a running portal with the demo content. */
export async function photographPortal(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<Record<string, Photograph>> {
  const context = await browser.newContext({
    viewport: VIEW,
    deviceScaleFactor: 2,
    locale: 'ru-RU',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    baseURL: origin,
  });
  const page = await context.newPage();
  const taken: Record<string, Photograph> = {};
  const take = async (name: string, of: Page, spots: Record<string, Locator> = {}, whole = false) => {
    taken[name] = await photograph(of, path.join(folder, `${name}.png`), spots, whole);
  };
  await visitorsPages(page, take);
  await subscribersPages(page, take);
  await context.close();
  return taken;
}

/** Signs the demo subscriber in and waits for «Мои приложения». */
export async function signInAsDemo(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Логин').fill(demo.login);
  await page.getByLabel('Пароль', { exact: true }).fill(demo.password);
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL('/my');
  await page.getByRole('main').getByRole('link', { name: 'Запустить' }).first().waitFor();
}

type Take = (name: string, of: Page, spots?: Record<string, Locator>, whole?: boolean) => Promise<void>;

async function visitorsPages(page: Page, take: Take): Promise<void> {
  await page.goto('/');
  const register = page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться и начать работу' });
  await take('home', page, { register }, true);
  const steps = page.getByRole('heading', { name: /Три шага/ });
  await take('steps', page, { steps }, true);
  await page.goto('/solutions');
  const start = page.getByRole('link', { name: 'Начать работу Бухгалтерия для бизнеса' });
  await take('solutions', page, { start }, true);
}

async function subscribersPages(page: Page, take: Take): Promise<void> {
  await signInAsDemo(page);
  const add = page.getByRole('main').getByRole('link', { name: 'Добавить приложение' });
  await take('my', page, { add }, true);
  const filledCard = page.getByRole('main').getByRole('listitem').filter({ hasText: filledName });
  const filled = await filledCard.getByRole('link', { name: 'Запустить' }).getAttribute('href');
  await page.goto('/solutions/ea');
  const addButton = page.getByRole('main').getByRole('button', { name: 'Добавить' });
  await addButton.waitFor();
  await take('solution', page, { add: addButton }, true);
  await addButton.click();
  const dialog = page.getByRole('dialog', { name: 'Добавить приложение' });
  await dialog.getByLabel('Название').fill(newName);
  const send = dialog.getByRole('button', { name: 'Добавить' });
  await take('dialog', page, { send });
  const opening = page.waitForEvent('popup');
  await send.click();
  const opened = await opening;
  await opened.getByRole('heading', { name: /Готовим приложение/ }).waitFor();
  await opened.getByText(newName).waitFor();
  await take('preparing', opened);
  await opened.waitForURL(/\/a\/ea\/\d+$/);
  await take('empty', opened);
  await opened.goto(`${filled}?screen=sales`);
  await take('journal', opened, { first: opened.getByRole('row').nth(1) });
  await opened.goto(`${filled}?screen=card`);
  await take('document', opened, {}, true);
  await opened.close();
  await page.goto('/subscriptions');
  await page.getByRole('main').getByRole('table').first().waitFor();
  await take('subscriptions', page, { heading: page.getByRole('heading', { level: 1 }) }, true);
}

/** A picture of a page with the middles of some of its elements. */
async function photograph(
  page: Page,
  file: string,
  spots: Record<string, Locator>,
  whole: boolean,
): Promise<Photograph> {
  // Hydration and what it fetches may move the page under the spots.
  await page.waitForFunction(
    () => !document.querySelector('script[type="module"]') || performance.getEntriesByName('hydrated').length > 0,
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, fullPage: whole, animations: 'disabled', caret: 'hide' });
  const found: Record<string, Spot> = {};
  for (const [name, element] of Object.entries(spots)) {
    const box = await element.boundingBox();
    if (!box) throw new Error(`Nothing to point at: ${name}`);
    found[name] = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  const height = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : VIEW.height;
  return { file, width: VIEW.width, height, spots: found };
}
