import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLimit } from '../limits/index.ts';
import { checkPoolerLimits, type Database, inTransaction, openDatabase } from './index.ts';

/** What the portal does where a pooler stands between: nothing rests in a session (spec: reliability.pooler). */
const patience = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let pooled: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  pooled = openDatabase(database.connection, { isPooled: true, isPrepared: false, onIdleError: () => undefined });
});
afterEach(async () => {
  await pooled.close();
  await database.drop();
});

const limits = sql<{ name: string; value: string; source: string }>`
  select name, setting as value, source from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`;

describe('without parameters of the start', () => {
  it('a connection has no limits, a transaction has them', async () => {
    const outside = await limits.execute(pooled.db);
    expect(outside.rows.map(({ value, source }) => [value, source])).toEqual([
      ['0', 'default'],
      ['0', 'default'],
    ]);
    const inside = await inTransaction(pooled.db, (transaction) => limits.execute(transaction));
    expect(inside.rows.map(({ value }) => value)).toEqual(['10000', '3000']);
    expect((await limits.execute(pooled.db)).rows).toEqual(outside.rows);
  });

  it.each([
    ['of a store', () => sql`select pg_sleep(60)`.execute(pooled.db)],
    ['of a library', () => pooled.pool.query('select pg_sleep(60)')],
  ])('a statement %s is given up with its connection, so that the server ends it', async (_, ask) => {
    await expect(ask()).rejects.toThrow('Query read timeout');
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        "select 1 from pg_stat_activity where query like 'select pg_sleep(60)%' and state = 'active'",
      );
      expect(rows).toEqual([]);
    }, patience);
    expect((await sql`select 1 as one`.execute(pooled.db)).rows).toEqual([{ one: 1 }]);
  });

  it('an error rolls a transaction back', async () => {
    const failed = inTransaction(pooled.db, async (transaction) => {
      await sql`create table marks (mark text)`.execute(transaction);
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    await expect(sql`select from marks`.execute(pooled.db)).rejects.toThrow('does not exist');
  });
});

test('a pooler that sets no limit is told of at the start', async () => {
  const warn = vi.fn();
  await checkPoolerLimits(pooled.pool, { warn });
  expect(warn).toHaveBeenCalledWith({}, expect.stringContaining('sets no statement_timeout'));
  warn.mockReset();
  await checkPoolerLimits(database.pool, { warn });
  expect(warn).not.toHaveBeenCalled();
});

describe('prepared statements', () => {
  const prepared = async ({ db, pool }: Database) => {
    await sql`select ${1}::int`.execute(db);
    await createLimit(pool, { name: 'test', points: 1, windowSeconds: 60 }).count('key');
    return (await sql`select name from pg_prepared_statements`.execute(db)).rows.length;
  };

  it('are not made where they are switched off, not even by a library', async () => {
    expect(await prepared(pooled)).toBe(0);
  });

  it('are made else', async () => {
    const direct = openDatabase(database.connection, { maxConnections: 1, onIdleError: () => undefined });
    expect(await prepared(direct)).toBe(2);
    await direct.close();
  });
});
