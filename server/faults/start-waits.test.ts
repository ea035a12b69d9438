import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginHeld } from '../testing/held-transaction.ts';
import { createProxiedDatabase, type ProxiedDatabase } from '../testing/proxied-database.ts';
import { clearRealPortals, freePort, makeDataDir, type RealPortal, startRealPortal } from '../testing/real-portal.ts';

/** What a start waits for (spec: reliability.start-waits). */
const patience = { timeout: 60_000, interval: 25 };

let proxied: ProxiedDatabase;
let portal: RealPortal;
beforeEach(async () => {
  proxied = await createProxiedDatabase();
});
afterEach(async () => {
  await clearRealPortals();
  await proxied.close();
});

async function start(): Promise<RealPortal> {
  const environment = { DATABASE_URL: proxied.url, DATABASE_WAIT_SECONDS: '3600' };
  return startRealPortal({ dataDir: await makeDataDir(), port: await freePort(), environment });
}

describe('a start before its database', () => {
  beforeEach(async () => {
    await proxied.proxy.cut();
    portal = await start();
    await vi.waitFor(() => expect(portal.said()).toContain('the database does not answer yet, waiting'), patience);
  });

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

describe('a start on a busy database', () => {
  it('waits for what it writes longer than a request may', async () => {
    const { pool } = proxied.database;
    const other = await beginHeld(pool);
    const waitingLong = async () => {
      const { rows } = await pool.query(`select query from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query_start < clock_timestamp() - interval '4 seconds'`);
      return rows;
    };
    try {
      await other.query('lock table search_pages in share mode');
      portal = await start();
      await vi.waitFor(async () => expect(await waitingLong(), portal.said()).toHaveLength(1), patience);
      await other.query('rollback');
    } finally {
      other.release();
    }
    await portal.ready();
    portal.signal('SIGTERM');
    expect(await portal.ended).toBe(0);
  });
});
