import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

test('the home page has the ways in, the figures, the solutions and the three steps', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Зарегистрироваться и начать работу' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(main.getByRole('link', { name: 'Хочу продавать' })).toHaveAttribute('target', '_blank');
  const figures = main.getByRole('list', { name: 'Сервис в цифрах' }).getByRole('listitem');
  await expect(figures).toHaveCount(3);
  await expect(figures.first()).toContainText('18 000');
  await expect(main.getByRole('heading', { name: 'Решения' }).getByRole('link')).toHaveAttribute('href', '/solutions');
  await expect(
    main.getByRole('heading', { level: 3, name: /Выберите партнёра|Получите|Зарегистрируйтесь/ }),
  ).toHaveCount(3);
});

test('the row of solutions moves by its arrows and changes with the tab', async ({ page }) => {
  await visit(page, '/');
  const back = page.getByRole('button', { name: 'Предыдущие решения' });
  const forward = page.getByRole('button', { name: 'Следующие решения' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await forward.click();
  await expect(back).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('tab', { name: 'Государственные' }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first()).toHaveText(
    'Бухгалтерия для госучреждений',
  );
  await expect(back).toHaveAttribute('aria-disabled', 'true');
});
