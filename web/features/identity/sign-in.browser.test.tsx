import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { restoreSession, sessionState } from '../../app/session/index.ts';
import { type Answers, answerCalls, json, openSite, person } from '../../app/testing/open-site.tsx';

const token = '/service/bl/get/token';
const userInfo = '/service/bl/get/user-info';
const reset = '/service/bl/password/recover/set-new-pass';
const mine: Answers = {
  '/service/bl/get/applications': () =>
    json({ content: [], facets: [], page: 1, count: 50, totalPages: 0, totalElements: 0 }),
  '/service/bl/get/subscriptions': () => json([]),
};
const signedIn: Answers = { ...mine, [token]: () => json({ success: true }), [userInfo]: () => json(person) };
const heading = page.getByRole('heading', { level: 1 });
const alert = page.getByRole('main').getByRole('alert');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function signIn(answers: Answers): Promise<string[]> {
  const asked = answerCalls({ ...signedIn, ...answers });
  await openSite('/login');
  await page.getByLabelText('Логин').fill('marina');
  await page.getByLabelText('Пароль', { exact: true }).fill('Password-1');
  await page.getByRole('button', { name: 'Войти' }).click();
  return asked;
}

it('recovery leaves an address as it was typed, and points at a letter of another alphabet', async () => {
  answerCalls({});
  await openSite('/recover');
  const mail = page.getByLabelText('Почта');
  await mail.fill('anna@exаmple.kz');
  await userEvent.tab();
  await expect.element(mail).toHaveValue('anna@exаmple.kz');
  await expect.element(mail).toHaveAccessibleDescription(/есть русская буква «а»/);
});

describe('sign-in', () => {
  it.each([
    ['empty', () => new Response('')],
    ['foreign', () => new Response('<h1>OK</h1>')],
  ])('looks at the status of the token call only: an %s body signs in', async (_, answer) => {
    await signIn({ [token]: answer });
    await expect.element(heading).toHaveTextContent('Мои приложения');
  });

  it('takes a person of the specification’s shape, without roles, as the restored session does', async () => {
    const { roles: _, ...withoutRoles } = person;
    await signIn({ [userInfo]: () => json(withoutRoles) });
    await expect.element(heading).toHaveTextContent('Мои приложения');
    expect(sessionState().user?.roles).toEqual([]);
  });

  it('refuses a person with neither name nor e-mail nor login, and ends the session that was begun', async () => {
    const asked = await signIn({ [userInfo]: () => json({ ...person, name: '', login: '', email: null }) });
    await expect.element(alert).toHaveTextContent('Ошибка авторизации');
    expect(asked).toContain('/service/bl/logout');
    expect(sessionState().user).toBeNull();
    expect(localStorage.getItem('REMEMBER_LOGIN')).toBeNull();
  });

  it.each([
    [500, '', 'Ошибка входа в систему'],
    [503, 'Сервис недоступен.', 'Ошибка входа в систему. Сервис недоступен.'],
    [401, 'Ошибка входа в систему. Проверьте логин и пароль.', 'Ошибка входа в систему. Проверьте логин и пароль.'],
  ])('a refusal begins with the fixed text and blames no connection: %s', async (status, message, shown) => {
    await signIn({ [token]: () => (message ? json({ code: 'x', message }, status) : new Response('', { status })) });
    await expect.element(alert).toHaveTextContent(shown);
  });

  it('speaks of the connection when no answer came', async () => {
    await signIn({ [token]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect.element(alert).toHaveTextContent('Ошибка авторизации. Проверьте связь с интернетом и повторите.');
  });

  it('a throttled attempt says how long to wait', async () => {
    const message = 'Ошибка входа в систему. Слишком много попыток, подождите и повторите.';
    const throttled = () =>
      Response.json({ code: 'identity.throttled', message }, { status: 429, headers: { 'retry-after': '12' } });
    await signIn({ [token]: throttled });
    await expect.element(alert).toHaveTextContent(`${message} Повторить можно через 12 секунд.`);
  });
});

it('a restored session takes a person without roles, and does not take the portal with it', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own readable cookie
  document.cookie = 'signed=1';
  localStorage.setItem('REMEMBER_LOGIN', 'true');
  const { roles: _, subscribers: __, ...withoutLists } = person;
  answerCalls({ ...mine, [userInfo]: () => json(withoutLists) });
  await restoreSession('/my');
  // biome-ignore lint/suspicious/noDocumentCookie: the same
  document.cookie = 'signed=1; max-age=0';
  await openSite('/my', sessionState().user);
  await expect.element(heading).toHaveTextContent('Мои приложения');
  expect(sessionState().user).toEqual({ ...person, roles: [], subscribers: [] });
});

async function setPassword(answers: Answers): Promise<void> {
  answerCalls({ ...signedIn, [reset]: () => json({ login: 'marina', email: 'marina@example.kz' }), ...answers });
  await openSite('/recover/set_password');
  await page.getByLabelText('Код восстановления').fill('ABCD-EFGH');
  await page.getByLabelText('Новый пароль', { exact: true }).fill('Password-1');
  await page.getByLabelText('Новый пароль ещё раз').fill('Password-1');
  await page.getByRole('button', { name: 'Задать пароль' }).click();
}

describe('a new password by the code of a letter', () => {
  it('sets REMEMBER_LOGIN and SESSION_ACTIVE and leads to the applications', async () => {
    await setPassword({});
    await expect.element(page.getByText('Сейчас откроются ваши приложения.')).toBeVisible();
    expect(localStorage.getItem('REMEMBER_LOGIN')).toBe('true');
    expect(sessionStorage.getItem('SESSION_ACTIVE')).toBe('true');
    await expect.element(heading).toHaveTextContent('Мои приложения');
  });

  it('promises no applications when the sign-in after it failed, and leads to sign-in', async () => {
    await setPassword({ [token]: () => new Response('', { status: 500 }) });
    await expect.element(page.getByText('Пароль успешно изменен.')).toBeVisible();
    await expect.element(page.getByText('Сейчас откроется вход: войдите с новым паролем.')).toBeVisible();
    await expect.element(page.getByText('Сейчас откроются ваши приложения.')).not.toBeInTheDocument();
    await expect.element(heading).toHaveTextContent('Вход');
  });

  it('is set when the answer has no body: only the sign-in after it is missing', async () => {
    await setPassword({ [reset]: () => new Response('') });
    await expect.element(page.getByText('Пароль успешно изменен.')).toBeVisible();
  });

  const usual = 'Ошибка: Код восстановления возможно активирован или пароль введен неверно';

  it.each([
    [
      'the plain text of a failure',
      () => new Response('Код уже использован.', { status: 500 }),
      'Код уже использован.',
    ],
    [
      'the server’s message',
      () => json({ code: 'x', message: 'Пароль слишком простой.' }, 400),
      'Пароль слишком простой.',
    ],
    [
      'the usual text instead of a page of a proxy',
      () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
      `${usual}. Сервер ответил ошибкой 502. Повторите через минуту.`,
    ],
    [
      'the usual text and what to do without a network',
      () => Promise.reject(new TypeError('Failed to fetch')),
      `${usual}. Проверьте связь с интернетом и повторите.`,
    ],
    ['the usual text alone of a code that was refused without words', () => new Response('', { status: 400 }), usual],
  ])('shows %s', async (_, answer, words) => {
    await setPassword({ [reset]: answer });
    await expect.poll(() => alert.element().textContent?.replaceAll('\u00a0', ' ').trim()).toBe(words);
  });
});
