import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Member, makeMember, membersPassword } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** What stands in the log after everything a person can do (spec: security.logs). */
const lines: string[] = [];
const secrets = {
  email: 'very.secret@people.example',
  encodedEmail: 'very.secret%40people.example',
  wrong: 'Typed-Wrong-4711',
  wanted: 'Wanted-Next-4712',
  inBroken: 'Broken-Body-4713',
};

let test: TestPortal;
let member: Member;
beforeAll(async () => {
  test = await createTestPortal({ environment: { LOG_LEVEL: 'trace' }, onLog: (line) => lines.push(line) });
  member = await makeMember(test, { email: secrets.email });
});
afterAll(() => test.close());
beforeEach(() => {
  lines.length = 0;
});

const token = '/service/bl/get/token';
const tokenOf = (cookie: string) => /sid=([\w-]+)/.exec(cookie)?.[1] ?? 'none';

/** Everything with a secret in it, well and badly done. */
async function doEverything(): Promise<string[]> {
  const found = await test.post(token, { login: secrets.email, password: membersPassword });
  const given = tokenOf(String(found.headers['set-cookie']));
  await test.post(token, { login: secrets.email, password: secrets.wrong });
  await member.post('/service/bl/password/change', { password: secrets.wrong, newPassword: secrets.wanted });
  await member.get('/service/bl/get/user-info', { query: { email: secrets.email } });
  for (const path of ['/', '/login', '/my', '/no-such-page', '/api/v1/nothing', '/service/bl/password/recover'])
    await member.get(`${path}?email=${secrets.encodedEmail}`);
  await test.get(`/my?email=${secrets.encodedEmail}`);
  await test.post(`/service/bl/password/recover?email=${secrets.encodedEmail}`);
  const json = { cookie: member.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  for (const payload of [`{"password":"${secrets.inBroken}"`, `{"password":"${secrets.inBroken}\\u0000"}`])
    await test.inject({ method: 'POST', url: token, headers: json, payload });
  await test.inject({
    method: 'POST',
    url: token,
    headers: { ...json, 'content-type': 'text/plain' },
    payload: secrets.inBroken,
  });
  await member.post('/service/bl/logout', undefined, { headers: { 'sec-fetch-site': 'cross-site' } });
  return [given, tokenOf(member.cookie), membersPassword, ...Object.values(secrets)];
}

function expectCleanLog(words: readonly string[]): void {
  for (const line of lines) {
    for (const word of words) expect(line).not.toContain(word);
    expect(JSON.parse(line)).toMatchObject({ requestId: expect.stringMatching(/^[\w-]{12}$/) });
  }
}

describe('the log', () => {
  it('has no password, token or e-mail, and the id of the request in each line', async () => {
    const words = await doEverything();
    expect(lines.length).toBeGreaterThan(15);
    expectCleanLog(words);
  });

  it('has neither when the database fails in the middle', async () => {
    const { pool } = test.database;
    await pool.query('alter table audit rename to away; alter table sessions rename to sessions_away');
    const words = await doEverything();
    await pool.query('alter table away rename to audit; alter table sessions_away rename to sessions');
    expect(lines.some((line) => (JSON.parse(line) as { level: number }).level >= 50)).toBe(true);
    expectCleanLog(words);
  });

  it('has the id that the answer carries, once a line', async () => {
    const answer = await test.post(token, { login: 'nobody', password: secrets.wrong });
    const [line = ''] = lines;
    expect(line.split('"requestId"')).toHaveLength(2);
    expect(JSON.parse(line)).toMatchObject({
      requestId: answer.headers['x-request-id'],
      method: 'POST',
      path: token,
      status: 401,
    });
    expect((answer.json() as { requestId: string }).requestId).toBe(answer.headers['x-request-id']);
  });

  it('has the id of the person who is signed in, whether a body was sent or not (spec: monitoring.persons-in-logs)', async () => {
    await member.get('/service/bl/get/applications', { query: { page: '0' } });
    await member.post('/service/bl/application/rename', { url: 'none', name: '' });
    await test.get('/service/bl/get/applications', { query: { page: '0' } });
    const given = lines.map((line) => JSON.parse(line) as { path: string; userId?: string });
    const { userId } = member;
    expect(given).toMatchObject([
      { path: '/service/bl/get/applications', userId },
      { path: '/service/bl/application/rename', userId },
      { path: '/service/bl/get/applications' },
    ]);
    expect(given.map((line) => 'userId' in line)).toEqual([true, true, false]);
  });

  it('tells the route of an address, not what stands in its parameters', async () => {
    await member.get('/apps/launch/very-secret-number');
    expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(['/apps/launch/:id']);
  });
});
