import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CodeHasher, drawCode, inGroups, openCodeHasher } from '../../infra/codes/index.ts';
import { type Member, makeMember, membersPassword, openSession, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { recoveryCodeLength } from './recover-password.ts';
import { keepRecoveryCode } from './recovery.store.ts';

const recover = '/service/bl/password/recover';
const setPassword = '/service/bl/password/recover/set-new-pass';
const newPassword = 'Novyi-parol-77';

let test: TestPortal;
let hasher: CodeHasher;
const logged: string[] = [];
beforeAll(async () => {
  test = await createTestPortal({ working: true, onLog: (line) => logged.push(line) });
  hasher = await openCodeHasher(test.database.db);
});
afterAll(() => test.close());

const withEmail = () => makeMember(test, { email: `${unique('person')}@people.example` });

async function emailOf(member: Member): Promise<string> {
  const { email } = await test.database.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', member.userId)
    .executeTakeFirstOrThrow();
  return email ?? '';
}
const ask = (email: string) => test.post(`${recover}?email=${encodeURIComponent(email)}`);
const lettersTo = (address: string) =>
  test.database.db
    .selectFrom('mails')
    .select(['subject', 'text', 'html'])
    .where('recipient_address', '=', address)
    .execute();
const recoveriesSoFar = async () =>
  (await test.database.pool.query("select 1 from audit where action = 'password-recovery-asked'")).rowCount ?? 0;

/** Gives a member a living code without a letter. */
async function codeFor(member: Member): Promise<string> {
  const code = drawCode(recoveryCodeLength);
  await keepRecoveryCode(test.database.db, member.userId, hasher('recovery', code));
  return code;
}
const tryCode = (code: string, password = newPassword) => test.post(setPassword, { code, password });

describe('asking for recovery', () => {
  it('answers alike for known, unknown and nonsense, and writes only to the address of the account', async () => {
    const member = await withEmail();
    const email = await emailOf(member);
    const answers = [];
    for (const one of [email, 'nobody@nowhere.example', 'no address at all', `${email}\r\nBcc: thief@evil.example`])
      answers.push(await ask(one));
    for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([200, '{"success":true}']);
    await vi.waitFor(async () => expect(await lettersTo(email)).toHaveLength(1), { timeout: 60_000 });
    const { rows } = await test.database.pool.query("select 1 from mails where recipient_address ~ 'evil|nowhere'");
    expect(rows).toEqual([]);
  });

  it('writes three letters an hour at most', async () => {
    const member = await withEmail();
    const email = await emailOf(member);
    const before = await recoveriesSoFar();
    for (let index = 0; index < 6; index += 1) expect((await ask(email.toUpperCase())).statusCode).toBe(200);
    const other = await emailOf(await withEmail());
    await ask(other);
    await vi.waitFor(async () => expect(await lettersTo(other)).toHaveLength(1), { timeout: 60_000 });
    expect((await recoveriesSoFar()) - before).toBeLessThanOrEqual(4);
    expect((await lettersTo(email)).length).toBeLessThanOrEqual(3);
  });

  it('from one address that asks without end stores little, and does not hold up the others', async () => {
    const flood = (index: number) =>
      test.inject({
        method: 'POST',
        url: `${recover}?email=nobody-${index}@nowhere.example`,
        remoteAddress: '10.7.7.7',
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    // A few at a time: on a busy machine more of them would wait too long for a connection.
    const fewAtOnce = pLimit(4);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => fewAtOnce(() => flood(index))));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const honest = await emailOf(await withEmail());
    await ask(honest);
    // As many as the limit lets through, not one a second.
    await vi.waitFor(async () => expect(await lettersTo(honest)).toHaveLength(1), { timeout: 60_000 });
    const { rows } = await test.database.pool.query(
      "select 1 from jobs.job where name = 'identity.recovery' and data->'origin'->>'address' = '10.7.7.7'",
    );
    expect(rows.length).toBeLessThanOrEqual(60);
  });

  it('stores no e-mail that none can have', async () => {
    expect((await ask(`${'x'.repeat(250)}@people.example`)).json()).toMatchObject({
      fields: { email: 'Введите корректный email' },
    });
  });

  it('sends nothing to a blocked account', async () => {
    const member = await withEmail();
    const email = await emailOf(member);
    await test.database.pool.query('update users set blocked_at = now() where id = $1', [member.userId]);
    await ask(email);
    const other = await emailOf(await withEmail());
    await ask(other);
    await vi.waitFor(async () => expect(await lettersTo(other)).toHaveLength(1), { timeout: 60_000 });
    expect(await lettersTo(email)).toEqual([]);
  });
});

describe('the code of the letter', () => {
  it('sets the password, ends every session and tells the person', async () => {
    const member = await withEmail();
    const email = await emailOf(member);
    const elsewhere = await openSession(test, member.userId);
    const code = await codeFor(member);
    const answer = await tryCode(` ${inGroups(code).toLowerCase()} `);
    expect(answer.json()).toEqual({ login: member.login, email });
    expect((await member.get('/service/bl/get/user-info')).statusCode).toBe(401);
    expect((await elsewhere.get('/service/bl/get/user-info')).statusCode).toBe(401);
    await test.signIn(member.login, newPassword);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(['Пароль изменён']);
    expect((await tryCode(code)).json()).toMatchObject({ code: 'identity.bad-recovery-code' });
  });

  it('lets in by its own e-mail an account whose login is the mailbox of another', async () => {
    const owner = await withEmail();
    const member = await withEmail();
    const login = await emailOf(owner);
    await test.database.db
      .updateTable('users')
      .set({ login, login_key: login })
      .where('id', '=', member.userId)
      .execute();
    const { email } = (await tryCode(await codeFor(member))).json() as { email: string };
    const person = await test.signIn(email, newPassword);
    expect((await person.get('/service/bl/get/user-info')).json()).toMatchObject({ login });
    const byForeignLogin = await test.post('/service/bl/get/token', { login, password: newPassword });
    expect(byForeignLogin.statusCode).toBe(401);
  });

  it('works once for two at the same time', async () => {
    const code = await codeFor(await withEmail());
    const answers = await Promise.all([tryCode(code), tryCode(code), tryCode(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it('is not spent by a weak password', async () => {
    const member = await withEmail();
    const code = await codeFor(member);
    for (const password of ['short', 'Password1']) expect((await tryCode(code, password)).statusCode).toBe(400);
    expect((await tryCode(code)).statusCode).toBe(200);
  });

  it('is no longer good after the password was changed', async () => {
    const member = await withEmail();
    const code = await codeFor(member);
    const form = { password: membersPassword, newPassword: 'Sovsem-inoy-88' };
    expect((await member.post('/service/bl/password/change', form)).statusCode).toBe(200);
    expect((await tryCode(code)).json()).toMatchObject({ code: 'identity.bad-recovery-code' });
    await test.signIn(member.login, form.newPassword);
    expect((await tryCode(await codeFor(member))).statusCode).toBe(200);
  });

  it('is no longer good when it is an hour old, or replaced by a later one', async () => {
    const member = await withEmail();
    const [first, second] = [await codeFor(member), await codeFor(member)];
    expect((await tryCode(first)).statusCode).toBe(400);
    await test.database.pool.query('update password_recoveries set expires_at = now() where user_id = $1', [
      member.userId,
    ]);
    const late = await tryCode(second);
    expect(late.json()).toMatchObject({
      code: 'identity.bad-recovery-code',
      message: expect.stringContaining('Ошибка: Код восстановления возможно активирован или пароль введен неверно'),
    });
    await test.signIn(member.login, membersPassword);
  });

  it.each(['', 'ab', 'x'.repeat(101)])('%j is refused by its field', async (code) => {
    expect((await tryCode(code)).json()).toMatchObject({ fields: { code: expect.stringMatching(/^Код/) } });
  });

  it('is guessed at sixty times in a quarter of an hour at most', async () => {
    const code = await codeFor(await withEmail());
    const from = (typed: string) =>
      test.inject({
        method: 'POST',
        url: setPassword,
        remoteAddress: '10.9.9.9',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        payload: JSON.stringify({ code: typed, password: newPassword }),
      });
    for (let index = 0; index < 60; index += 1) expect((await from(drawCode(recoveryCodeLength))).statusCode).toBe(400);
    expect((await from(code)).statusCode).toBe(429);
    expect((await tryCode(code)).statusCode).toBe(200);
  });

  it('stands in no line of the log, nor does an e-mail or a password', async () => {
    const member = await withEmail();
    const email = await emailOf(member);
    const code = await codeFor(member);
    await ask(email);
    await tryCode(code);
    expect(logged.length).toBeGreaterThan(0);
    for (const secret of [code, inGroups(code), email, newPassword]) expect(logged.join('\n')).not.toContain(secret);
  });
});
