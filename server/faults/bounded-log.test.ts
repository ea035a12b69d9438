import { afterEach, beforeEach, expect, it } from 'vitest';
import { EagerClient } from '../testing/eager-client.ts';
import { createProxiedDatabase, type ProxiedDatabase } from '../testing/proxied-database.ts';
import { clearRealPortals, freePort, makeDataDir, type RealPortal, startRealPortal } from '../testing/real-portal.ts';

const requests = 4_000;
const lot = 400;
/** Far fewer than one a request, however slow the machine: a few of each kind in a window. */
const mostLines = requests / 5;

let proxied: ProxiedDatabase;
let portal: RealPortal;
let client: EagerClient;
beforeEach(async () => {
  proxied = await createProxiedDatabase();
  portal = startRealPortal({
    dataDir: await makeDataDir(),
    port: await freePort(),
    environment: { DATABASE_URL: proxied.url },
  });
  await portal.ready();
  client = new EagerClient(portal.origin, 40);
});
afterEach(async () => {
  client.close();
  await clearRealPortals();
  await proxied.close();
});

it('a database that is gone makes the log no longer than a page (spec: monitoring.bounded-log)', async () => {
  const before = portal.said().length;
  await proxied.proxy.cut();
  // In lots, because a request waits for its connection within its own minute.
  for (let asked = 0; asked < requests; asked += lot) {
    const ask = (_: unknown, index: number) => client.ask(`/api/v1/solutions?page=${asked + index + 1}`);
    const answers = await Promise.all(Array.from({ length: lot }, ask));
    expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
  }
  const lines = portal.said().slice(before).trim().split('\n');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(mostLines);
  await expect.poll(() => heldBack(portal.said(), 'answered: 503')).toBeGreaterThan(requests / 2);
});

/** How many lines of a kind the log says it has held back. */
function heldBack(said: string, kind: string): number {
  return said
    .split('\n')
    .filter((line) => line.includes('"heldBack"'))
    .map((line) => JSON.parse(line) as { kind: string; heldBack: number })
    .filter((line) => line.kind === kind)
    .reduce((sum, line) => sum + line.heldBack, 0);
}
