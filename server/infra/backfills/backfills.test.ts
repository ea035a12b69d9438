import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from '../database/index.ts';
import { Jobs } from '../jobs/index.ts';
import { createLog } from '../log/index.ts';
import { type Backfill, defineBackfills } from './index.ts';

/** Filling in while the portal serves (spec: reliability.backfills). */
const rows = 60;
const rowsOfBatch = 3;
const patience = { timeout: 60_000, interval: 20 };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query(`create table planted as select n as id, 0 as filled from generate_series(1, ${rows}) n`);
  await database.pool.query("insert into backfills (name) values ('planted')");
});
const processes: { jobs: Jobs; own: Database }[] = [];
afterEach(async () => {
  for (const { jobs, own } of processes.splice(0)) {
    await jobs.stop(1_000);
    await own.close();
  }
  await database.drop();
});

/** Adds one to each row, so that a row filled in twice shows; `meanwhile` is called within the transaction. */
const planted = (meanwhile: (last: number) => Promise<void> | void = () => undefined): Backfill => ({
  name: 'planted',
  fill: async (transaction, after) => {
    const filled = await sql<{ id: number }>`update planted set filled = filled + 1
      where id > ${Number(after ?? 0)} and id <= ${Number(after ?? 0) + rowsOfBatch} returning id`.execute(transaction);
    const last = Math.max(...filled.rows.map(({ id }) => id));
    await meanwhile(last);
    return { rows: filled.rows.length, last: last >= rows ? undefined : String(last) };
  },
});

/** A process that works at the backfill, as a start does. */
async function startProcess(backfill: Backfill): Promise<void> {
  const own = openDatabase(database.connection, { maxConnections: 2, onIdleError: () => undefined });
  const log = createLog('silent');
  const jobs = new Jobs(database.connection, log);
  const { resume } = defineBackfills({ jobs, db: own.db, log }, [backfill]);
  await jobs.start();
  processes.push({ jobs, own });
  await jobs.work();
  await resume();
}

const progress = async () =>
  (
    await database.pool.query(
      "select after, rows::int, done_at is not null as done from backfills where name = 'planted'",
    )
  ).rows[0];
const filledOnce = async () =>
  (await database.pool.query('select count(*)::int as n from planted where filled = 1')).rows[0];
const waitUntilDone = () =>
  vi.waitFor(async () => expect(await progress()).toMatchObject({ done: true, rows }), patience);

describe('a backfill', () => {
  it('fills in each row once, with two processes at it', async () => {
    let atOnce = 0;
    let most = 0;
    const watch = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
    };
    await Promise.all([startProcess(planted(watch)), startProcess(planted(watch))]);
    await waitUntilDone();
    expect(await filledOnce()).toEqual({ n: rows });
    expect(most).toBe(1);
  });

  it('goes on where a killed process was', async () => {
    const stopped = Promise.withResolvers<void>();
    const isDead = Promise.withResolvers<void>();
    await startProcess(
      planted(async (last) => {
        if (last < rows / 2) return;
        stopped.resolve();
        await isDead.promise;
      }),
    );
    await stopped.promise;
    expect(await progress()).toEqual({
      after: String(rows / 2 - rowsOfBatch),
      rows: rows / 2 - rowsOfBatch,
      done: false,
    });
    // What the server sees of a kill.
    await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`);
    await startProcess(planted());
    await waitUntilDone();
    expect(await filledOnce()).toEqual({ n: rows });
    isDead.reject(new Error('killed'));
  });

  it('that this build does not know, or that is done, is left alone', async () => {
    await database.pool.query("insert into backfills (name) values ('of-another-build')");
    await startProcess(planted());
    await waitUntilDone();
    await startProcess(planted(() => expect.unreachable()));
    const { rows: others } = await database.pool.query("select after from backfills where name = 'of-another-build'");
    expect(others).toEqual([{ after: null }]);
  });
});
