import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from './index.ts';

/** How a client of the pool asks and is answered. */
const patience = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let short: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  short = openDatabase(database.connection, {
    isUnlimited: true,
    answerWithinMs: 300,
    onIdleError: () => undefined,
  });
});
afterEach(async () => {
  await short.close();
  await database.drop();
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;

it('an answer that nobody holds is let go by the next small collection', async () => {
  const answerBytes = 1_000_000;
  const answers = 60;
  const ask = () =>
    sql`select repeat(${'a'}, 100) as text from generate_series(1, ${answerBytes / 100})`.execute(database.db);
  await ask();
  collect({ type: 'major' });
  const before = process.memoryUsage().heapUsed;
  for (let times = 0; times < answers; times += 1) await ask();
  collect({ type: 'minor' });
  // All of them take nearly twice as much; a collection in their midst may keep some longer.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(answers * answerBytes);
});

it('a callback is called once, with the answer or when it does not come in time', async () => {
  const client = await short.pool.connect();
  const answered = vi.fn();
  const late = vi.fn();
  try {
    client.query('select 1 as one', answered);
    await vi.waitFor(() => expect(answered).toHaveBeenCalled(), patience);
    client.query('select pg_sleep(0.6)', [], late);
    await vi.waitFor(() => expect(late).toHaveBeenCalled(), patience);
    // Behind the late answer, which is nobody's now.
    await vi.waitFor(() => client.query('select 2'), patience);
  } finally {
    client.release(true);
  }
  expect(answered.mock.calls).toEqual([[null, expect.objectContaining({ rows: [{ one: 1 }] })]]);
  expect(late.mock.calls.map(([error]) => error)).toEqual([new Error('Query read timeout')]);
});

it('an error leads back to who asked', async () => {
  async function askWrongly() {
    await short.pool.query('select from nothing_such');
  }
  const error = await askWrongly().catch((error: unknown) => error);
  expect(error).toHaveProperty('stack', expect.stringContaining('askWrongly'));
});
