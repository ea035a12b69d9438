import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeMember, membersPassword, openSession } from '../../testing/people.ts';
import { cookiesOf, createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const token = '/service/bl/get/token';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

/** What the audit has of a request, by the id its answer carries. */
async function auditOf({ headers }: { headers: Record<string, unknown> }) {
  const { rows } = await test.database.pool.query(
    'select action, user_id, subscriber_id, object, address, details, at <= clock_timestamp() as past from audit where request_id = $1 order by id',
    [headers['x-request-id']],
  );
  return rows;
}

describe('the audit has a row of', () => {
  it('a sign-in, with the kind of computer and the address', async () => {
    const { login, userId } = await makeMember(test);
    for (const isForeignComputer of [true, false]) {
      // A busy machine refuses a sign-in that waits too long.
      const answer = await vi.waitFor(async () => {
        const asked = await test.post(token, { login, password: membersPassword, isForeignComputer });
        expect([asked.statusCode, asked.body]).toEqual([200, expect.any(String)]);
        return asked;
      }, 30_000);
      expect(await auditOf(answer)).toEqual([
        {
          action: 'sign-in',
          user_id: userId,
          subscriber_id: null,
          object: null,
          address: '127.0.0.1',
          details: { foreignComputer: isForeignComputer, newDevice: false },
          past: true,
        },
      ]);
    }
  });

  it('a failed one, whoever it was meant for', async () => {
    const { login, userId } = await makeMember(test);
    const wrong = await test.post(token, { login, password: 'Wrong-2026' });
    expect(await auditOf(wrong)).toMatchObject([{ action: 'sign-in-failed', user_id: userId }]);
    const unknown = await test.post(token, { login: 'nobody-here', password: 'Wrong-2026' });
    expect(await auditOf(unknown)).toMatchObject([{ action: 'sign-in-failed', user_id: null }]);
    const { rows } = await test.database.pool.query("select 1 from audit where audit::text ~ 'nobody-here|Wrong-2026'");
    expect(rows).toEqual([]);
  });

  it('throttled ones, a flood of them in few rows', async () => {
    const someAtOnce = pLimit(8);
    const guess = () => test.post(token, { login: 'no-such', password: 'Wrong-2026' });
    const answers = await Promise.all(Array.from({ length: 60 }, () => someAtOnce(guess)));
    const throttled = answers.filter(({ statusCode }) => statusCode === 429);
    const rows = (await Promise.all(throttled.map(auditOf))).flat();
    // By the pair of account and address, and by the account: the first and the tenth of each.
    expect(rows.length).toBeLessThanOrEqual(4);
    expect(new Set(rows.map(({ details }) => details.attempts))).toEqual(new Set([1, 10]));
    for (const row of rows) expect(row).toMatchObject({ action: 'sign-in-throttled', address: '127.0.0.1' });
  });

  it('a sign-out, and none of one without a session', async () => {
    const member = await makeMember(test);
    expect(await auditOf(await member.post('/service/bl/logout'))).toMatchObject([
      { action: 'sign-out', user_id: member.userId },
    ]);
    expect(await auditOf(await member.post('/service/bl/logout'))).toEqual([]);
    expect(await auditOf(await test.post('/service/bl/logout'))).toEqual([]);
  });

  it('an ended session, and all others ended', async () => {
    const member = await makeMember(test);
    await openSession(test, member.userId);
    const list = (await member.get('/service/bl/sessions')).json() as { id: string; current: boolean }[];
    const other = list.find(({ current }) => !current)?.id;
    expect(await auditOf(await member.post('/service/bl/sessions/end', { id: other }))).toMatchObject([
      { action: 'session-ended', user_id: member.userId, object: other },
    ]);
    await openSession(test, member.userId);
    expect(await auditOf(await member.post('/service/bl/sessions/end-others'))).toMatchObject([
      { action: 'sessions-ended', user_id: member.userId, details: { ended: 1 } },
    ]);
    expect(await auditOf(await member.post('/service/bl/sessions/end', { id: other }))).toEqual([]);
  });

  it('a changed password, without the password', async () => {
    const member = await makeMember(test);
    const answer = await member.post('/service/bl/password/change', {
      password: membersPassword,
      newPassword: 'Very-Secret-99',
    });
    expect(answer.statusCode).toBe(200);
    expect(await auditOf(answer)).toMatchObject([{ action: 'password-changed', user_id: member.userId }]);
    const { rows } = await test.database.pool.query('select 1 from audit where audit::text like $1', ['%Very-Secret%']);
    expect(rows).toEqual([]);
    expect((await test.personOf(cookiesOf(answer)).get('/service/bl/get/user-info')).statusCode).toBe(200);
  });

  it('a wrong current password, and of too many', async () => {
    const member = await makeMember(test);
    const ask = () =>
      member.post('/service/bl/password/change', { password: 'Wrong-2026', newPassword: 'Very-Secret-99' });
    expect(await auditOf(await ask())).toMatchObject([{ action: 'password-change-failed', user_id: member.userId }]);
    const answers = await Promise.all(Array.from({ length: 13 }, ask));
    const throttled = answers.filter(({ statusCode }) => statusCode === 429);
    expect((await Promise.all(throttled.map(auditOf))).flat()).toMatchObject([
      { action: 'password-change-throttled', user_id: member.userId, details: { attempts: 1 } },
    ]);
  });

  it('another current subscriber', async () => {
    const member = await makeMember(test, { subscribers: ['А', 'Б'] });
    const [, second] = member.subscriberIds;
    expect(await auditOf(await member.post('/service/bl/subscriber/select', { id: second }))).toMatchObject([
      { action: 'subscriber-selected', user_id: member.userId, subscriber_id: second },
    ]);
  });

  it('a request for another’s subscriber', async () => {
    const [member, stranger] = [await makeMember(test), await makeMember(test)];
    const answer = await member.post('/service/bl/subscriber/select', { id: stranger.subscriberId });
    expect(await auditOf(answer)).toMatchObject([
      { action: 'foreign-subscriber-refused', user_id: member.userId, object: stranger.subscriberId },
    ]);
  });

  it('a call that is not for the role of the person', async () => {
    const member = await makeMember(test);
    const answer = await member.get('/service/bl/partner/organization');
    expect(answer.statusCode).toBe(403);
    // The row is written after the answer, so that a refusal waits for nothing.
    await expect
      .poll(() => auditOf(answer))
      .toMatchObject([{ action: 'denied', user_id: member.userId, object: expect.stringMatching(/^[a-z-]+\.\w+$/) }]);
  });
});

describe('the audit', () => {
  it('can only be added to', async () => {
    const { pool } = test.database;
    await expect(pool.query("update audit set action = 'x'")).rejects.toThrow(/append-only/);
    await expect(pool.query('truncate audit')).rejects.toThrow(/append-only/);
  });
});
