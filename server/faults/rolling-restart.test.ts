import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EagerClient, type Outcome } from '../testing/eager-client.ts';
import { clearRealPortals, freePort, makeDataDir, type RealPortal, startRealPortal } from '../testing/real-portal.ts';
import { type RoundRobinProxy, startRoundRobinProxy } from '../testing/round-robin-proxy.ts';
import { createTestDatabase, type TestDatabase, urlOf } from '../testing/test-database.ts';

/** Three processes on one database behind a proxy (spec: reliability.rolling-restart). */
const roles = ['web', 'web', 'all'] as const;
const add = '/service/bl/application/add';

let database: TestDatabase;
let proxy: RoundRobinProxy;
let ports: number[];
let portals: RealPortal[];
beforeEach(async () => {
  database = await createTestDatabase();
  ports = [await freePort(), await freePort(), await freePort()];
  proxy = await startRoundRobinProxy(ports);
  portals = await Promise.all(roles.map((_, index) => start(index)));
});
afterEach(async () => {
  await clearRealPortals();
  await proxy.close();
  await database.drop();
});

async function start(index: number): Promise<RealPortal> {
  const portal = startRealPortal({
    dataDir: await makeDataDir(),
    port: ports[index] ?? 0,
    environment: {
      ROLE: roles[index] ?? 'all',
      PUBLIC_URL: `http://127.0.0.1:${proxy.port}`,
      TRUST_PROXY: 'loopback',
      DATABASE_URL: urlOf(database.connection),
      LOG_LEVEL: 'error',
      LIMITS_TIMES: '1000',
      PREPARATION_SECONDS: '0',
      MAX_ADDS_IN_10_MINUTES: '100000',
      MAX_APPLICATIONS: '100000',
    },
  });
  await portal.ready();
  return portal;
}

it('are restarted one after another without a failed request or a lost write', async () => {
  const origin = `http://127.0.0.1:${proxy.port}`;
  const first = new EagerClient(origin, 1);
  const cookie = await vi.waitFor(() => first.signIn(), { timeout: 120_000, interval: 500 });
  const outcomes: Outcome[] = [];
  const added: string[] = [];
  let isOver = false;
  const visit = async (visitor: number) => {
    const client = new EagerClient(origin, 1);
    for (let turn = 0; !isOver; turn += 1) {
      const name = `Перезапуск ${visitor}-${turn}`;
      const outcome =
        turn % 4 === 0
          ? await client.ask(add, { method: 'POST', cookie, body: { code: 'ea', name } })
          : await client.ask(turn % 4 === 1 ? '/service/bl/get/applications' : '/solutions', { cookie });
      outcomes.push(outcome);
      // Load enough, and cores left for what starts.
      await pause(20);
      if (turn % 4 === 0 && outcome.status === 200) added.push(name);
    }
    client.close();
  };
  const visits = [0, 1, 2, 3].map(visit);
  for (const index of roles.keys()) {
    const before = outcomes.length;
    portals[index]?.signal('SIGTERM');
    expect([await portals[index]?.ended, portals[index]?.said()]).toEqual([0, expect.any(String)]);
    portals[index] = await start(index);
    proxy.isBack(ports[index] ?? 0);
    // Each restart is under load, and the new process gets some of it.
    await expect.poll(() => outcomes.length, { timeout: 120_000 }).toBeGreaterThan(before + 20);
  }
  isOver = true;
  await Promise.all(visits);
  first.close();
  // On a machine that is busy with other things a process may ask to come again a little later.
  const isAskedToWait = ({ status, headers }: Outcome) => status === 503 && Number(headers['retry-after']) > 0;
  expect(outcomes.filter((one) => one.status !== 200 && !isAskedToWait(one))).toEqual([]);
  const { rows } = await database.pool.query<{ name: string }>('select name from applications');
  const kept = new Set(rows.map(({ name }) => name));
  expect(added.filter((name) => !kept.has(name))).toEqual([]);
  expect(added.length).toBeGreaterThan(10);
});
