import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember, membersPassword, unique } from '../../testing/people.ts';
import { cookiesOf, createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const office = '203.0.113.10';
const cafe = '198.51.100.7';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const person = async () => {
  const email = `${unique('person')}@people.example`;
  return { ...(await makeMember(test, { email })), email };
};

interface From {
  login: string;
  browser?: string;
  address?: string;
  cookie?: string;
  foreign?: boolean;
}

/** Signs in; returns what the browser keeps of it. */
async function enter({ login, browser = chrome, address = office, cookie = '', foreign = false }: From) {
  const answer = await test.inject({
    method: 'POST',
    url: '/service/bl/get/token',
    remoteAddress: address,
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': browser, ...(cookie && { cookie }) },
    payload: { login, password: membersPassword, isForeignComputer: foreign },
  });
  expect(answer.statusCode).toBe(200);
  return { cookie: cookiesOf(answer), cookies: answer.cookies };
}
const letters = (email: string) =>
  test.database.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient_address', '=', email)
    .where('kind', '=', 'new-device')
    .execute();

describe('a sign-in', () => {
  it('for the first time tells nothing, and the browser is known from then on wherever it goes', async () => {
    const { login, email } = await person();
    const { cookie, cookies } = await enter({ login });
    expect(cookies.find(({ name }) => name === 'device')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 400 * 86_400,
    });
    await enter({ login, cookie, address: cafe, browser: firefox });
    expect(await letters(email)).toEqual([]);
  });

  it('from a new browser tells when, and with what, and no address', async () => {
    const { login, email } = await person();
    await enter({ login });
    await enter({ login, browser: firefox, address: cafe });
    const [mail, ...more] = await letters(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Вход с\u00a0нового устройства');
    for (const form of [mail?.html, mail?.text]) {
      expect(form).toContain('Firefox, Linux');
      expect(form).toContain('/recover');
      expect(form).not.toContain(cafe);
    }
  });

  it('from the same place without the cookie is no new one, from another network it is', async () => {
    const { login, email } = await person();
    await enter({ login });
    await enter({ login });
    expect(await letters(email)).toHaveLength(0);
    await enter({ login, address: cafe });
    expect(await letters(email)).toHaveLength(1);
    await enter({ login, address: cafe });
    expect(await letters(email)).toHaveLength(1);
  });

  it('on a foreign computer leaves no cookie there', async () => {
    const { login, email } = await person();
    const { cookies } = await enter({ login, foreign: true });
    expect(cookies.map(({ name }) => name)).toEqual(['sid', 'signed']);
    await enter({ login, foreign: true, browser: firefox });
    expect(await letters(email)).toHaveLength(1);
  });

  it('in another person’s browser is a new one for this person', async () => {
    const [mine, other] = [await person(), await person()];
    await enter({ login: mine.login });
    const { cookie } = await enter({ login: other.login, browser: firefox, address: cafe });
    await enter({ login: mine.login, cookie, browser: firefox, address: cafe });
    expect(await letters(mine.email)).toHaveLength(1);
    expect(await letters(other.email)).toHaveLength(0);
  });

  it.each(['device=', 'device=x', `device=${'я'.repeat(43)}`, `device=${'A'.repeat(9_000)}`, 'device="; sid=1'])(
    'with an odd cookie is one of a browser that has none: %s',
    async (cookie) => {
      const { login } = await person();
      const { cookies } = await enter({ login, cookie: encodeURI(cookie) });
      expect(cookies.find(({ name }) => name === 'device')?.value).toMatch(/^[\w-]{43}$/);
    },
  );

  it('of a person without an e-mail, or with a failed password, writes nothing', async () => {
    const { login } = await makeMember(test);
    await enter({ login });
    await enter({ login, browser: firefox, address: cafe });
    const { login: other, email } = await person();
    await enter({ login: other });
    const wrong = { login: other, password: 'Wrong-2026' };
    await test.post('/service/bl/get/token', wrong, { headers: { 'user-agent': firefox } });
    expect(await letters(email)).toEqual([]);
  });

  it('keeps no address, no browser and no cookie in the table', async () => {
    const { login, userId } = await person();
    const { cookies } = await enter({ login });
    const rows = await test.database.db.selectFrom('known_devices').selectAll().where('user_id', '=', userId).execute();
    expect(rows).toHaveLength(2);
    const text = JSON.stringify(rows.map(({ mark }) => mark.toString('latin1')));
    for (const secret of [office, 'Chrome', ...cookies.map(({ value }) => value).filter((value) => value.length > 1)])
      expect(text).not.toContain(secret);
  });
});

describe('a change of the password', () => {
  it('is told by letter, a refused one is not', async () => {
    const { email, post } = await person();
    const change = '/service/bl/password/change';
    await post(change, { password: 'Wrong-2026', newPassword: 'Other-88-beads' });
    const letters = () =>
      test.database.db.selectFrom('mails').select(['kind', 'text']).where('recipient_address', '=', email).execute();
    expect(await letters()).toEqual([]);
    await post(change, { password: membersPassword, newPassword: 'Other-88-beads' });
    expect(await letters()).toEqual([{ kind: 'password-changed', text: expect.stringContaining('продолжается') }]);
    const written = JSON.stringify(await letters());
    expect(written).not.toContain('Other-88-beads');
    // Nobody has recovered it before.
    expect(written).not.toMatch(/восстановите пароль ещё раз/);
  });
});
