import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { UserInfo } from '../../../contract/identity.ts';
import { type Answers, answerCalls, json, openSite, person } from '../../app/testing/open-site.tsx';

const register = '/service/bl/registration/partner-code';
const invitation = {
  cause: null,
  serviceOrganization: { name: 'Партнёр', properties: { site: '', mail: '', phone: '', description: '' } },
  registrationInfo: { email: 'new@example.kz', login: 'new@example.kz', hasAccount: false },
};
const code = page.getByLabelText('Код приглашения');
const login = page.getByLabelText('Логин');
const password = page.getByLabelText('Пароль', { exact: true });
const submit = page.getByRole('button', { name: 'Зарегистрироваться', exact: true });
const notReady = page.getByRole('button', { name: 'Заполните все поля' });
const byHand = page.getByRole('button', { name: 'Задать вручную' });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the form; returns the bodies that were sent, by the call. */
async function open(answers: Answers = {}, user: UserInfo | null = null) {
  answerCalls({
    '/service/bl/registration/get-partner-info': () => json(invitation),
    '/service/bl/get/token': () => json({ success: true }),
    '/service/bl/get/user-info': () => json(person),
    '/service/bl/get/subscriptions': () => json([]),
    '/service/bl/get/applications': () =>
      json({ content: [], facets: [], page: 1, count: 50, totalPages: 0, totalElements: 0 }),
    [register]: () => json({ success: true, login: 'new@example.kz' }),
    ...answers,
  });
  await openSite('/register/invite_code', user);
  const sent = (path: string) =>
    vi
      .mocked(window.fetch)
      .mock.calls.filter(([address]) => address === path)
      .map(([, init]) => JSON.parse(String(init?.body)));
  return { sent };
}

async function fillInFields(): Promise<void> {
  await code.fill('DEMO-DEMO-DEMO-DEMO');
  await page.getByLabelText('ФИО').fill('Новая Клиентка');
  await page.getByLabelText('Телефон').fill('+7 (701) 123-45-67');
}

async function fillIn(): Promise<void> {
  await fillInFields();
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
}

/** Waits until the newcomer is signed in, who would be that of the next test otherwise. */
const expectLedOn = () => expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Мои приложения');

it('a wrong login typed by hand does not stop the button after the way back to the automatic one', async () => {
  const { sent } = await open();
  await fillIn();
  await byHand.click();
  await login.fill('abc!');
  await page.getByRole('button', { name: 'Создать автоматически' }).click();
  await submit.click();
  await expectLedOn();
  expect(sent(register)).toMatchObject([{ login: 'new@example.kz' }]);
});

it('with only the login wrong the button says no field is empty, and a press shows what is wrong', async () => {
  const { sent } = await open();
  await fillIn();
  await byHand.click();
  await login.fill('abc!');
  await userEvent.tab();
  await expect.element(notReady).not.toBeInTheDocument();
  await submit.click();
  await expect.element(login).toHaveAccessibleDescription(/^Допустимые символы: a-z A-Z а-я А-Я 0-9 @ \. - _/);
  await expect.element(login).toHaveFocus();
  expect(sent(register)).toEqual([]);
});

it('an empty login or password typed by hand takes the automatic one, which the form shows before it is sent', async () => {
  const { sent } = await open();
  await fillIn();
  await byHand.click();
  await expect.element(login).toHaveAccessibleDescription(/new@example\.kz/);
  const made = password.element().getAttribute('aria-describedby')?.split(' ') ?? [];
  const shown = made.map((id) => document.getElementById(id)?.querySelector('b')?.textContent).join('');
  expect(shown).toMatch(/^\w{8}$/);
  await login.fill('own');
  await login.clear();
  await expect.element(submit).not.toHaveAttribute('aria-disabled');
  await submit.click();
  await expectLedOn();
  expect(sent(register)).toMatchObject([{ login: 'new@example.kz', password: shown }]);
});

it('of the answer only the success counts: an empty one signs in with the login that was typed', async () => {
  const { sent } = await open({ [register]: () => new Response('') });
  await fillIn();
  await byHand.click();
  await login.fill('klientka');
  await submit.click();
  await expectLedOn();
  expect(sent('/service/bl/get/token')).toMatchObject([{ login: 'klientka' }]);
});

it('a registration whose answer was lost is found by signing in, at once or when the repetition is refused', async () => {
  let connected = false;
  const refused = { message: 'Проверьте поля.', fields: { partnerCode: 'Этот код приглашения не подходит.' } };
  const { sent } = await open({
    [register]: () => (connected ? json(refused, 400) : Promise.reject(new TypeError('Failed to fetch'))),
    '/service/bl/get/token': () =>
      connected ? json({ success: true }) : Promise.reject(new TypeError('Failed to fetch')),
  });
  await fillIn();
  await submit.click();
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toHaveAccessibleName('Ошибка при регистрации. Попробуйте еще раз.');
  await expect.element(alert).toHaveAccessibleDescription(/^Проверьте связь с\sинтернетом и\sповторите\.$/);
  await alert.getByRole('button').click();
  connected = true;
  await submit.click();
  await expectLedOn();
  const [first] = sent(register);
  expect(sent('/service/bl/get/token').at(-1)).toMatchObject({ login: 'new@example.kz', password: first.password });
});

it('a registration refused for a while says when it can be repeated', async () => {
  const { sent } = await open({
    [register]: () =>
      Response.json({ message: 'Слишком много попыток.' }, { status: 429, headers: { 'retry-after': '300' } }),
  });
  await fillIn();
  await submit.click();
  const alert = page.getByRole('alertdialog', { name: 'Ошибка при регистрации. Попробуйте еще раз.' });
  await expect
    .element(alert)
    .toHaveAccessibleDescription(/^Слишком много попыток\. Повторить можно через\s5\sминут\.$/);
  expect(sent('/service/bl/get/token')).toEqual([]);
});

it('a code cleared after an error is not called missing on leaving', async () => {
  await open();
  await code.fill('AB');
  await userEvent.tab();
  await expect.element(code).toHaveAccessibleDescription('Код приглашения должен содержать минимум 3 символа');
  await code.clear();
  await userEvent.tab();
  await expect.element(code).not.toHaveAttribute('aria-invalid');
});

it('signed in, a press leads to why nobody can be registered, and no password is offered', async () => {
  const { sent } = await open({}, person);
  await fillInFields();
  await submit.click({ force: true });
  await expect.element(page.getByText(/^Вы уже вошли как Марина\./)).toBeInViewport();
  expect(document.activeElement?.textContent).toMatch(/^Вы уже вошли как Марина\./);
  await expect.element(page.getByText(/Сохраните пароль/)).not.toBeInTheDocument();
  expect(sent(register)).toEqual([]);
});

it('for an e-mail with an account a press leads to the ways into it', async () => {
  const known = { ...invitation, registrationInfo: { ...invitation.registrationInfo, hasAccount: true } };
  const { sent } = await open({ '/service/bl/registration/get-partner-info': () => json(known) });
  await fillInFields();
  await submit.click({ force: true });
  await expect.element(page.getByRole('link', { name: 'восстановите пароль' })).toBeInViewport();
  expect(document.activeElement?.textContent).toMatch(/^На\sэту почту уже есть учётная запись\./);
  expect(sent(register)).toEqual([]);
});
