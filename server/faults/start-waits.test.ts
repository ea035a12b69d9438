import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearRealPortals, freePort, makeDataDir, type RealPortal, startRealPortal } from '../testing/real-portal.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase, urlOf } from '../testing/test-database.ts';

/** A start before its database (spec: reliability.start-waits). */
const patience = { timeout: 60_000, interval: 25 };

let database: TestDatabase;
let proxy: TcpProxy;
let portal: RealPortal;
beforeEach(async () => {
  database = await createTestDatabase();
  const { connection } = database;
  if (typeof connection === 'string') throw new Error('the test database is known by its parts');
  proxy = await startTcpProxy(connection);
  await proxy.cut();
  const DATABASE_URL = urlOf({ ...connection, host: '127.0.0.1', port: proxy.port });
  const environment = { DATABASE_URL, DATABASE_WAIT_SECONDS: '3600' };
  portal = startRealPortal({ dataDir: await makeDataDir(), port: await freePort(), environment });
  await vi.waitFor(() => expect(portal.said()).toContain('the database does not answer yet, waiting'), patience);
});
afterEach(async () => {
  await clearRealPortals();
  await proxy.close();
  await database.drop();
});

describe('a start before its database', () => {
  it('goes on when the database comes', async () => {
    await proxy.heal();
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
