import { intercept } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { userMenu, visit } from '../harness/visit.ts';

test('a guest registers by one press before the mask of the phone and the rules have come', async ({
  page,
  people,
}) => {
  const guest = await people.invite();
  const gate = Promise.withResolvers<void>();
  await intercept(page, /\/assets\/(?:phone-mask|phone-number|phone\.forms|registration-rules)/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await visit(page, `/register/invite_code#code=${guest.code}`);
  await expect(page.getByRole('heading', { name: guest.partner })).toBeVisible();
  await page.getByLabel('ФИО').fill('Спешащий Гость');
  await page.getByRole('textbox', { name: 'Телефон' }).click();
  await page.getByRole('textbox', { name: 'Телефон' }).pressSequentially('87017654321');
  await page.getByRole('button', { name: 'Заполните все поля' }).press('Enter');
  gate.resolve();
  await expect(page).toHaveURL('/my');
});

test('a guest who has just registered is not told to sign out while the next page is on its way', async ({
  page,
  people,
}) => {
  const guest = await people.invite();
  await visit(page, `/register/invite_code#code=${guest.code}`);
  await expect(page.getByRole('heading', { name: guest.partner })).toBeVisible();
  const gate = Promise.withResolvers<void>();
  await intercept(page, /\/assets\/my\.screen/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByLabel('ФИО').fill('Терпеливый Гость');
  await page.getByRole('textbox', { name: 'Телефон' }).fill('7011234567');
  await page.getByRole('main').getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(userMenu(page, 'Терпеливый Гость')).toBeVisible();
  await expect(page.getByText(/Вы уже вошли/)).toHaveCount(0);
  gate.resolve();
  await expect(page).toHaveURL('/my');
});
