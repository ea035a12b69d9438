import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EagerClient } from '../../server/testing/eager-client.ts';
import { type Installation, install, roles, stopOne } from './machines/installation.ts';
import { beginLoad, type Seen } from './machines/load.ts';
import { makeOtherBuild } from './machines/other-build.ts';
import { addAndWait, expectNothingLost, type Person, signIn, takeSteps } from './machines/steps.ts';

/**
 * Three processes behind nginx, a worker and PgBouncer 1.18 on PostgreSQL 15 with a synchronous replica: a rolling
 * restart, a replica that lags, the database gone and promoted, a proxy that forgets (spec: reliability.rolling-restart,
 * reliability.several-hosts, reliability.pooler, reliability.replica).
 */
const requests = Number(process.env.REQUESTS ?? 100_000);
const goneSeconds = Number(process.env.GONE_SECONDS ?? 30);
const patience = { timeout: 120_000, interval: 50 };
const visitors = 8;

let made: Installation;
let person: Person;
const say = (words: string) => console.log(`  ${words}`);

beforeAll(async () => {
  made = await install();
  person = await signIn(made.origin, '127.0.2.1');
}, 300_000);
afterAll(async () => {
  person?.client.close();
  await made?.stop();
}, 120_000);

const load = (word: string) => beginLoad({ origin: made.origin, cookie: person.cookie, word, visitors });

/** Whoever was not served was told so in words, and nothing else happened. */
function expectHonest({ asked, outcomes, others }: Seen): void {
  expect({ others, ...(others.length > 0 && { proxy: made.proxySaid().slice(-others.length * 2) }) }).toEqual({
    others: [],
  });
  expect((outcomes.whole ?? 0) + (outcomes.refused ?? 0)).toBe(asked);
}

test('people sign in, add, rename and search, and their letters come, whichever process answers', async () => {
  const { one, origin, portals } = made;
  for (let round = 0; round < 10; round += 1) await takeSteps(origin, round);
  const [{ email } = { email: '' }] = await one.ask<{ email: string }>("select email from users where login = 'demo'");
  const before = made.lettersTaken();
  const recover = `/service/bl/password/recover?email=${encodeURIComponent(email)}`;
  expect((await person.client.ask(recover, { method: 'POST' })).status).toBe(200);
  await vi.waitFor(() => expect(made.lettersTaken()).toBeGreaterThan(before), patience);
  for (const portal of portals) expect(portal.said()).not.toMatch(/prepared statement|unsupported startup|sets no/);
}, 300_000);

test('a part of a page that one process lacks is taken from another', async () => {
  const tree = path.join(made.folder, 'older');
  const part = makeOtherBuild(tree);
  await made.restart(0, tree);
  const own = await fetch(`${made.portals[0]?.origin}/assets/${part}`);
  expect([own.status, own.headers.get('cache-control')]).toEqual([404, 'no-store']);
  const asked = await Promise.all(Array.from({ length: 48 }, () => person.client.ask(`/assets/${part}`)));
  expect(asked.map(({ status }) => status)).toEqual(Array(48).fill(200));
  expect((await person.client.ask('/assets/nobody-has-it.js')).status).toBe(404);
  await made.restart(0);
}, 300_000);

test('a rolling restart fails no request', async () => {
  const { asked, acknowledged, end } = load('Перезапуск');
  let restarts = 0;
  while (asked() < requests || restarts < roles.length) {
    await made.restart(restarts % roles.length);
    restarts += 1;
    await pause(1_000);
  }
  await sayFigures();
  const seen = await end();
  say(`rolling restart: ${seen.asked} requests, ${restarts} restarts, ${JSON.stringify(seen.outcomes)}`);
  expectHonest(seen);
  expect(seen.outcomes).toEqual({ whole: seen.asked });
  say(await expectNothingLost(made.one, acknowledged));
}, 3_600_000);

/** Under load: what the processes take of PostgreSQL and of the machine. */
async function sayFigures(): Promise<void> {
  const connections = await made.one.ask<{ way: string; count: number }>(
    `select case application_name when 'portal' then coalesce(client_port::text, '') else application_name end as way,
       count(*)::int as count from pg_stat_activity where datname is not null group by 1`,
  );
  const total = connections.reduce((sum, { count }) => sum + count, 0);
  say(`connections to PostgreSQL for ${roles.length} processes: ${total}`);
  const resident = made.portals.map(async ({ origin }) => {
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: 'Bearer words' } });
    const [, bytes = 0] = /^process_resident_memory_bytes (\S+)/m.exec(await answer.text()) ?? [];
    return Math.round(Number(bytes) / 1024 ** 2);
  });
  say(`memory of the processes, ${roles.join(', ')}: ${(await Promise.all(resident)).join(', ')} MB`);
}

test('a replica that lags is not read, and one that has caught up is', async () => {
  const { two, portals } = made;
  const isReading = (words: RegExp) => vi.waitFor(() => expect(portals[0]?.said()).toMatch(words), patience);
  await isReading(/public content is read from the replica/);
  await two.ask('select pg_wal_replay_pause()');
  say(`a change is read by all after ${await changeIsRead('(правка)')} ms, while the replica stands still`);
  await isReading(/the replica lags or does not answer/);
  await two.ask('select pg_wal_replay_resume()');
  await isReading(/the replica lags[\s\S]*public content is read from the replica/);
  await two.ask('select pg_wal_replay_pause()');
  say(`with notify content_changed after ${await changeIsRead('(ещё правка)', 'notify content_changed')} ms`);
  await two.ask('select pg_wal_replay_resume()');
}, 300_000);

/** Changes a publication; the time until every process gives the change. */
async function changeIsRead(mark: string, told = 'select 1'): Promise<number> {
  const [{ code, kind } = { code: '', kind: '' }] = await made.one.ask<{ code: string; kind: string }>(
    `update publications set title = title || ' ${mark}'
     where code = (select min(code) from publications where published) returning code, kind`,
  );
  await made.one.ask(told);
  const changedAt = performance.now();
  await vi.waitFor(async () => {
    for (const portal of made.portals.slice(0, -1)) {
      const answer = await fetch(`${portal.origin}/api/v1/${kind === 'news' ? 'news' : 'articles'}/${code}`);
      expect(await answer.text()).toContain(mark);
    }
  }, patience);
  return Math.round(performance.now() - changedAt);
}

test('a proxy that forgets headers breaks nothing, and one that sets them cannot be lied to', async () => {
  const { origin, forgetfulOrigin, one } = made;
  const through = new EagerClient(forgetfulOrigin, 2, '127.0.4.1');
  for (const page of ['/', '/solutions', '/api/v1/solutions', '/login'])
    expect([page, (await through.ask(page)).status]).toEqual([page, 200]);
  const tryToSignIn = (where: string, headers: Record<string, string> = {}) =>
    fetch(`${where}/service/bl/get/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify({ login: 'nobody', password: 'Wrong-2026' }),
    });
  expect((await tryToSignIn(forgetfulOrigin)).status).toBeLessThan(500);
  await tryToSignIn(origin, { 'x-forwarded-for': '203.0.113.7' });
  const addresses = await one.ask<{ address: string }>('select distinct address from audit');
  expect(addresses.map(({ address }) => address)).not.toContain('203.0.113.7');
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  const open = (await fetch(`${forgetfulOrigin}/metrics`)).status;
  say(`/metrics through the proxy that forgets: ${open}; through that of the guide: 404`);
  through.close();
}, 300_000);

test('PostgreSQL gone and started again: refusals that say so, and nothing lost', async () => {
  const { acknowledged, end } = load('Остановка');
  await pause(3_000);
  made.one.stop('immediate');
  await pause(goneSeconds * 1_000);
  const before = acknowledged.length;
  const startedAt = performance.now();
  made.one.start();
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before), patience);
  const healedMs = Math.round(performance.now() - startedAt);
  await pause(3_000);
  const seen = await end();
  say(`gone for ${goneSeconds} s: ${JSON.stringify(seen.outcomes)}; written again ${healedMs} ms after its start`);
  expectHonest(seen);
  say(await expectNothingLost(made.one, acknowledged));
}, 300_000);

test('the primary gone for good and the replica promoted: heals without a restart, nothing lost', async () => {
  const { one, two } = made;
  await vi.waitFor(async () => {
    expect(await one.ask("select 1 from pg_stat_replication where sync_state = 'sync'")).toHaveLength(1);
  }, patience);
  const { acknowledged, end } = load('Смена');
  await pause(3_000);
  one.stop('immediate');
  await pause(2_000);
  const before = acknowledged.length;
  const promotedAt = performance.now();
  two.promote();
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before), patience);
  const healedMs = Math.round(performance.now() - promotedAt);
  await pause(5_000);
  const seen = await end();
  say(`promoted: ${JSON.stringify(seen.outcomes)}; written again ${healedMs} ms after the promotion began`);
  expectHonest(seen);
  say(await expectNothingLost(two, acknowledged));
  await addAndWait(person, 'После смены');
  for (const portal of made.portals) await stopOne(portal);
}, 300_000);
