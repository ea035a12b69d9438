import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';
import { waitForLetter } from '../harness/letters.ts';

test('the card of a person names the partner whose cabinet they work in, and so does the question before it is closed', async ({
  page,
  people,
  enter,
}) => {
  const worker = await people.makePartner();
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${worker.id}/show`);
  await page.getByRole('button', { name: 'Закрыть кабинет' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${worker.partner}: человек больше не`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('link', { name: worker.partner }).click();
  await expect(page).toHaveURL(/\/service-partners\/\d+\/show$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Закрыть кабинет' }).click();
  await dialog.getByRole('button', { name: 'Закрыть кабинет' }).click();
  await expect(page.getByRole('button', { name: 'Впустить в кабинет' })).toBeVisible();
  await expect(page.getByText(/^Кабинет партнёра\s*—$/)).toBeVisible();
});

test('the card of a partner leads to what was done to it, which is called by its name on a phone too', async ({
  page,
  people,
  enter,
}) => {
  const worker = await people.makePartner();
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${worker.id}/show`);
  await page.getByRole('link', { name: worker.partner }).click();
  await expect(page).toHaveURL(/\/service-partners\/\d+\/show$/);
  const closed = await page.request.post(`service/console/partner-people/${worker.id}/remove`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(closed.status()).toBe(200);
  await page.getByRole('link', { name: 'Что здесь меняли' }).click();
  await expect(page.getByRole('row').filter({ hasText: worker.partner })).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 720 });
  await expect(page.getByRole('link').filter({ hasText: worker.partner })).toHaveCount(1);
});

test('whoever came to work for another partner while the invitation was open reads that it is no cabinet that opens', async ({
  page,
  people,
  enter,
  newContext,
  portal,
}) => {
  const [one, other] = [await people.makePartner(), await people.makePartner()];
  const person = await people.make({ subscribers: [] });
  await enter(await people.makeStaff('operator'));
  const post = async (path: string, data: Record<string, string>) => {
    const answer = await page.request.post(`service/console/${path}`, {
      data,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(200);
  };
  const idOf = async (worker: { id: string }) =>
    (await (await page.request.get(`service/console/users/${worker.id}`)).json()).partnerId;
  const email = `${person.login}@example.kz`;
  await post('invitations/partner', { partnerId: await idOf(one), email });
  const { links } = await waitForLetter(portal, email, /кабинет партнёра/);
  const theirs = await newContext();
  await enter(person, { context: theirs });
  const their = await theirs.newPage();
  await their.goto(links.find((link) => link.includes('#code=')) ?? '');
  const join = their.getByRole('button', { name: /Войти в\sкабинет партнёра/ });
  await expect(join).toBeVisible();
  await post('partner-people', { userId: person.id, partnerId: await idOf(other) });
  await join.click();
  await expect(their.getByText(`Вы в организации: ${one.partner}`)).toBeVisible();
  await expect(their).toHaveURL(/\/my$/);
});
