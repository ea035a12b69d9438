import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestPortal, type TestPortal } from './testing/test-portal.ts';

const patience = { timeout: 60_000, interval: 100 };

let portal: TestPortal;
beforeEach(async () => {
  portal = await createTestPortal();
});
afterEach(() => portal.close());

/** Lets all connections from now on write, or only read; those that are open are ended. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const client = await portal.database.pool.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query('set default_transaction_read_only = off');
    await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${isReadOnly}`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  } finally {
    client.release(true);
  }
}

test('a database that only reads is not ready until it takes writes again (spec: calls.health)', async () => {
  expect((await portal.get('/readyz')).json()).toEqual({ status: 'ready' });
  await setReadOnly(true);
  const refused = await vi.waitFor(async () => {
    const answer = await portal.get('/readyz');
    expect(answer.json()).toEqual({ status: 'waiting', message: 'База данных не принимает записи.' });
    return answer;
  }, patience);
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ]);
  expect((await portal.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await portal.get('/api/v1/solutions')).statusCode).toBe(200);
  await setReadOnly(false);
  await vi.waitFor(async () => expect((await portal.get('/readyz')).json()).toEqual({ status: 'ready' }), patience);
});
