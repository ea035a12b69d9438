import type { Page } from '@playwright/test';
import type { DemoLogin, View } from './view.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the first menu of the page that has the item, and presses it. */
async function choose(page: Page, item: string): Promise<void> {
  const menus = page.getByRole('main').getByRole('button', { name: /^Действия: / });
  for (let index = 0; index < (await menus.count()); index += 1) {
    await menus.nth(index).click();
    await page.getByRole('menuitem').first().waitFor();
    if (await menuItem(page, item).isVisible()) return menuItem(page, item).click();
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
  }
  throw new Error(`no menu of the page has «${item}»`);
}

/** The first customer of the partner, whose address is random in the demo. */
const openCustomer = async (page: Page) => {
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/partner\/customers\/.+/);
  await page.getByRole('heading', { name: 'История подписок' }).waitFor();
};

const calls = /\/(service\/bl|api\/v1)\//;
const restore = '/service/bl/get/user-info';
/** Calls of the page that never answer; the session is restored all the same. */
const hold = (page: Page) =>
  page.route(calls, (route) => (route.request().url().endsWith(restore) ? route.continue() : undefined));
const refusal = { code: 'common.unavailable', message: 'Сервис ненадолго недоступен.', requestId: 'pictures' };
const refuse = (page: Page) =>
  page.route(calls, (route) =>
    route.request().url().endsWith(restore) ? route.continue() : route.fulfill({ status: 503, json: refusal }),
  );

/** The demo's organisations have one owner each: a colleague joins the answer. */
const addColleague = (page: Page) =>
  page.route(/\/service\/bl\/members\?/, async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    const colleague = { name: 'Асель Нурланова', email: 'assel@schety.example', role: 'user', you: false };
    const rights = { since: '2026-11-02T11:45:00.000Z', mayChange: true, mayRemove: true };
    json.content.push({ userId: '00000000-0000-4000-8000-000000000009', ...colleague, ...rights });
    await route.fulfill({ response: answer, json });
  });

const open = (name: string, address: string, act: View['act'], login?: DemoLogin): View => ({
  name,
  address,
  ...(act ? { act } : {}),
  ...(login ? { login } : {}),
  window: true,
});

/** A dialog, whose code may come only when it is opened. */
const openDialog = (name: string, address: string, act: (page: Page) => Promise<unknown>, login?: DemoLogin): View =>
  open(
    name,
    address,
    async (page) => {
      await act(page);
      await dialog(page).waitFor();
    },
    login,
  );

const listsOfPeople: readonly (readonly [string, string, DemoLogin])[] = [
  ['my', '/my', 'demo'],
  ['subscriptions', '/subscriptions', 'demo'],
  ['account', '/a/sm', 'demo'],
  ['partner', '/partner', 'partner'],
  ['partner-customers', '/partner/customers', 'partner'],
  ['partner-customer', '/partner/customers/00000000-0000-4000-8000-000000000000', 'partner'],
  ['partner-organization', '/partner/organization', 'partner'],
];

const menus: readonly View[] = [
  { ...open('phone-menu', '/solutions', (page) => button(page, 'Меню').click()), only: 'phone' },
  { ...open('phone-menu-demo', '/solutions', (page) => button(page, 'Меню').click(), 'demo'), only: 'phone' },
  { ...open('user-menu', '/my', (page) => button(page, /^Меню пользователя/).click(), 'demo'), only: 'desktop' },
  {
    ...open('user-menu-partner', '/partner', (page) => button(page, /^Меню пользователя/).click(), 'partner'),
    only: 'desktop',
  },
  open('card-menu', '/solutions', (page) => button(page, /^Действия: /).click()),
  open('application-menu', '/my', (page) => button(page, /^Действия: /).click(), 'demo'),
  open('invitation-menu', '/partner', (page) => button(page, /^Действия: /).click(), 'partner'),
  open('applications-filter', '/my', (page) => button(page, 'Фильтр приложений').click(), 'demo'),
];

const dialogs: readonly View[] = [
  openDialog('screens-viewer', '/solutions', (page) => choose(page, 'Экраны приложений')),
  openDialog('screens-viewer-of-page', '/solutions/ea', (page) =>
    page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().click(),
  ),
  openDialog('video-dialog', '/reviews?tab=video', (page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: /Смотреть видео|Видео/ })
      .first()
      .click(),
  ),
  openDialog('add-application', '/solutions/ea', (page) => button(page, 'Добавить').click(), 'demo'),
  openDialog(
    'add-application-error',
    '/solutions/ea',
    async (page) => {
      await button(page, 'Добавить').click();
      await dialog(page).getByRole('button', { name: 'Добавить' }).click();
    },
    'demo',
  ),
  openDialog('rename', '/my', (page) => choose(page, 'Переименовать'), 'demo'),
  openDialog('end-sessions', '/a/sm', (page) => button(page, 'Завершить все').click(), 'demo'),
  openDialog('invite-member', '/a/sm', (page) => button(page, 'Пригласить').click(), 'demo'),
  { ...openDialog('change-role', '/a/sm', (page) => choose(page, 'Сменить роль'), 'demo'), prepare: addColleague },
  { ...openDialog('remove-member', '/a/sm', (page) => choose(page, 'Исключить'), 'demo'), prepare: addColleague },
  { name: 'account-colleague', address: '/a/sm', login: 'demo', prepare: addColleague },
  openDialog('invite-customer', '/partner', (page) => button(page, 'Пригласить клиента').click(), 'partner'),
  openDialog(
    'invite-customer-error',
    '/partner',
    async (page) => {
      await button(page, 'Пригласить клиента').click();
      await dialog(page).getByRole('button', { name: 'Отправить приглашение' }).click();
    },
    'partner',
  ),
  openDialog('revoke-invitation', '/partner', (page) => choose(page, 'Отозвать'), 'partner'),
  openDialog(
    'letter-to-customers',
    '/partner/customers',
    async (page) => {
      await page.getByRole('main').getByRole('checkbox').first().check();
      await button(page, /^Написать письмо/).click();
    },
    'partner',
  ),
];

const customer: readonly View[] = [
  { name: 'partner-customer', address: '/partner/customers', login: 'partner', act: openCustomer },
  openDialog(
    'add-subscription',
    '/partner/customers',
    async (page) => {
      await openCustomer(page);
      await button(page, 'Добавить подписку').click();
    },
    'partner',
  ),
  openDialog(
    'extend-subscription',
    '/partner/customers',
    async (page) => {
      await openCustomer(page);
      await choose(page, 'Продлить');
    },
    'partner',
  ),
  openDialog(
    'close-subscription',
    '/partner/customers',
    async (page) => {
      await openCustomer(page);
      await choose(page, 'Закрыть');
    },
    'partner',
  ),
];

const forms: readonly View[] = [
  {
    name: 'login-error',
    address: '/login',
    prepare: (page) =>
      page.route(/get\/token$/, (route) =>
        route.fulfill({
          status: 401,
          json: { ...refusal, code: 'identity.wrong', message: 'Неверный логин или пароль' },
        }),
      ),
    act: async (page) => {
      await page.getByLabel('Логин').fill('nobody');
      await page.getByLabel('Пароль', { exact: true }).fill('Пароль-1');
      await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'recover-error',
    address: '/recover',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Почта' }).fill('not an address');
      await page.getByRole('textbox', { name: 'Почта' }).press('Enter');
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'password-error',
    address: '/a/sm',
    login: 'demo',
    act: async (page) => {
      await button(page, 'Сменить пароль').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'organization-error',
    address: '/partner/organization',
    login: 'partner',
    act: async (page) => {
      await page.getByLabel('Почта').fill('not an address');
      await button(page, 'Сохранить').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'enquiry-error',
    address: '/about',
    act: async (page) => {
      await page.getByLabel('Почта').fill('not an address');
      await page.getByLabel('Имя').fill('Айгуль');
      await page.getByLabel('Имя').blur();
    },
  },
  open('search-suggestions', '/search', async (page) => {
    await page.getByRole('combobox', { name: 'Что найти' }).pressSequentially('отч');
    await page.getByRole('option').first().waitFor();
  }),
  {
    name: 'price-accordion',
    address: '/price',
    act: (page) => page.getByRole('main').locator('details:not([open]) summary').first().click(),
  },
  { name: 'price-other', address: '/price', act: (page) => page.getByRole('main').getByRole('tab').nth(1).click() },
];

const loading: readonly View[] = listsOfPeople.flatMap(([name, address, login]) => [
  { name: `${name}-loading`, address, login, prepare: hold, busy: true },
  { name: `${name}-failed`, address, login, prepare: refuse },
]);

/** Menus, dialogs, forms with mistakes, lists that load and lists that failed. */
export const states: readonly View[] = [...menus, ...dialogs, ...customer, ...forms, ...loading];
