import { afterEach, describe, expect, it } from 'vitest';
import { createPortal, type Portal } from './app.ts';
import { listQueues } from './define-jobs.ts';
import { createLog } from './infra/log/index.ts';
import { readSettings } from './infra/settings/index.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let portal: Portal | undefined;
afterEach(async () => {
  await portal?.close();
  await database.drop();
});

describe('the portal', () => {
  it('makes its queues by itself, those of the list for the docs and no other', async () => {
    database = await createTestDatabase();
    await database.pool.query('drop schema jobs cascade');
    const settings = readSettings({ LOG_LEVEL: 'silent', PREPARATION_SECONDS: '0' });
    portal = await createPortal({ settings, database, log: createLog('silent') });
    const { rows } = await database.pool.query<{ name: string }>('select name from jobs.queue order by name');
    expect(rows.map(({ name }) => name).filter((name) => !name.startsWith('__'))).toEqual(
      (await listQueues()).map(({ name }) => name),
    );
  });
});
