import type { Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { alive, head, userMenu, visit } from '../harness/visit.ts';

const block = (page: Page) => head(page).getByRole('link', { name: /Активные подписки/ });

test('the block of the subscriber shows its name and code and leads to the subscriptions', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make({ subscribers: [{ name: 'ТОО «Байтерек»' }] });
  await enter(person);
  await visit(page, '/my');
  await expect(block(page)).toContainText('ТОО «Байтерек»');
  await expect(block(page)).toContainText(`Код ${person.subscribers[0]?.code}`);
  await block(page).click();
  await expect(page).toHaveURL('/subscriptions');
});

test('without a subscriber the block shows a dash and no code', async ({ page, people, enter }) => {
  await enter(await people.make({ subscribers: [] }));
  await visit(page, '/my');
  await expect(block(page).getByText('-', { exact: true })).toBeVisible();
  await expect(block(page)).not.toContainText('Код');
});

const two = {
  name: 'Динара Жумабаева',
  subscribers: [
    { name: 'ТОО «Первая»', applications: [['ea', 'База первой']] },
    { name: 'ТОО «Вторая»', applications: [['zup', 'База второй']] },
  ],
} as const;

test('a person of two subscribers switches, and the choice is remembered after a reload', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make(two);
  await enter(person);
  await visit(page, '/my');
  await expect(block(page)).toContainText('ТОО «Первая»');
  await userMenu(page, person.name).click();
  await expect(page.getByRole('menuitem', { name: 'ТОО «Первая»' })).toContainText('текущая');
  await page.getByRole('menuitem', { name: 'ТОО «Вторая»' }).click();
  await expect(block(page)).toContainText('ТОО «Вторая»');
  await page.reload();
  await alive(page);
  await expect(block(page)).toContainText('ТОО «Вторая»');
  await expect(block(page)).toContainText(`Код ${person.subscribers[1]?.code}`);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the switch of the sheet says on the page which organisation is current now', async ({
    page,
    people,
    enter,
  }) => {
    await enter(await people.make(two));
    await visit(page, '/my');
    await page.getByRole('button', { name: 'Меню', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Меню' });
    await sheet.getByLabel('Организация').selectOption('ТОО «Вторая»');
    await expect(sheet).toBeHidden();
    const said = page.getByText(/^Сейчас выбрана организация: ТОО «Вторая»$/);
    await expect(said).toBeVisible();
    await page.getByRole('button', { name: 'Меню', exact: true }).tap();
    await expect(sheet.getByRole('link', { name: /Активные подписки/ })).toContainText('ТОО «Вторая»');
    await expect(sheet.getByLabel('Организация')).toBeEnabled();
  });

  test("a switch in the person's menu says which organisation is current now", async ({ page, people, enter }) => {
    const person = await people.make(two);
    await enter(person);
    await visit(page, '/my');
    await userMenu(page, person.name).tap();
    await page.getByRole('menuitem', { name: 'ТОО «Вторая»' }).tap();
    await expect(page.getByRole('status').filter({ hasText: 'ТОО «Вторая»' })).toHaveText(
      'Сейчас выбрана организация: ТОО «Вторая»',
    );
  });
});
