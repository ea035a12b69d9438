import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember, membersPassword, openSession, unique } from '../../testing/people.ts';
import { createTestPortal, type Person, type TestPortal } from '../../testing/test-portal.ts';
import { timeCodeAt } from './index.ts';

const show = '/service/console/access/second-factor/show';
const enquiries = '/service/console/enquiries';
const stepMs = 30_000;

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const ask = (text: string, values: unknown[] = []) => test.database.pool.query(text, values);

/** An operator who has signed in by the password alone. */
async function makeOperator(): Promise<Member & { code: (steps?: number) => Promise<string> }> {
  const email = `${unique('operator')}@people.example`;
  const member = await makeMember(test, { roles: ['operator'], subscribers: [], email });
  const code = async (steps = 0) => {
    const { rows } = await ask('select extract(epoch from clock_timestamp())::float8 * 1000 as ms');
    return timeCodeAt(member.secondFactor?.secret ?? '', rows[0].ms + steps * stepMs);
  };
  return { ...member, ...(await openSession(test, member.userId, 'password')), code };
}

const stateOf = async (person: Person) => (await person.get('/service/console/access')).json().state;
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;

async function actionsOf({ userId }: Member): Promise<string[]> {
  const { rows } = await ask('select action from audit where user_id = $1 order by id', [userId]);
  return rows.map(({ action }) => action);
}

async function subjectsTo({ login }: Member): Promise<string[]> {
  const { rows } = await ask(
    'select m.subject from mails m join users u on u.email = m.recipient_address where u.login = $1 order by m.id',
    [login],
  );
  return rows.map(({ subject }) => subject);
}

describe('a time code', () => {
  it('opens the console to this session alone', async () => {
    const operator = await makeOperator();
    const elsewhere = await openSession(test, operator.userId, 'password');
    expect([await stateOf(operator), codeOf(await operator.get(enquiries))]).toEqual([
      'code',
      'console.second-factor-needed',
    ]);
    const typed = (await operator.code()).replace(/^(...)/, ' $1\u00a0');
    expect((await operator.post(show, { code: typed })).json()).toEqual({ recoveryCodesLeft: null });
    expect([await stateOf(operator), (await operator.get(enquiries)).statusCode]).toEqual(['open', 200]);
    expect(await stateOf(elsewhere)).toBe('code');
    expect(await actionsOf(operator)).toEqual(['second-factor-shown']);
  });

  it.each([-1, 1])('of a clock that is %i step off is taken', async (steps) => {
    const operator = await makeOperator();
    expect((await operator.post(show, { code: await operator.code(steps) })).statusCode).toBe(200);
  });

  it.each([-3, 3, 2_880])('of a clock that is %i steps off is not', async (steps) => {
    const operator = await makeOperator();
    const answer = await operator.post(show, { code: await operator.code(steps) });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { code: expect.stringMatching(/^Код не подошёл/) },
    ]);
    expect(await actionsOf(operator)).toEqual(['second-factor-failed']);
  });

  it('works once', async () => {
    const operator = await makeOperator();
    const [code, later] = [await operator.code(), await operator.code(1)];
    expect((await operator.post(show, { code })).statusCode).toBe(200);
    const elsewhere = await openSession(test, operator.userId, 'password');
    expect(codeOf(await elsewhere.post(show, { code }))).toBe('console.used-code');
    // After a later code an earlier one is no good either, though its time has not passed.
    expect((await elsewhere.post(show, { code: later })).statusCode).toBe(200);
    const third = await openSession(test, operator.userId, 'password');
    expect(codeOf(await third.post(show, { code }))).toBe('console.used-code');
  });

  it('that is sent again by the session that it has opened is answered as done, and nothing is used up', async () => {
    const operator = await makeOperator();
    const [code, later] = [await operator.code(), await operator.code(1)];
    for (const sent of [code, code, later]) expect((await operator.post(show, { code: sent })).statusCode).toBe(200);
    expect(await actionsOf(operator)).toEqual(['second-factor-shown']);
    const elsewhere = await openSession(test, operator.userId, 'password');
    expect((await elsewhere.post(show, { code: later })).statusCode).toBe(200);
  });

  it('that comes five times at once opens one session', async () => {
    const operator = await makeOperator();
    const people = await Promise.all(Array.from({ length: 5 }, () => openSession(test, operator.userId, 'password')));
    const code = await operator.code();
    const answers = await Promise.all(people.map((person) => person.post(show, { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const states = await Promise.all(people.map(stateOf));
    expect(states.filter((state) => state === 'open')).toHaveLength(1);
  });

  it('right after the password is a proof, later it is none', async () => {
    const [now, later] = [await makeOperator(), await makeOperator()];
    await ask("update sessions set created_at = now() - interval '11 minutes' where user_id = $1", [later.userId]);
    for (const [operator, status] of [
      [now, 200],
      [later, 403],
    ] as const) {
      await operator.post(show, { code: await operator.code() });
      expect((await operator.post('/service/console/access/recovery-codes/renew', {})).statusCode).toBe(status);
    }
  });
});

describe('a session that has shown the second factor', () => {
  it.each([
    ['half an hour without use', "last_seen_at = now() - interval '30 minutes'"],
    ['twelve hours', "second_factor_at = now() - interval '12 hours'"],
  ])('is asked again after %s, and the portal goes on', async (_, passed) => {
    const { userId } = await makeOperator();
    const operator = await openSession(test, userId);
    expect(await stateOf(operator)).toBe('open');
    await ask(`update sessions set ${passed} where user_id = $1`, [userId]);
    expect((await operator.get('/service/bl/get/user-info')).statusCode).toBe(200);
    // Looking at the portal does not bring it back.
    expect(codeOf(await operator.get(enquiries))).toBe('console.second-factor-needed');
  });

  it('is closed at once when the second factor goes', async () => {
    const { userId } = await makeOperator();
    const operator = await openSession(test, userId);
    await ask('delete from second_factors where user_id = $1', [userId]);
    expect(codeOf(await operator.get(enquiries))).toBe('console.second-factor-needed');
    expect(await stateOf(operator)).toBe('enrol');
  });
});

describe('guesses', () => {
  it('from many addresses are slowed down by the account, and the owner is told', async () => {
    const operator = await makeOperator();
    const guess = (index: number) =>
      test.inject({
        method: 'POST',
        url: show,
        remoteAddress: `10.2.0.${index}`,
        headers: { cookie: operator.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        payload: JSON.stringify({ code: '000 000' }),
      });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(index)));
    const throttled = answers.filter(({ statusCode }) => statusCode === 429);
    // Five are free; of the others the gate may let one through at once.
    expect(throttled.length).toBeGreaterThanOrEqual(8);
    for (const { headers } of throttled) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // The right code has to wait its turn as well, another's account has not.
    expect((await operator.post(show, { code: await operator.code() })).statusCode).toBe(429);
    const other = await makeOperator();
    expect((await other.post(show, { code: await other.code() })).statusCode).toBe(200);
    const actions = await actionsOf(operator);
    expect(actions.filter((action) => action === 'second-factor-throttled').length).toBeLessThanOrEqual(2);
    expect(actions).toContain('second-factor-throttled');
  });

  it('that are over are forgotten after a right code', async () => {
    const operator = await makeOperator();
    for (let wrong = 0; wrong < 4; wrong++) await operator.post(show, { code: '000000' });
    expect((await operator.post(show, { code: await operator.code() })).statusCode).toBe(200);
    const elsewhere = await openSession(test, operator.userId, 'password');
    for (let wrong = 0; wrong < 5; wrong++)
      expect((await elsewhere.post(show, { code: '000000' })).statusCode).toBe(400);
  });

  it('of the password at a proof count alike', async () => {
    const operator = await makeOperator();
    const body = { password: 'Wrong-2026', code: '000000' };
    const answers = [];
    for (let wrong = 0; wrong < 8; wrong++)
      answers.push((await operator.post('/service/console/access/prove', body)).statusCode);
    expect(answers.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(answers).toContain(429);
  });
});

describe('a recovery code', () => {
  it('works once, in any writing, says how many are left, and is told of', async () => {
    const operator = await makeOperator();
    const [code = ''] = operator.secondFactor?.recoveryCodes ?? [];
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await operator.post(show, { code: typed })).json()).toEqual({ recoveryCodesLeft: 9 });
    const elsewhere = await openSession(test, operator.userId, 'password');
    expect(codeOf(await elsewhere.post(show, { code }))).toBe('console.wrong-code');
    // The session that it has opened is open: the answer may have been lost.
    expect((await operator.post(show, { code })).statusCode).toBe(200);
    expect(await subjectsTo(operator)).toEqual(['Использован резервный код']);
  });

  it('that comes five times at once opens one session', async () => {
    const operator = await makeOperator();
    const people = await Promise.all(Array.from({ length: 5 }, () => openSession(test, operator.userId, 'password')));
    const [code] = operator.secondFactor?.recoveryCodes ?? [];
    const answers = await Promise.all(people.map((person) => person.post(show, { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('of another person is nobody’s', async () => {
    const [operator, other] = [await makeOperator(), await makeOperator()];
    const [code] = other.secondFactor?.recoveryCodes ?? [];
    expect(codeOf(await operator.post(show, { code }))).toBe('console.wrong-code');
  });

  it('of an earlier set no longer works', async () => {
    const { userId, secondFactor } = await makeOperator();
    const operator = await openSession(test, userId);
    const renewed = await operator.post('/service/console/access/recovery-codes/renew', {});
    const codes: string[] = renewed.json().recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    const elsewhere = await openSession(test, userId, 'password');
    expect(codeOf(await elsewhere.post(show, { code: secondFactor?.recoveryCodes[0] }))).toBe('console.wrong-code');
    expect((await elsewhere.post(show, { code: codes[9] })).json()).toEqual({ recoveryCodesLeft: 9 });
  });
});

describe('a proof', () => {
  const prove = '/service/console/access/prove';
  const renew = '/service/console/access/recovery-codes/renew';

  it('takes the password and a code, and a wrong password uses no code up', async () => {
    const operator = await makeOperator();
    const code = await operator.code();
    const wrong = await operator.post(prove, { password: 'Wrong-2026', code });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { password: expect.any(String) }]);
    expect(codeOf(await operator.post(prove, { password: membersPassword }))).toBe('console.wrong-code');
    expect((await operator.post(prove, { password: membersPassword, code })).statusCode).toBe(200);
    expect((await operator.post(renew, {})).statusCode).toBe(200);
    const elsewhere = await openSession(test, operator.userId, 'password');
    expect(codeOf(await elsewhere.post(prove, { password: membersPassword, code }))).toBe('console.used-code');
  });

  it('that is sent again by the session that has given it is answered as done, as long as it is fresh', async () => {
    const operator = await makeOperator();
    const [code] = operator.secondFactor?.recoveryCodes ?? [];
    const proof = { password: membersPassword, code };
    for (let sent = 0; sent < 8; sent++) expect((await operator.post(prove, proof)).statusCode).toBe(200);
    expect((await operator.get('/service/console/access/own')).json().recoveryCodesLeft).toBe(9);
    await ask("update sessions set proved_at = now() - interval '10 minutes' where user_id = $1", [operator.userId]);
    expect(codeOf(await operator.post(prove, proof))).toBe('console.wrong-code');
  });

  it('by the password alone does not stand for a second factor that is yet to be shown', async () => {
    const operator = await makeOperator();
    await ask('update sessions set proved_at = now() where user_id = $1', [operator.userId]);
    const answer = await operator.post(prove, { password: membersPassword, code: '000000' });
    expect([codeOf(answer), await stateOf(operator)]).toEqual(['console.wrong-code', 'code']);
  });

  it('ends by the clock of the database', async () => {
    const { userId } = await makeOperator();
    const operator = await openSession(test, userId);
    await ask("update sessions set proved_at = now() - interval '599 seconds' where user_id = $1", [userId]);
    expect((await operator.post(renew, {})).statusCode).toBe(200);
    await ask("update sessions set proved_at = now() - interval '600 seconds' where user_id = $1", [userId]);
    expect(codeOf(await operator.post(renew, {}))).toBe('console.prove-again');
    expect((await operator.get(enquiries)).statusCode).toBe(200);
  });
});
