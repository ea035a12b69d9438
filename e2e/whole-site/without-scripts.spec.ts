import { expect, test } from '../harness/journey.ts';
import { eachPage, groupsOf } from './each-page.ts';

test.use({ javaScriptEnabled: false });

for (const { title, group } of groupsOf(({ audience, name }) => audience === 'public' && name !== 'devUi')) {
  test(`read without scripts: ${title}`, async ({ page, faults }) => {
    await eachPage(group, faults, async ({ address }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/(\p{L}+\P{L}+){20}/u);
      await expect(page.getByRole('main')).not.toContainText('Загрузка...');
    });
  });
}

test('without scripts the links lead on, from the home page to a solution and its screens', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('heading', { name: 'Решения' }).getByRole('link').click();
  await expect(page).toHaveURL('/solutions');
  await page.getByRole('link', { name: 'Начать работу Бухгалтерия для бизнеса' }).click();
  await expect(page).toHaveURL('/solutions/ea');
  await expect(page.getByRole('main')).toContainText('Что умеет программа');
  await page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().click();
  await expect(page).toHaveURL(/\/media\/screens\/ea-\d\.webp$/);
});

test('without scripts sign-in is in the head of every page', async ({ page }) => {
  await page.goto('/solutions');
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Логин')).toBeVisible();
});

test('without scripts a form says so, and one sent all the same leads back', async ({ page, faults }) => {
  faults.expectStatus(405, '/login');
  await page.goto('/login');
  // The text of this element is no text to locators.
  await expect(page.locator('noscript > div')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Форма не отправлена');
  await page.getByRole('link', { name: 'Вернуться к форме' }).click();
  await expect(page.getByLabel('Логин')).toBeVisible();
});
