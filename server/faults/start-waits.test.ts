import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProxiedDatabase, type ProxiedDatabase } from '../testing/proxied-database.ts';
import { clearRealPortals, freePort, makeDataDir, type RealPortal, startRealPortal } from '../testing/real-portal.ts';

/** A start before its database (spec: reliability.start-waits). */
const patience = { timeout: 60_000, interval: 25 };

let proxied: ProxiedDatabase;
let portal: RealPortal;
beforeEach(async () => {
  proxied = await createProxiedDatabase();
  await proxied.proxy.cut();
  const environment = { DATABASE_URL: proxied.url, DATABASE_WAIT_SECONDS: '3600' };
  portal = startRealPortal({ dataDir: await makeDataDir(), port: await freePort(), environment });
  await vi.waitFor(() => expect(portal.said()).toContain('the database does not answer yet, waiting'), patience);
});
afterEach(async () => {
  await clearRealPortals();
  await proxied.close();
});

describe('a start before its database', () => {
  it('goes on when the database comes', async () => {
    await proxied.proxy.heal();
    await portal.ready();
    expect(portal.said()).toContain('the database answers');
    portal.signal('SIGTERM');
    expect(await portal.ended).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends at once by %s', async (signal) => {
    portal.signal(signal);
    expect(await portal.ended).toBe(0);
    expect(portal.said()).not.toContain('[database-unreachable]');
  });
});
