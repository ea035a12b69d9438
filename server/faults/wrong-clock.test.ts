import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EagerClient } from '../testing/eager-client.ts';
import { clearRealPortals, freePort, makeDataDir, startRealPortal } from '../testing/real-portal.ts';
import { createTestDatabase, type TestDatabase, urlOf } from '../testing/test-database.ts';

const faketime = ['/usr/bin/faketime', '/usr/local/bin/faketime', '/opt/homebrew/bin/faketime'].find(existsSync);
const who = '/service/bl/get/user-info';
const token = '/service/bl/get/token';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(clearRealPortals);
afterAll(() => database.drop());

async function start(off: string | undefined) {
  const portal = startRealPortal({
    dataDir: await makeDataDir(),
    port: await freePort(),
    environment: { DATABASE_URL: urlOf(database.connection), LOG_LEVEL: 'error' },
    through: off && faketime ? [faketime, '-f', off] : [],
  });
  await portal.ready();
  return new EagerClient(portal.origin, 4);
}

const reason = faketime ? '' : ' (skipped: the program faketime is not installed)';

/** The machine's clock two days off (spec: reliability.clock). */
describe.skipIf(!faketime)(`a portal whose clock is two days off${reason}`, () => {
  it.each(['+2d', '-2d'])('by %s: only the clock of the database judges sessions and delays', async (off) => {
    const right = await start(undefined);
    const wrong = await start(off);
    const { headers } = await wrong.ask('/healthz');
    const apartMs = Math.abs(Date.parse(String(headers.date)) - Date.now());
    expect(apartMs).toBeGreaterThan(47 * 3_600_000);

    const given = await wrong.signIn('demo', 'Demo-2026', true);
    const { rows } = await database.pool.query(
      'select extract(epoch from expires_at - clock_timestamp())::int as left from sessions order by created_at desc limit 1',
    );
    expect(rows[0].left).toBeGreaterThan(12 * 3_600 - 60);
    expect(rows[0].left).toBeLessThanOrEqual(12 * 3_600);
    for (const client of [wrong, right]) expect((await client.ask(who, { cookie: given })).status).toBe(200);
    const other = await right.signIn('demo', 'Demo-2026', true);
    expect((await wrong.ask(who, { cookie: other })).status).toBe(200);
    await database.pool.query("update sessions set idle_until = now() - interval '1 second'");
    for (const client of [wrong, right]) expect((await client.ask(who, { cookie: given })).status).toBe(401);

    const body = { login: `nobody${off}`, password: 'Wrong-2026' };
    for (let count = 0; count < 12; count += 1) await wrong.ask(token, { method: 'POST', body });
    for (const client of [wrong, right]) {
      // A delay lets one through: of four at once at least one waits.
      const tries = await Promise.all(Array.from({ length: 4 }, () => client.ask(token, { method: 'POST', body })));
      const waits = tries.filter(({ status }) => status === 429).map((answer) => Number(answer.headers['retry-after']));
      expect(waits.length).toBeGreaterThan(0);
      for (const wait of waits) expect(wait).toBeLessThanOrEqual(30);
    }
    for (const client of [wrong, right]) client.close();
  });
});
