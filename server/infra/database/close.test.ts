import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProxiedDatabase, type ProxiedDatabase } from '../../testing/proxied-database.ts';
import { openDatabase } from './index.ts';

let proxied: ProxiedDatabase;
beforeEach(async () => {
  proxied = await createProxiedDatabase();
});
afterEach(() => proxied.close());

test('a closed database has no connection left that could hear its server stop', async () => {
  const onIdleError = vi.fn();
  const opened = openDatabase(proxied.database.connection, { onIdleError });
  await Promise.all(Array.from({ length: 8 }, () => opened.pool.query('select pg_sleep(0.01)')));
  const { rows: own } = await opened.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  expect(own).toHaveLength(1);
  await opened.close();
  const { rows } = await proxied.database.pool.query(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'portal' and pid <> pg_backend_pid()",
  );
  expect(rows).toEqual([]);
  expect(onIdleError).not.toHaveBeenCalled();
});

test('a database that hangs does not keep the close for ever', async () => {
  const opened = openDatabase(proxied.through, { onIdleError: () => undefined });
  await opened.pool.query('select 1');
  proxied.proxy.hang();
  await opened.close();
});
