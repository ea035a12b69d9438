import { randomBytes } from 'node:crypto';
import { loseFirstAnswer } from '../harness/calls.ts';
import { makeEnquiry } from '../harness/enquiries.ts';
import { expect, test } from '../harness/journey.ts';
import { countLetters, waitForLetter } from '../harness/letters.ts';
import { writeNews } from '../harness/news.ts';

/** What is sent again because the answer was lost is done once (spec: operator-console.once). */
const unique = () => randomBytes(4).toString('hex');
const lost = /Нет\sсвязи\sс\sпорталом/;

test('an answer to a question whose confirmation is lost goes to the person once, however often it is sent', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  const email = `lost-${unique()}@example.kz`;
  const id = await makeEnquiry(portal, { name: 'Дана', email, text: 'Сколько стоит?' });
  const call = `/service/console/enquiries/${id}/answer`;
  faults.expectNoAnswer(call);
  faults.expectStatus(409, call);
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/enquiries/${id}/show`);
  const form = page.getByRole('region', { name: 'Ответ', exact: true });
  const field = form.getByRole('textbox', { name: 'Текст ответа' });
  const send = form.getByRole('button', { name: 'Отправить письмо' });
  const answers = page.getByRole('listitem').filter({ hasText: 'тенге' });

  await loseFirstAnswer(page, call);
  await field.fill('Пять тысяч тенге.');
  await send.click();
  await expect(form.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await expect(answers).toHaveCount(1);
  await page.reload();
  await expect(field).toHaveValue('Пять тысяч тенге.');
  await send.click();
  await expect(field).toHaveValue('');
  await expect(answers).toHaveCount(1);
  expect(await countLetters(portal, email)).toBe(1);

  await loseFirstAnswer(page, call);
  await field.fill('Для вас четыре тысячи тенге.');
  await send.click();
  await expect(form.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await field.fill('Для вас три тысячи тенге.');
  await send.click();
  await expect(form.getByText(/Ответ уже сохранён с\sпрежним текстом/)).toBeVisible();
  await expect(field).toHaveValue('Для вас три тысячи тенге.');
  expect(await countLetters(portal, email)).toBe(2);
  await send.click();
  await expect(field).toHaveValue('');
  await expect(answers).toHaveCount(3);
  expect(await countLetters(portal, email)).toBe(3);
});

test('an announcement and a draft whose answers are lost are made once', async ({ page, people, enter, faults }) => {
  const mark = unique();
  faults.expectNoAnswer('/service/console/announcements');
  faults.expectNoAnswer('/service/console/content/news');
  await enter(await people.makeStaff('operator'));

  await page.goto('/console/announcements/create');
  await page.getByRole('textbox', { name: /Заголовок/ }).fill(`Объявление ${mark}`);
  await page.getByRole('combobox', { name: /Кому/ }).click();
  await page.getByRole('option', { name: 'Партнёрам' }).click();
  await page.getByLabel(/^Начало/).fill('2090-01-01T10:00');
  await page.getByLabel(/^Конец/).fill('2090-01-01T12:00');
  await loseFirstAnswer(page, '/service/console/announcements');
  const save = page.getByRole('button', { name: 'Сохранить' });
  await save.click();
  await expect(page.getByText(lost)).toBeVisible();
  await save.click();
  await expect(page).toHaveURL(/\/console\/announcements(\?|$)/);
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveCount(1);

  await writeNews(page, { title: `Новость ${mark}`, code: `poterya-${mark}`, text: 'Начало' });
  await loseFirstAnswer(page, '/service/console/content/news');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
  await page.goto(`/console/news?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`);
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveCount(1);
});

test('a letter that is asked for again after its answer was lost is sent once', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  const { id, login } = await people.make();
  const address = `${login}@example.kz`;
  faults.expectNoAnswer('/service/console/');
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${id}/show`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Письмо для пароля' }).click();
  await loseFirstAnswer(page, `/${id}/recover`);
  const recover = dialog.getByRole('button', { name: 'Письмо для пароля' });
  await recover.click();
  await expect(dialog.getByText(lost)).toBeVisible();
  await recover.click();
  await expect(dialog).toHaveCount(0);
  expect(await countLetters(portal, address)).toBe(1);

  await waitForLetter(portal, address, /Восстановление/);
  await page.goto(`/console/mails?filter=${encodeURIComponent(JSON.stringify({ q: address }))}`);
  await page.getByRole('row', { name: /Восстановление\sпароля/ }).click();
  await loseFirstAnswer(page, '/resend');
  const resend = page.getByRole('button', { name: /Отправить с\sновым кодом/ });
  await resend.click();
  const again = dialog.getByRole('button', { name: /Отправить с\sновым кодом/ });
  await again.click();
  await expect(dialog.getByText(lost)).toBeVisible();
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog).toHaveCount(0);
  await resend.click();
  await expect(again).toBeVisible();
  await expect(dialog.getByText(lost)).toHaveCount(0);
  await again.click();
  await expect(page.getByText(/^Новое письмо на.*поставлено в\sочередь/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await countLetters(portal, address)).toBe(2);
});
