import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApplication } from '../seed/index.ts';
import { createFakePlatform, type FakePlatform } from '../testing/fake-platform.ts';
import { type Member, makeMember } from '../testing/people.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

let test: TestPortal;
let platform: FakePlatform;
let member: Member;
let stranger: Member;
let ready: string;
let preparing: string;

beforeAll(async () => {
  platform = createFakePlatform();
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' }, hosting: platform });
  member = await makeMember(test);
  stranger = await makeMember(test);
  const { db } = test.database;
  const { subscriberId } = member;
  ready = await buildApplication(db, { subscriberId, solutionCode: 'ea', name: 'Тайная <база>' });
  preparing = await buildApplication(db, {
    subscriberId,
    solutionCode: 'ea',
    name: 'Готовится',
    status: 'preparation',
  });
  await db.updateTable('solutions').set({ enable_demo: true }).where('code', '=', 'ea').execute();
  await db.updateTable('solutions').set({ enable_demo: false }).where('code', '=', 'zup').execute();
});
afterAll(() => test.close());
beforeEach(() => {
  platform.mood = 'well';
  platform.calls.length = 0;
});

const titleOf = (body: string) => /<title>(.*?)<\/title>/.exec(body)?.[1];

describe('an application’s page', () => {
  it('opens for a member, never kept by a cache, its name escaped', async () => {
    const answer = await member.get(`/a/ea/${ready}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(titleOf(answer.body)).toBe('Тайная &lt;база&gt; — Счёты');
    expect(answer.body).not.toContain('<база>');
    expect(answer.body).toMatch(/ТОО\s«Ромашка»/);
  });

  it('is empty in a new application, with a way on, and filled in one with samples', async () => {
    const empty = await member.get(`/a/ea/${ready}`);
    expect(empty.body).toMatch(/Документов пока\sнет/);
    expect(empty.body).toContain('href="/portal/apps/begin_work/ea"');
    expect(empty.body).toContain('href="/portal/help"');
    const { subscriberId } = member;
    const id = await buildApplication(test.database.db, {
      subscriberId,
      solutionCode: 'ea',
      name: 'Б',
      withSamples: true,
    });
    expect((await member.get(`/a/ea/${id}`)).body).toContain('Что сделать');
    expect((await member.get('/a/demo/ea')).body).toContain('Что сделать');
  });

  it('stays open when its solution is taken off the site; a demo and a new application are refused', async () => {
    const { db } = test.database;
    const { subscriberId } = member;
    const id = await buildApplication(db, { subscriberId, solutionCode: 'mrk', name: 'Снятое решение' });
    const change = { published: false, enable_demo: true };
    await db.updateTable('solutions').set(change).where('code', '=', 'mrk').execute();
    const launch = await member.get(`/apps/launch/${id}`);
    expect([launch.statusCode, launch.headers.location]).toEqual([302, `/portal/a/mrk/${id}`]);
    const own = await member.get(`/a/mrk/${id}`);
    expect([own.statusCode, titleOf(own.body)]).toEqual([200, 'Снятое решение — Счёты']);
    expect(own.body).not.toContain('begin_work');
    for (const path of ['/a/demo/mrk', '/apps/begin_work/mrk'])
      expect([path, (await member.get(path)).statusCode]).toEqual([path, 404]);
    const added = await member.post('/service/bl/application/add', { code: 'mrk', name: 'Ещё одно' });
    expect(added.statusCode).toBe(404);
  });

  it('keeps what was saved in a card in its addresses, and takes nothing odd', async () => {
    const query = { screen: 'card', saved: '1', f4: '24.11.2026', f0: 'чужой' };
    const card = await member.get('/a/demo/ea', { query });
    expect(card.body).toContain('value="24.11.2026"');
    expect(card.body).not.toContain('чужой');
    expect((await member.get('/a/demo/ea?saved=1&saved=2&f4=1&f4=2')).statusCode).toBe(200);
  });

  it('takes any screen asked for without a failure', async () => {
    for (const screen of ['', 'x'.repeat(5000), '<script>', '%00', '__proto__', 'constructor'])
      expect((await member.get(`/a/ea/${ready}`, { query: { screen } })).statusCode).toBe(200);
    expect((await member.get(`/a/ea/${ready}?screen=a&screen=b`)).statusCode).toBe(200);
  });

  it('is launched by a redirect to it, or told to be in preparation', async () => {
    const launch = await member.get(`/apps/launch/${ready}`);
    expect([launch.statusCode, launch.headers.location]).toEqual([302, `/portal/a/ea/${ready}`]);
    for (const path of [`/apps/launch/${preparing}`, `/a/ea/${preparing}`]) {
      const answer = await member.get(path);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.body).toContain('Готовится');
      expect(answer.body).toContain('http-equiv="refresh"');
    }
  });

  it('is the same 404 for another’s application, an unknown number, another solution and no number', async () => {
    const none = await stranger.get('/a/ea/999999');
    expect(none.statusCode).toBe(404);
    for (const path of [
      `/a/ea/${ready}`,
      `/apps/launch/${ready}`,
      `/apps/launch/${preparing}`,
      '/apps/launch/999999',
      '/apps/launch/0',
      '/apps/launch/-1',
      '/apps/launch/1e5',
      '/apps/launch/99999999999999999999',
      `/apps/launch/${'9'.repeat(18)}`,
      '/apps/launch/%00',
      '/apps/launch/%D0%B0',
    ]) {
      const answer = await stranger.get(path);
      expect([path, answer.statusCode, answer.body]).toEqual([path, 404, none.body]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const wrong = await member.get(`/a/unf/${ready}`);
    expect([wrong.statusCode, wrong.body]).toEqual([404, none.body]);
  });

  it('notes who was refused another’s', async () => {
    const { rows } = await test.database.pool.query(
      "select distinct user_id, object from audit where action = 'foreign-application-refused' and object = $1",
      [ready],
    );
    expect(rows).toEqual([{ user_id: stranger.userId, object: ready }]);
  });
});

describe('a visitor', () => {
  it.each(['/a/ea/20001?screen=x&y=1', '/apps/launch/20001', '/apps/begin_work/ea', '/a/demo/ea', '/a/ea/nothing'])(
    'who opens %s is sent to sign in and back',
    async (path) => {
      for (const cookie of ['', `sid=${'A'.repeat(43)}`, 'sid=x', `other=${member.cookie}`]) {
        const answer = await test.get(path, { headers: { cookie } });
        expect(answer.statusCode).toBe(302);
        expect(answer.headers.location).toBe(`/portal/login?from=${encodeURIComponent(path)}`);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
      expect(platform.calls).toEqual([]);
    },
  );
});

describe('a demo', () => {
  const demosOf = async () =>
    (await test.database.pool.query("select user_id, object from audit where action = 'demo-opened' order by id")).rows;

  it('is opened and led to, with an audit row', async () => {
    const answer = await member.get('/apps/begin_work/ea');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/portal/a/demo/ea']);
    expect(platform.calls).toEqual(['demo ea']);
    expect(await demosOf()).toEqual([{ user_id: member.userId, object: 'ea' }]);
    const stand = await member.get('/a/demo/ea');
    expect([stand.statusCode, stand.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['sec-purpose', 'prefetch;anonymous-client-ip'],
    ['purpose', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
  ])('is not opened by a request with %s: %s', async (name, value) => {
    const before = await demosOf();
    const answer = await member.get('/apps/begin_work/ea', { headers: { [name]: value } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(platform.calls).toEqual([]);
    expect(await demosOf()).toEqual(before);
  });

  const signInPage = 'http://portal.test/portal/login?from=%2Fapps%2Fbegin_work%2Fea';

  it.each([
    ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' }],
    ['a link of a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['a page of before Sec-Fetch-Site', { referer: 'https://evil.example/' }],
    ['a page without an origin', { referer: 'about:srcdoc' }],
    ['sign-in that a foreign link went through', { 'sec-fetch-site': 'same-origin', referer: signInPage }],
  ])('is asked about and not made for %s', async (_, headers) => {
    const before = await demosOf();
    const answer = await member.get('/apps/begin_work/ea', { headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(titleOf(answer.body)).toMatch(/^Открыть демо\?/);
    expect(answer.body).toContain('href="/portal/apps/begin_work/ea"');
    for (const code of ['zup', 'no-such'])
      expect((await member.get(`/apps/begin_work/${code}`, { headers })).statusCode).toBe(404);
    expect(platform.calls).toEqual([]);
    expect(await demosOf()).toEqual(before);
  });

  it.each([
    ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' }],
    ['a press on the portal', { 'sec-fetch-site': 'same-origin', referer: 'http://portal.test/portal/solutions/ea' }],
    ['a press without a referrer', { 'sec-fetch-site': 'same-origin' }],
    ['a press of before Sec-Fetch-Site', { referer: 'http://portal.test/portal/solutions/ea' }],
    ['sign-in', { 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1', referer: signInPage }],
  ])('is opened by %s', async (_, headers) => {
    const answer = await member.get('/apps/begin_work/ea', { headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/portal/a/demo/ea']);
    expect(platform.calls).toEqual(['demo ea']);
  });

  it('is not opened by HEAD, POST or OPTIONS', async () => {
    for (const method of ['HEAD', 'POST', 'OPTIONS'] as const) {
      const headers = { cookie: member.cookie, 'sec-fetch-site': 'same-origin' };
      const answer = await test.inject({ method, url: '/portal/apps/begin_work/ea', headers });
      expect([method, answer.statusCode]).toEqual([method, 404]);
    }
    expect(platform.calls).toEqual([]);
  });

  it('is a 404 for a solution without one, and for none', async () => {
    for (const code of ['zup', 'no-such', '%00', '__proto__', 'EA']) {
      for (const path of [`/apps/begin_work/${code}`, `/a/demo/${code}`])
        expect([path, (await member.get(path)).statusCode]).toEqual([path, 404]);
    }
    expect(platform.calls).toEqual([]);
  });

  it('of a platform that is down or makes no sense is a page that says so', async () => {
    platform.mood = 'down';
    const answer = await member.get('/apps/begin_work/ea');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('lang="ru"');
    expect(answer.body).toMatch(/<title>Платформа не\sотвечает/);
    expect(answer.body).not.toContain('ECONNREFUSED');
  });
});

describe('the embedded platform’s demo', () => {
  it('is one a person, however often it is opened', async () => {
    await test.close();
    test = await createTestPortal();
    const [one, other] = [await makeMember(test), await makeMember(test)];
    await test.database.db.updateTable('solutions').set({ enable_demo: true }).where('code', '=', 'ea').execute();
    await Promise.all([one, one, one, other].map((person) => person.get('/apps/begin_work/ea')));
    await one.get('/apps/begin_work/ea');
    const { rows } = await test.database.pool.query('select demo_of from hosting_stands');
    expect(rows.map(({ demo_of }) => demo_of).sort()).toEqual([one.userId, other.userId].sort());
  });
});
