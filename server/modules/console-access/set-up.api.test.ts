import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawRequestKey } from '../../../contract/draw-request-key.ts';
import { makeMember, membersPassword, openSession, unique } from '../../testing/people.ts';
import { cookiesOf, createTestPortal, type Person, type TestPortal } from '../../testing/test-portal.ts';
import { timeCodeAt } from './index.ts';

const access = '/service/console/access';
const begin = `${access}/second-factor/begin`;
const confirm = `${access}/second-factor/confirm`;

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const ask = (text: string, values: unknown[] = []) => test.database.pool.query(text, values);
const stateOf = async (person: Person) => (await person.get(access)).json().state;

const signIn = async (login: string) =>
  test.personOf(cookiesOf(await test.post('/service/bl/get/token', { login, password: membersPassword })));

/** An operator as the command makes one: with a password, an e-mail and no second factor. */
async function makeNewOperator() {
  const email = `${unique('operator')}@people.example`;
  const member = await makeMember(test, { roles: ['operator'], subscribers: [], email });
  await ask('delete from second_factors where user_id = $1', [member.userId]);
  await ask('delete from second_factor_recovery_codes where user_id = $1', [member.userId]);
  return { userId: member.userId, login: member.login, email, person: await signIn(member.login) };
}

async function setUp(person: Person) {
  const { key } = (await person.post(begin, {})).json();
  const secret = String(key).replaceAll(' ', '');
  const answer = await person.post(confirm, { code: timeCodeAt(secret, Date.now()) });
  return { secret, answer };
}

/** Confirms a set-up by a press of the console's form; `lost` are the recovery codes of the answer that nobody sees. */
async function loseConfirmation(person: Person) {
  const secret = String((await person.post(begin, {})).json().key).replaceAll(' ', '');
  const press = { code: timeCodeAt(secret, Date.now()), key: drawRequestKey() };
  const lost: string[] = (await person.post(confirm, press)).json().recoveryCodes;
  return { secret, press, lost };
}

describe('a second factor is set up', () => {
  it('after the password, by a code of the secret that was shown', async () => {
    const { person, login, email, userId } = await makeNewOperator();
    expect(await stateOf(person)).toBe('enrol');
    const shown = (await person.post(begin, {})).json();
    expect(shown.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(decodeURIComponent(shown.uri)).toContain(`Счёты:${login}`);
    const secret = String(shown.key).replaceAll(' ', '');
    expect(shown.uri).toContain(`secret=${secret}`);
    const elsewhere = await openSession(test, userId, 'password');
    const { recoveryCodes } = (await person.post(confirm, { code: timeCodeAt(secret, Date.now()) })).json();
    expect(recoveryCodes).toHaveLength(10);
    expect(await stateOf(person)).toBe('open');
    expect(await stateOf(elsewhere)).toBe('signed-out');
    const own = (await person.get(`${access}/own`)).json();
    expect(own).toMatchObject({ login, email, since: expect.any(String), recoveryCodesLeft: 10 });
    const { rows: mails } = await ask('select subject from mails where recipient_address = $1', [email]);
    expect(mails).toEqual([{ subject: 'Включён второй шаг входа' }]);
    const { rows } = await ask('select secret::text as secret from second_factors where user_id = $1', [userId]);
    expect(rows[0].secret).not.toContain(Buffer.from(secret).toString('hex'));
  });

  it('not by a code of another secret, nor after half an hour', async () => {
    const { person, userId } = await makeNewOperator();
    const first = String((await person.post(begin, {})).json().key).replaceAll(' ', '');
    const second = String((await person.post(begin, {})).json().key).replaceAll(' ', '');
    const early = await person.post(confirm, { code: timeCodeAt(first, Date.now()) });
    expect(early.json().code).toBe('console.wrong-setup-code');
    await ask("update second_factors set next_until = now() - interval '1 second' where user_id = $1", [userId]);
    const late = await person.post(confirm, { code: timeCodeAt(second, Date.now()) });
    expect(late.json().code).toBe('console.setup-expired');
    expect(await stateOf(person)).toBe('enrol');
  });

  it('not by a session that is older than a fresh proof, until the password is given again', async () => {
    const { person, userId } = await makeNewOperator();
    await ask("update sessions set proved_at = now() - interval '10 minutes' where user_id = $1", [userId]);
    expect((await person.post(begin, {})).json().code).toBe('console.prove-again');
    expect((await person.post(`${access}/prove`, { password: membersPassword })).statusCode).toBe(200);
    expect((await setUp(person)).answer.statusCode).toBe(200);
  });

  it('anew, and until then the old one counts', async () => {
    const { person, login } = await makeNewOperator();
    const { secret: old } = await setUp(person);
    const next = String((await person.post(begin, {})).json().key).replaceAll(' ', '');
    const other = await signIn(login);
    const stepLater = Date.now() + 30_000;
    const show = `${access}/second-factor/show`;
    expect((await other.post(show, { code: timeCodeAt(next, stepLater) })).json().code).toBe('console.wrong-code');
    expect((await other.post(show, { code: timeCodeAt(old, stepLater) })).statusCode).toBe(200);
    expect((await person.post(confirm, { code: timeCodeAt(next, Date.now()) })).statusCode).toBe(200);
    expect(await stateOf(other)).toBe('signed-out');
  });

  it('once by a press whose answer was lost; pressed again it gives other recovery codes, which work', async () => {
    const { person, email, login } = await makeNewOperator();
    const { secret, press, lost } = await loseConfirmation(person);
    const wrong = await person.post(confirm, { ...press, code: timeCodeAt(secret, Date.now() - 300_000) });
    expect(wrong.json().code).toBe('console.wrong-setup-code');
    const again = await person.post(confirm, press);
    const codes: string[] = again.json().recoveryCodes;
    expect([again.statusCode, new Set(codes).size]).toEqual([200, 10]);
    expect((await person.get(`${access}/own`)).json().recoveryCodesLeft).toBe(10);
    const show = `${access}/second-factor/show`;
    const other = await signIn(login);
    expect((await other.post(show, { code: lost[0] })).json().code).toBe('console.wrong-code');
    expect((await other.post(show, { code: press.code })).json().code).toBe('console.used-code');
    expect((await other.post(show, { code: codes[0] })).json()).toEqual({ recoveryCodesLeft: 9 });
    const { rows } = await ask('select subject from mails where recipient_address = $1 order by id', [email]);
    const [on, renewed] = rows.map(({ subject }) => subject);
    expect([on, renewed]).toEqual(['Включён второй шаг входа', 'Созданы новые резервные коды']);
  });

  it('and pressed again with the next code of the same secret, which is used up', async () => {
    const { person, login } = await makeNewOperator();
    const { secret, press } = await loseConfirmation(person);
    const code = timeCodeAt(secret, Date.now() + 30_000);
    expect((await person.post(confirm, { ...press, code })).json().recoveryCodes).toHaveLength(10);
    const show = await (await signIn(login)).post(`${access}/second-factor/show`, { code });
    expect(show.json().code).toBe('console.used-code');
  });

  it('and pressed again minutes later with the code of then', async () => {
    const { person, userId } = await makeNewOperator();
    const { secret, press } = await loseConfirmation(person);
    const minutesMs = 5 * 60_000;
    await ask('update done_requests set made = (made::float8 - $2)::text where user_id = $1', [userId, minutesMs]);
    const code = timeCodeAt(secret, Date.now() - minutesMs);
    expect((await person.post(confirm, { ...press, code })).json().recoveryCodes).toHaveLength(10);
  });

  it('but by nobody else: not by another press, another session or another person, nor once it is off', async () => {
    const { person, userId } = await makeNewOperator();
    const { press } = await loseConfirmation(person);
    const [elsewhere, stranger] = [await openSession(test, userId), (await makeNewOperator()).person];
    const answers = [
      await person.post(confirm, { code: press.code }),
      await person.post(confirm, { ...press, key: drawRequestKey() }),
      await elsewhere.post(confirm, press),
      await stranger.post(confirm, press),
    ];
    expect((await person.post(`${access}/second-factor/remove`, {})).statusCode).toBe(200);
    answers.push(await person.post(confirm, press));
    for (const answer of answers) expect(answer.json().code).toBe('console.setup-expired');
  });

  it('never by a session that has yet to show the one there is', async () => {
    const { person, login } = await makeNewOperator();
    await setUp(person);
    const thief = await signIn(login);
    for (const url of [begin, confirm, `${access}/second-factor/remove`, `${access}/recovery-codes/renew`]) {
      const answer = await thief.post(url, { code: '000000' });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'console.second-factor-needed']);
    }
  });
});

describe('a second factor is removed', () => {
  it('with its codes; other sessions end, and the console asks for a new one', async () => {
    const { person, userId } = await makeNewOperator();
    await setUp(person);
    const elsewhere = await openSession(test, userId);
    expect((await person.post(`${access}/second-factor/remove`, {})).statusCode).toBe(200);
    expect([await stateOf(person), await stateOf(elsewhere)]).toEqual(['enrol', 'signed-out']);
    const { rows } = await ask('select 1 from second_factor_recovery_codes where user_id = $1', [userId]);
    expect(rows).toEqual([]);
    expect((await person.get('/service/bl/get/user-info')).statusCode).toBe(200);
  });

  it('once; removed again it is gone as asked for, and one that is being set up stays', async () => {
    const { person, email } = await makeNewOperator();
    await setUp(person);
    const remove = () => person.post(`${access}/second-factor/remove`, {});
    expect((await remove()).statusCode).toBe(200);
    const key = String((await person.post(begin, {})).json().key).replaceAll(' ', '');
    expect((await remove()).statusCode).toBe(200);
    expect((await person.post(confirm, { code: timeCodeAt(key, Date.now()) })).statusCode).toBe(200);
    const { rows } = await ask('select subject from mails where recipient_address = $1', [email]);
    expect(rows.filter(({ subject }) => subject === 'Второй шаг входа отключён')).toHaveLength(1);
  });
});

describe('the demo’s operator', () => {
  const own = { PUBLIC_URL: 'http://localhost:8080', DEMO: 'on' };
  /** How far an operator without a second factor comes, asking so. */
  const enter = async (environment: Record<string, string>, asked: { remoteAddress?: string; headers?: object }) => {
    const demo = await createTestPortal({ environment });
    const { userId, cookie } = await makeMember(demo, { roles: ['operator'], subscribers: [] });
    await demo.database.pool.query('delete from second_factors where user_id = $1', [userId]);
    const look = (url: string) => demo.inject({ method: 'GET', url, ...asked, headers: { cookie, ...asked.headers } });
    const { state, isOwnDemo } = (await look(access)).json();
    const { statusCode } = await look('/service/console/enquiries');
    await demo.close();
    return [state, isOwnDemo, statusCode];
  };

  it('may go without on the machine of the demo', async () => {
    expect(await enter(own, {})).toEqual(['open', true, 200]);
    expect(await enter(own, { remoteAddress: '::1' })).toEqual(['open', true, 200]);
  });

  it.each([
    ['from another machine', own, { remoteAddress: '192.168.1.20' }],
    ['behind a proxy of the machine', own, { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['at an address of the open net', { ...own, PUBLIC_URL: 'http://demo.example.kz' }, {}],
    ['without the demo', { ...own, DEMO: 'off' }, {}],
  ])('may not %s', async (_, environment, asked) => {
    expect(await enter(environment, asked)).toEqual(['enrol', false, 403]);
  });

  it('who has turned it on is asked for it there too', async () => {
    const demo = await createTestPortal({ environment: own });
    const { userId } = await makeMember(demo, { roles: ['operator'], subscribers: [] });
    const person = await openSession(demo, userId, 'password');
    expect((await person.get(access)).json()).toMatchObject({ state: 'code', isOwnDemo: false });
    expect((await person.get('/service/console/enquiries')).statusCode).toBe(403);
    await demo.close();
  });
});
