import type { Page } from '@playwright/test';
import { finger, type Hands, keyboard, mouse } from '../harness/hands.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { head, mainMenu, signInLink, userMenu } from '../harness/visit.ts';

interface Traveller {
  readonly login: string;
  readonly password: string;
  readonly name: string;
}

const demo: Traveller = { login: 'demo', password: 'Demo-2026', name: 'Марина Ковалёва' };
const unique = () => Math.random().toString(36).slice(2, 8);
const small = (page: Page) => (page.viewportSize()?.width ?? 0) < 1200;

async function signIn(page: Page, hands: Hands, { login, password }: Traveller): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-person', 'visitor');
  await hands.press(signInLink(page));
  await expect(page).toHaveURL('/login');
  await hands.type(page.getByLabel('Логин'), login);
  await hands.type(page.getByLabel('Пароль', { exact: true }), password);
  await hands.press(page.getByRole('main').getByRole('button', { name: 'Войти' }));
  await expect(page).toHaveURL('/my');
}

/** Adds an application from the list of the person's own, with «Запустить» on; gives its number. */
async function addAndSeeItOpen(page: Page, hands: Hands, name: string): Promise<string> {
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Добавить приложение' }));
  await expect(page).toHaveURL('/solutions');
  await hands.press(page.getByRole('link', { name: 'Начать работу Бухгалтерия для бизнеса' }));
  await expect(page).toHaveURL('/solutions/ea');
  await hands.press(page.getByRole('main').getByRole('button', { name: 'Добавить' }));
  const dialog = page.getByRole('dialog', { name: 'Добавить приложение' });
  await hands.type(dialog.getByLabel('Название'), name);
  await expect(dialog.getByLabel('Запустить приложение сразу после добавления')).toBeChecked();
  const opening = page.waitForEvent('popup');
  await hands.press(dialog.getByRole('button', { name: 'Добавить' }));
  // Watched from the press on: the words stay for 1200 ms, whatever the new tab does meanwhile.
  const [opened] = await Promise.all([opening, expect(dialog).toContainText('Приложение добавлено!')]);
  await expect(dialog).toBeHidden();
  await expect(opened).toHaveURL(/\/a\/ea\/\d+$/);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(opened.locator('body')).toContainText(name);
  await expect(opened.locator('body')).toContainText(/учебн/i);
  const number = /\d+$/.exec(opened.url())?.[0] ?? '';
  await opened.close();
  return number;
}

async function goToMine(page: Page, hands: Hands): Promise<void> {
  if (small(page)) await hands.press(page.getByRole('button', { name: 'Меню', exact: true }));
  await hands.press(mainMenu(page).getByRole('link', { name: 'Мои приложения' }));
  await expect(page).toHaveURL('/my');
}

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openCardMenu(page: Page, hands: Hands, name: string): Promise<void> {
  await hands.press(card(page, name).getByRole('button', { name: `Действия: ${name}` }));
}

async function rename(page: Page, hands: Hands, from: string, to: string): Promise<void> {
  await expect(card(page, from).getByRole('link', { name: 'Запустить' })).toBeVisible();
  await openCardMenu(page, hands, from);
  await hands.press(page.getByRole('menuitem', { name: 'Переименовать' }));
  const dialog = page.getByRole('dialog', { name: 'Переименовать' });
  await expect(dialog.getByLabel('Название')).toHaveValue(from);
  await hands.type(dialog.getByLabel('Название'), to);
  await hands.press(dialog.getByRole('button', { name: 'Сохранить' }));
  await expect(dialog).toContainText('Название изменено!');
  await expect(dialog).toBeHidden();
  await expect(card(page, to)).toBeVisible();
  await expect(card(page, from)).toHaveCount(0);
}

async function filter(page: Page, hands: Hands, name: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Фильтр приложений' });
  const kinds = page.getByRole('group', { name: 'Показать приложения' });
  const all = await page.getByRole('main').getByRole('heading', { level: 2 }).count();
  await hands.press(button);
  await hands.press(kinds.getByRole('checkbox', { name: 'Зарплата и кадры для бизнеса' }));
  await expect(page).toHaveURL('/my?type=zup');
  await expect(card(page, name)).toHaveCount(0);
  await hands.press(kinds.getByRole('checkbox', { name: 'Бухгалтерия для бизнеса' }));
  await expect(page).toHaveURL(/\/my\?type=(ea,zup|zup,ea)$/);
  await expect(card(page, name)).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Сбросить фильтр' }));
  await expect(page).toHaveURL('/my');
  await page.keyboard.press('Escape');
  await expect(kinds).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(all);
}

async function copyLink(page: Page, hands: Hands, name: string, number: string): Promise<void> {
  await openCardMenu(page, hands, name);
  await hands.press(page.getByRole('menuitem', { name: 'Скопировать ссылку' }));
  await expect(page.getByRole('menuitem', { name: 'Скопировано!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/a/ea/${number}`);
  await expect(page.getByRole('menuitem', { name: 'Скопировать ссылку' })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function openDetails(page: Page, hands: Hands, name: string): Promise<void> {
  await openCardMenu(page, hands, name);
  await hands.press(page.getByRole('menuitem', { name: 'Подробнее' }));
  await expect(page).toHaveURL('/solutions/ea');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('для бизнеса');
}

async function openSubscriptions(page: Page, hands: Hands): Promise<void> {
  if (small(page)) await hands.press(page.getByRole('button', { name: 'Меню', exact: true }));
  const frame = small(page) ? page.getByRole('dialog', { name: 'Меню' }) : head(page);
  await hands.press(frame.getByRole('link', { name: /^Активные подписки: / }));
  await expect(page).toHaveURL('/subscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Активные подписки');
}

async function signOut(page: Page, hands: Hands, { name }: Traveller): Promise<void> {
  await hands.press(userMenu(page, name));
  await hands.press(page.getByRole('menuitem', { name: 'Выйти' }));
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
}

async function wholeJourney(page: Page, hands: Hands, traveller: Traveller): Promise<void> {
  const name = `Новая база ${unique()}`;
  const renamed = `Кедр, копия ${unique()}`;
  await signIn(page, hands, traveller);
  const number = await addAndSeeItOpen(page, hands, name);
  await goToMine(page, hands);
  await rename(page, hands, name, renamed);
  await filter(page, hands, renamed);
  await copyLink(page, hands, renamed, number);
  if (small(page)) await noSidewaysScroll(page);
  await openDetails(page, hands, renamed);
  if (small(page)) await noSidewaysScroll(page);
  await openSubscriptions(page, hands);
  if (small(page)) await noSidewaysScroll(page);
  await signOut(page, hands, traveller);
}

const cedar = {
  name: 'Асель Кедрова',
  subscribers: [
    {
      name: 'ТОО «Кедр»',
      subscriptions: [['Бухгалтерия, 3 места', 5]],
      applications: [
        ['zup', 'Зарплата 2026'],
        ['ea', 'Кедр, основная база'],
        ['unf', 'Управление и заказы'],
      ],
    },
  ],
} as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
// Each is a whole day's work, and the keyboard takes a step for every link on its way.
test.describe.configure({ timeout: 300_000 });

test('the demo subscriber adds an application, sees it open, renames, filters, copies its link and signs out', async ({
  page,
}) => {
  await wholeJourney(page, mouse(), demo);
});

test('the same journey works with the keyboard alone', async ({ page, people }) => {
  await wholeJourney(page, keyboard(page), await people.make(cedar));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the same journey works with a finger at 360 px', async ({ page, people }) => {
    await wholeJourney(page, finger(), await people.make(cedar));
  });
});
