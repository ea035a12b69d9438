import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/index.ts';
import { cookiesOf, createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const token = '/service/bl/get/token';

describe('sign-in', () => {
  it('sets an HttpOnly session cookie and its readable companion for 30 days on a private computer', async () => {
    const answer = await test.post(token, { login: 'demo', password: 'Demo-2026', isForeignComputer: false });
    expect(answer.json()).toEqual({ success: true });
    const [sid, signed] = answer.cookies;
    expect(sid).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
    expect(signed).toMatchObject({ name: 'signed', value: '1', maxAge: 30 * 86_400 });
    expect(signed).not.toHaveProperty('httpOnly');
  });

  it('sets a cookie of the browser session on a foreign computer', async () => {
    const answer = await test.post(token, { login: 'demo', password: 'Demo-2026', isForeignComputer: true });
    expect(answer.cookies[0]).not.toHaveProperty('maxAge');
  });

  it('takes the e-mail, any case, spaces around and look-alike letters of the login', async () => {
    for (const login of ['demo@schety.example', ' DEMO ', 'dеmо']) {
      expect((await test.post(token, { login, password: 'Demo-2026' })).statusCode).toBe(200);
    }
  });

  it('by an e-mail lets in the owner of the mailbox, not who has it as a login', async () => {
    const { db } = test.database;
    const mailbox = 'boss@victim.example';
    await buildUser(db, { login: mailbox, email: 'thief@evil.example', password: 'Chuzhoe-77', name: 'Вор' });
    const asLogin = { login: mailbox, password: 'Chuzhoe-77' };
    expect((await test.post(token, asLogin)).statusCode).toBe(200);
    await buildUser(db, { login: 'boss', email: mailbox, password: 'Hozyain-88', name: 'Хозяин' });
    expect((await test.post(token, asLogin)).statusCode).toBe(401);
    const owner = await test.signIn(' Boss@Victim.example', 'Hozyain-88');
    expect((await owner.get('/service/bl/get/user-info')).json()).toMatchObject({ login: 'boss' });
    const other = await test.signIn('thief@evil.example', 'Chuzhoe-77');
    expect((await other.get('/service/bl/get/user-info')).json()).toMatchObject({ login: mailbox });
  });

  it('answers unknown, wrong and blocked alike', async () => {
    await test.database.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('login', '=', 'partner')
      .execute();
    const answers = await Promise.all([
      test.post(token, { login: 'nobody', password: 'Demo-2026' }),
      test.post(token, { login: 'novichok', password: 'Wrong-2026' }),
      test.post(token, { login: 'partner', password: 'Demo-2026' }),
    ]);
    const seen = answers.map(({ statusCode, body, headers }) => {
      const { requestId: _id, ...rest } = JSON.parse(body) as { requestId: string };
      const { date: _date, 'x-request-id': _header, ...others } = headers;
      return { statusCode, rest, others };
    });
    expect(seen[0]?.statusCode).toBe(401);
    expect(seen[0]?.rest).toMatchObject({
      code: 'identity.bad-credentials',
      message: expect.stringMatching(/^Ошибка входа в систему/),
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('asks for both fields with one text', async () => {
    const answer = await test.post(token, { login: '  ', password: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: { login: 'Введите логин и пароль', password: 'Введите логин и пароль' },
    });
  });

  it('throttles past ten failures of a pair, existing or not, with Retry-After, and lets a later try through', async () => {
    for (const login of ['operator', 'no-such-person']) {
      const answers = await Promise.all(
        Array.from({ length: 14 }, () => test.post(token, { login, password: 'Wrong-2026' })),
      );
      // Ten free failures and the one try that the first delay lets through.
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        ...Array<number>(11).fill(401),
        ...Array<number>(3).fill(429),
      ]);
      const throttled = answers.filter((answer) => answer.statusCode === 429);
      expect(Number(throttled[0]?.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(throttled[0]?.headers['retry-after'])).toBeLessThanOrEqual(30);
      expect(throttled[0]?.json()).toMatchObject({ code: 'identity.throttled' });
    }
  });
});

describe('a session', () => {
  it('tells who is signed in, the current subscriber first', async () => {
    const demo = await test.signIn('demo');
    expect((await demo.get('/service/bl/get/user-info')).json()).toMatchObject({
      name: 'Марина Ковалёва',
      login: 'demo',
      email: 'demo@schety.example',
      roles: ['subscriber'],
      isForeignComputer: false,
      subscribers: [
        { name: 'ТОО «Кедр и партнёры»', code: '004217' },
        { name: 'ТОО «Кедр-Аптека»', code: '004218' },
      ],
    });
  });

  it('gets a new id at each sign-in, the old one is dead', async () => {
    const first = await test.signIn('demo');
    const again = await first.post(token, { login: 'demo', password: 'Demo-2026' });
    expect(cookiesOf(again)).not.toBe(first.cookie);
    expect((await first.get('/service/bl/get/user-info')).statusCode).toBe(401);
  });

  it('opens nothing for a browser whose person has left unheard, and is ended by it', async () => {
    const { cookie } = await test.signIn('demo');
    const gone = test.personOf(cookie.replace('signed=1', 'signed=0'));
    const userInfo = '/service/bl/get/user-info';
    expect((await gone.get(userInfo)).statusCode).toBe(401);
    const page = await gone.get('/apps/begin_work/ea');
    expect([page.statusCode, page.headers.location]).toEqual([302, expect.stringMatching(/^\/login/)]);
    const stays = test.personOf(cookie);
    expect((await stays.get(userInfo)).statusCode).toBe(200);
    expect((await gone.post('/service/bl/logout')).statusCode).toBe(200);
    expect((await stays.get(userInfo)).statusCode).toBe(401);
  });

  it('never adopts an id it did not give', async () => {
    const forged = `sid=${'A'.repeat(43)}`;
    const answer = await test.get('/service/bl/get/user-info', { headers: { cookie: forged } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('ends at its idle time by the clock of the database', async () => {
    const demo = await test.signIn('demo');
    await test.database.pool.query("update sessions set idle_until = now() - interval '1 second'");
    expect((await demo.get('/service/bl/get/user-info')).statusCode).toBe(401);
  });

  it('is signed out once and again without a failure, and its cookies are cleared', async () => {
    const demo = await test.signIn('demo');
    const answer = await demo.post('/service/bl/logout');
    expect(answer.json()).toEqual({ success: true });
    expect(answer.cookies.map(({ value, maxAge }) => [value, maxAge])).toEqual([
      ['', 0],
      ['', 0],
    ]);
    expect((await demo.get('/service/bl/get/user-info')).statusCode).toBe(401);
    expect((await demo.post('/service/bl/logout')).statusCode).toBe(200);
  });

  it('keeps at most twenty of a user', async () => {
    for (let count = 0; count < 22; count += 1) await test.signIn('novichok');
    const { rows } = await test.database.pool.query(
      "select count(*)::int as n from sessions s join users u on u.id = s.user_id where u.login = 'novichok'",
    );
    expect(rows[0].n).toBe(20);
  });

  it('is listed, and ended one by one or all but this', async () => {
    const [mine, other, third] = [await test.signIn('demo'), await test.signIn('demo'), await test.signIn('demo')];
    const stranger = await test.signIn('novichok');
    const list = (await mine.get('/service/bl/sessions')).json() as { id: string; current: boolean }[];
    expect(list.filter((session) => session.current)).toHaveLength(1);
    const strangers = (await stranger.get('/service/bl/sessions')).json() as { id: string }[];
    expect((await mine.post('/service/bl/sessions/end', { id: strangers[0]?.id })).statusCode).toBe(404);
    const otherList = (await other.get('/service/bl/sessions')).json() as { id: string; current: boolean }[];
    const otherId = otherList.find((session) => session.current)?.id;
    expect((await mine.post('/service/bl/sessions/end', { id: otherId })).statusCode).toBe(200);
    expect((await other.get('/service/bl/get/user-info')).statusCode).toBe(401);
    expect((await third.get('/service/bl/get/user-info')).statusCode).toBe(200);
    await mine.post('/service/bl/sessions/end-others');
    expect((await third.get('/service/bl/get/user-info')).statusCode).toBe(401);
    expect((await mine.get('/service/bl/get/user-info')).statusCode).toBe(200);
    expect((await stranger.get('/service/bl/get/user-info')).statusCode).toBe(200);
  });
});

describe('a change of password', () => {
  it('ends the other sessions, renews this one, and refuses wrong and weak ones', async () => {
    const change = '/service/bl/password/change';
    const [mine, other] = [await test.signIn('novichok'), await test.signIn('novichok')];
    expect((await mine.post(change, { password: 'wrong', newPassword: 'Abacus-77-beads' })).json()).toMatchObject({
      code: 'identity.wrong-password',
      fields: { password: 'Текущий пароль введён неверно.' },
    });
    expect((await mine.post(change, { password: 'Demo-2026', newPassword: 'Password123' })).json()).toMatchObject({
      code: 'identity.weak-password',
    });
    expect((await mine.post(change, { password: 'Demo-2026', newPassword: 'Novichok2026' })).json()).toMatchObject({
      code: 'identity.own-password',
      fields: { newPassword: expect.stringContaining('логин') },
    });
    expect((await mine.post(change, { password: 'Demo-2026', newPassword: 'Demo-2026' })).json()).toMatchObject({
      code: 'identity.same-password',
      fields: { newPassword: expect.stringMatching(/текущим\. Придумайте/) },
    });
    const done = await mine.post(change, { password: 'Demo-2026', newPassword: 'Abacus-77-beads' });
    expect(done.statusCode).toBe(200);
    expect((await mine.get('/service/bl/get/user-info')).statusCode).toBe(401);
    expect((await other.get('/service/bl/get/user-info')).statusCode).toBe(401);
    expect((await test.get('/service/bl/get/user-info', { headers: { cookie: cookiesOf(done) } })).statusCode).toBe(
      200,
    );
    await test.signIn('novichok', 'Abacus-77-beads');
    const { rows } = await test.database.pool.query(`select password_hash from users where login = 'novichok'`);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
