import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answerCalls, json, openSite, person } from '../../app/testing/open-site.tsx';

const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const refused = () => json({}, 503);

it.each([
  ['was lost', lost, 'Подтверждение не пришло, пароль мог измениться'],
  ['is a refusal', refused, 'Пароль не изменён. Сервер ответил ошибкой 503.'],
])('when the answer to a change of the password %s, the form says what is known of it', async (_, answer, says) => {
  const answers: Answers = { '/service/bl/password/change': answer, '/service/bl/sessions': () => json([]) };
  answerCalls(answers);
  await openSite('/a/sm', person);
  await page.getByLabelText('Текущий пароль').fill('Password-1');
  await page.getByLabelText('Новый пароль', { exact: true }).fill('Password-2');
  await page.getByLabelText('Новый пароль ещё раз').fill('Password-2');
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  const alert = page.getByLabelText('Смена пароля').getByRole('alert');
  await expect.poll(() => alert.query()?.textContent?.replaceAll('\u00a0', ' '), { timeout: 20_000 }).toContain(says);
  await expect.element(page.getByLabelText('Новый пароль', { exact: true })).toHaveValue('Password-2');
});
