import type { Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { alive, head, mainMenu, signInLink, userMenu, visit } from '../harness/visit.ts';

const newTab = ' (откроется в новой вкладке)';

/** Label and address of each line of a menu, in order. */
function lines(page: Page): Promise<[string, string | null][]> {
  return mainMenu(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [(link.textContent ?? '').replace(/\s+/g, ' ').trim(), link.getAttribute('href')]),
    );
}

const visitorsMenu = [
  ['Решения', '/solutions'],
  ['Преимущества', '/advantages'],
  ['Отзывы', '/reviews'],
  ['Тарифы', '/price'],
  ['О сервисе', '/about'],
  ['Новости', '/news'],
  ['Выбрать партнёра', '/register/browse_partners'],
  ['Для партнёров', '/articles/faq_partner'],
  ['Помощь', '/help'],
  ['Купить', '/price'],
];
const personsMenu = [
  ['Мои приложения', '/my'],
  ['Решения', '/solutions'],
  ['Новости', '/news'],
  ['Тарифы', '/price'],
  ['Публикации', '/publications'],
  ['Для партнёров', '/articles/faq_partner'],
  ['Помощь', '/help'],
  ['Поддержка', '/help#help-contacts'],
  ['Видеоуроки', '/help#video'],
  ['Купить', '/price'],
];

/** Pages of the portal open in this tab and carry no mark of another site (spec: shell.external-links). */
const expectNoNewTabs = (page: Page) => expect(mainMenu(page).locator('a[target], a svg')).toHaveCount(0);

test('a visitor sees the visitor’s menu, the phones, search and sign-in', async ({ page }) => {
  await visit(page, '/');
  await expect.poll(() => lines(page)).toEqual(visitorsMenu);
  await expectNoNewTabs(page);
  await expect(head(page).getByRole('link', { name: 'Поиск' })).toHaveAttribute('href', '/search');
  await expect(head(page).getByRole('link', { name: '+7 (717) 200-00-18' })).toHaveAttribute(
    'href',
    'tel:+77172000018',
  );
  await expect(signInLink(page)).toBeVisible();
  await expect(head(page).getByRole('link', { name: /Активные подписки/ })).toHaveCount(0);
});

test('a signed-in person sees the person’s menu; what leads to the portal’s own pages stays in this tab', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.make());
  await visit(page, '/my');
  await expect.poll(() => lines(page)).toEqual(personsMenu);
  await expectNoNewTabs(page);
  await expect(signInLink(page)).toHaveCount(0);
  await mainMenu(page).getByRole('link', { name: 'Видеоуроки' }).click();
  await expect(page).toHaveURL('/help#video');
  await expect(page.getByRole('heading', { level: 2, name: 'Видео' })).toBeInViewport();
});

test('both phones stand in the head where there is room, one with a menu of both elsewhere', async ({
  page,
  people,
  enter,
}) => {
  const numbers = head(page).locator('a[href^="tel:"]').filter({ visible: true });
  const button = head(page).getByRole('button', { name: 'Телефоны' });
  const expectPhones = async (both: readonly number[], one: readonly number[]) => {
    for (const width of [...both, ...one].toSorted((a, b) => a - b)) {
      await page.setViewportSize({ width, height: 740 });
      await expect(numbers, `${width} px`).toHaveCount(both.includes(width) ? 2 : 1);
      await expect(button, `${width} px`).toBeVisible({ visible: !both.includes(width) });
      await noSidewaysScroll(page);
    }
  };
  await visit(page, '/about');
  await expectPhones([768, 991, 992, 1280, 1600], [320, 360, 575, 576, 767]);
  await page.setViewportSize({ width: 360, height: 740 });
  await button.click();
  await expect(numbers).toHaveText([/200-00-18/, /200-00-18/, /300-00-18/]);
  await enter(
    await people.make({ subscribers: [{ name: 'Товарищество с ограниченной ответственностью «Байтерек»' }] }),
  );
  await visit(page, '/about');
  await expect(userMenu(page, '')).toBeVisible();
  await expectPhones([768, 991, 1200, 1280, 1600], [360, 767, 992, 1199]);
});

test('the menu marks the present page, «Мои приложения» for the whole of /my', async ({ page, people, enter }) => {
  const current = mainMenu(page).locator('[aria-current="page"]');
  await visit(page, '/solutions/ea');
  await expect(current).toHaveText('Решения');
  await enter(await people.make());
  await visit(page, '/my?type=ea');
  await expect(current).toHaveText('Мои приложения');
  await visit(page, '/');
  await expect(current).toHaveCount(0);
});

test('the name opens the menu with the account in a new tab and sign-out; Escape gives the focus back', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make({ name: 'Серик Оспанов' });
  await enter(person);
  await visit(page, '/my');
  const button = userMenu(page, person.name);
  await expect(button).toContainText('Серик Оспанов');
  await button.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Личный кабинет', 'Выйти']);
  await expect(page.getByRole('menu')).toHaveCSS('width', '200px');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Личный кабинет' })).toBeFocused();
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const account = await opening;
  await expect(account).toHaveURL('/a/sm');
  await alive(account);
  await expect(account.getByRole('heading', { level: 1 })).toHaveText('Личный кабинет');
});

test('an arrow pressed in the moment a menu closes opens it again', async ({ page, people, enter }) => {
  const person = await people.make();
  await enter(person);
  await visit(page, '/my');
  await userMenu(page, person.name).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  // Both in one task, as a slow machine has them: the page has not heard of the closing yet.
  await menu.evaluate((open: HTMLElement) => {
    open.hidePopover();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  await expect(page.getByRole('menuitem', { name: 'Личный кабинет' })).toBeFocused();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Меню', exact: true }).tap();
    return page.getByRole('dialog', { name: 'Меню' });
  };

  test('a visitor’s menu is a sheet that Escape and the cross close and a choice leaves', async ({ page }) => {
    await visit(page, '/');
    await noSidewaysScroll(page);
    await expect(mainMenu(page)).toBeHidden();
    let sheet = await open(page);
    await expect(sheet.getByRole('button', { name: 'Закрыть меню' })).toBeFocused();
    await expect.poll(() => lines(page)).toEqual(visitorsMenu);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Меню', exact: true })).toBeFocused();
    sheet = await open(page);
    await sheet.getByRole('button', { name: 'Закрыть меню' }).tap();
    await expect(sheet).toBeHidden();
    sheet = await open(page);
    await sheet.getByRole('link', { name: 'Решения' }).tap();
    await expect(page).toHaveURL('/solutions');
    await expect(sheet).toBeHidden();
  });

  test('the sheet of a person has the subscriber, the account and sign-out', async ({ page, people, enter }) => {
    const person = await people.make({ subscribers: [{ name: 'ТОО «Байтерек»' }] });
    await enter(person);
    await visit(page, '/my');
    const sheet = await open(page);
    const links = [...personsMenu, [`Личный кабинет${newTab}`, '/a/sm']];
    await expect.poll(() => lines(page)).toEqual(links);
    await expect(sheet.getByRole('link', { name: /ТОО «Байтерек»/ })).toHaveAttribute('href', '/subscriptions');
    await sheet.getByRole('button', { name: 'Выйти' }).tap();
    await expect(page).toHaveURL('/');
    await expect(signInLink(page)).toBeVisible();
    await expect(sheet).toBeHidden();
  });
});
