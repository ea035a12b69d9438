import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './index.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

test('a closed database has no connection left that could hear its server stop', async () => {
  const onIdleError = vi.fn();
  const opened = openDatabase(database.connection, { onIdleError });
  await Promise.all(Array.from({ length: 8 }, () => opened.pool.query('select pg_sleep(0.01)')));
  const { rows: own } = await opened.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  expect(own).toHaveLength(1);
  await opened.close();
  const { rows } = await database.pool.query(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'portal' and pid <> pg_backend_pid()",
  );
  expect(rows).toEqual([]);
  expect(onIdleError).not.toHaveBeenCalled();
});

test('a database that hangs does not keep the close for ever', async () => {
  if (typeof database.connection === 'string') throw new Error('the test database is known by its parts');
  const proxy = await startTcpProxy(database.connection);
  const through = { ...database.connection, host: '127.0.0.1', port: proxy.port };
  const opened = openDatabase(through, { onIdleError: () => undefined });
  await opened.pool.query('select 1');
  proxy.hang();
  await opened.close();
  await proxy.close();
});
