import type { Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 });

test('the catalogue has three tabs with their solutions, and the chosen one stands in the address', async ({
  page,
}) => {
  await visit(page, '/solutions');
  await expect(tab(page, 'Коммерческие')).toHaveAttribute('aria-selected', 'true');
  await expect(titles(page)).toHaveCount(7);
  await tab(page, 'Государственные').click();
  await expect(page).toHaveURL('/solutions?category=government');
  await expect(titles(page)).toHaveText([
    'Бухгалтерия для госучреждений',
    'Бухгалтерия для госпредприятий',
    'Зарплата и кадры для госучреждений',
    'Бюджетное планирование и контроль',
  ]);
  await tab(page, 'Государственные').press('ArrowRight');
  await expect(tab(page, 'Отраслевые')).toBeFocused();
  await expect(page).toHaveURL('/solutions?category=industry');
  await expect(titles(page)).toHaveCount(3);
  await page.reload();
  await expect(tab(page, 'Отраслевые')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Государственные')).toHaveAttribute('aria-selected', 'true');
});

test('the tab is there again after a solution and Back', async ({ page }) => {
  await visit(page, '/solutions?category=industry');
  await page.getByRole('link', { name: 'Начать работу Учёт для аптек' }).click();
  await expect(page).toHaveURL('/solutions/apteka');
  await page.goBack();
  await expect(tab(page, 'Отраслевые')).toHaveAttribute('aria-selected', 'true');
  await expect(titles(page)).toHaveCount(3);
});

for (const [category, selected] of [
  ['government', 'Государственные'],
  ['industry', 'Отраслевые'],
  ['commercial', 'Коммерческие'],
  ['partner', 'Коммерческие'],
  ['no-such', 'Коммерческие'],
] as const) {
  test(`/solutions/?category=${category} opens the tab «${selected}», with the slash and without`, async ({ page }) => {
    for (const address of [`/solutions?category=${category}`, `/solutions/?category=${category}`]) {
      await visit(page, address);
      await expect(page).toHaveURL(address);
      await expect(tab(page, selected)).toHaveAttribute('aria-selected', 'true');
    }
    const partners = page.getByRole('main').getByRole('link', { name: 'Как стать партнёром' });
    if (category === 'partner') await expect(partners).toHaveAttribute('href', '/articles/faq_partner');
    else await expect(partners).toHaveCount(0);
  });
}

test('the menu of a card leads to the solution and to its screens', async ({ page }) => {
  await visit(page, '/solutions');
  const actions = page.getByRole('button', { name: 'Действия: Розничная торговля 3.0' });
  await actions.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Ознакомиться', 'Экраны приложений']);
  await page.getByRole('menuitem', { name: 'Ознакомиться' }).click();
  await expect(page).toHaveURL('/solutions/rtl3');
  await page.goBack();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Экраны приложений' }).click();
  const viewer = page.getByRole('dialog', { name: 'Розничная торговля 3.0' });
  await expect(viewer).toContainText('1 / 5');
  await viewer.getByRole('button', { name: 'Закрыть' }).click();
  await expect(viewer).toBeHidden();
  await expect(actions).toBeFocused();
});
