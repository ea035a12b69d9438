import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeMember, membersPassword, openSession } from '../../testing/people.ts';
import { cookiesOf, createTestPortal, type Person, type TestPortal } from '../../testing/test-portal.ts';

const who = '/service/bl/get/user-info';
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal({ working: true });
});
afterAll(() => test.close());

/** Signs a new person in; returns them and the moves of their one session. */
async function signIn(isForeignComputer: boolean) {
  const { login, userId } = await makeMember(test);
  await test.database.pool.query('delete from sessions where user_id = $1', [userId]);
  const answer = await test.post('/service/bl/get/token', { login, password: membersPassword, isForeignComputer });
  const person = test.personOf(cookiesOf(answer));
  const { pool } = test.database;
  return {
    userId,
    person,
    isAlive: async () => (await person.get(who)).statusCode === 200,
    /** Lets the database's clock pass for this session, by moving its row back. */
    pass: (seconds: number) =>
      pool.query(
        `update sessions set created_at = created_at - make_interval(secs => $2), last_seen_at = last_seen_at - make_interval(secs => $2),
           idle_until = idle_until - make_interval(secs => $2), expires_at = expires_at - make_interval(secs => $2) where user_id = $1`,
        [userId, seconds],
      ),
    times: async () => {
      const { rows } = await pool.query(
        `select extract(epoch from expires_at - created_at)::int as whole, extract(epoch from idle_until - last_seen_at)::int as idle,
           extract(epoch from idle_until - now())::int as left, expires_at - idle_until as spare, last_seen_at::text as seen, idle_until::text as until
         from sessions where user_id = $1`,
        [userId],
      );
      return rows[0];
    },
  };
}

describe('a session of a private computer', () => {
  it('lives 30 days at most and 14 without use', async () => {
    expect(await (await signIn(false)).times()).toMatchObject({ whole: 30 * day, idle: 14 * day });
  });

  it('is alive a minute before its idle time and dead a second after', async () => {
    const session = await signIn(false);
    await session.pass(14 * day - minute);
    expect(await session.isAlive()).toBe(true);
    await session.pass(14 * day + 1);
    expect(await session.isAlive()).toBe(false);
  });

  it('is dead after 30 days, however much it is used', async () => {
    const session = await signIn(false);
    for (let used = 0; used < 29; used += 1) {
      await session.pass(day);
      expect(await session.isAlive()).toBe(true);
    }
    await session.pass(day - minute);
    expect(await session.isAlive()).toBe(true);
    await session.pass(minute + 1);
    expect(await session.isAlive()).toBe(false);
  });
});

describe('a session of a foreign computer', () => {
  it('lives 12 hours at most and 30 minutes without use', async () => {
    expect(await (await signIn(true)).times()).toMatchObject({ whole: 12 * hour, idle: 30 * minute });
  });

  it('is alive a second before its idle time and dead a second after', async () => {
    const session = await signIn(true);
    await session.pass(29 * minute);
    expect(await session.isAlive()).toBe(true);
    await session.pass(30 * minute + 1);
    expect(await session.isAlive()).toBe(false);
  });

  it('is dead after 12 hours, however much it is used', async () => {
    const session = await signIn(true);
    for (let used = 0; used < 12 * 3 - 1; used += 1) {
      await session.pass(20 * minute);
      expect(await session.isAlive()).toBe(true);
    }
    await session.pass(20 * minute + 1);
    expect(await session.isAlive()).toBe(false);
  });

  it('is never given idle time beyond its end', async () => {
    const session = await signIn(true);
    await session.pass(2 * minute);
    await test.database.pool.query("update sessions set expires_at = now() + interval '5 minutes' where user_id = $1", [
      session.userId,
    ]);
    expect(await session.isAlive()).toBe(true);
    expect((await session.times()).left).toBeLessThanOrEqual(5 * minute);
  });
});

describe('the use of a session', () => {
  it('is noted at most once a minute', async () => {
    const session = await signIn(false);
    const first = await session.times();
    await Promise.all(Array.from({ length: 5 }, () => session.isAlive()));
    expect(await session.times()).toEqual({ ...first, left: expect.any(Number) });
    await session.pass(30);
    const almost = await session.times();
    await session.isAlive();
    expect((await session.times()).seen).toBe(almost.seen);
    await session.pass(31);
    await session.isAlive();
    const noted = await session.times();
    expect(noted.seen).not.toBe(almost.seen);
    expect(noted.idle).toBe(14 * day);
    await session.isAlive();
    expect((await session.times()).seen).toBe(noted.seen);
  });

  it('is no failure of the request when it cannot be noted', async () => {
    const session = await signIn(false);
    await session.pass(2 * minute);
    const { pool } = test.database;
    await pool.query(
      "create function refuse_touch() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100'; end $$; create trigger refuse_touch before update on sessions for each row execute function refuse_touch()",
    );
    expect(await session.isAlive()).toBe(true);
    await pool.query('drop trigger refuse_touch on sessions; drop function refuse_touch');
  });
});

describe('ended sessions', () => {
  it('are not listed, and the clean-up takes them away', async () => {
    const member = await makeMember(test);
    const idle: Person = await openSession(test, member.userId);
    const old: Person = await openSession(test, member.userId);
    const { pool, db } = test.database;
    await pool.query(
      `update sessions set idle_until = now() where id = (select id from sessions where user_id = $1 order by created_at desc limit 1)`,
      [member.userId],
    );
    expect((await old.get(who)).statusCode).toBe(401);
    expect((await idle.get(who)).statusCode).toBe(200);
    expect((await member.get('/service/bl/sessions')).json()).toHaveLength(2);
    await test.portal.jobs.send(db, 'clean-up', {});
    await vi.waitFor(async () => {
      const { rows } = await pool.query('select 1 from sessions where user_id = $1', [member.userId]);
      expect(rows).toHaveLength(2);
    }, 60_000);
    expect((await idle.get(who)).statusCode).toBe(200);
  });

  it('of a blocked person are dead at once, and alive again when the block is lifted', async () => {
    const member = await makeMember(test);
    const { pool } = test.database;
    await pool.query('update users set blocked_at = now() where id = $1', [member.userId]);
    expect((await member.get(who)).statusCode).toBe(401);
    await pool.query('update users set blocked_at = null where id = $1', [member.userId]);
    expect((await member.get(who)).statusCode).toBe(200);
  });
});

describe('the cookie', () => {
  it.each([
    [{ PUBLIC_URL: 'https://portal.test' }, '__Host-sid', '/', true],
    [{ PUBLIC_URL: 'https://portal.test', BASE_PATH: '/portal' }, '__Secure-sid', '/portal', true],
    [{ PUBLIC_URL: 'http://portal.test', BASE_PATH: '/portal' }, 'sid', '/portal', undefined],
  ])('is named and bound by the address of the portal: %j', async (environment, name, path, secure) => {
    const other = await createTestPortal({ environment: environment as Record<string, string> });
    const answer = await other.post('/service/bl/get/token', { login: 'demo', password: 'Demo-2026' });
    const [sid, signed, device] = answer.cookies;
    expect(sid).toMatchObject({ name, path, httpOnly: true, sameSite: 'Lax' });
    expect(signed).toMatchObject({ name: name.replace('sid', 'signed'), path, value: '1' });
    expect(device).toMatchObject({ name: name.replace('sid', 'device'), path, httpOnly: true });
    expect(answer.cookies.map((cookie) => cookie.secure)).toEqual([secure, secure, secure]);
    for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('domain');
    expect((await other.personOf(cookiesOf(answer)).get(who)).statusCode).toBe(200);
    await other.close();
  });
});
