import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { SharedCounts } from './index.ts';

/** Counts in memory that processes share (spec: calls.costs). */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const open: SharedCounts[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function start(most?: number): SharedCounts {
  const counts = new SharedCounts({
    pool: database.pool,
    onFailure: (error) => {
      throw error;
    },
    ...(most !== undefined && { most }),
  });
  open.push(counts);
  return counts;
}

const rowsOf = async (key: string) =>
  (await database.pool.query('select points from limits where key = $1', [key])).rows.map(({ points }) => points);

function takeMany(counts: SharedCounts, key: string, times: number, allowance: { requests: number; seconds: number }) {
  return Array.from({ length: times }, () => counts.take(key, allowance));
}

describe('counts of two processes', () => {
  it('become one sum, so that both refuse what is beyond the allowance together', async () => {
    const [one, other] = [start(), start()];
    const allowance = { requests: 100, seconds: 60 };
    expect(Math.max(...takeMany(one, 'both', 60, allowance), ...takeMany(other, 'both', 60, allowance))).toBe(0);
    await one.tell();
    await other.tell();
    await one.tell();
    expect(other.take('both', allowance)).toBeGreaterThan(0);
    // The first hears of the second's with its next own ones.
    expect(one.take('both', allowance)).toBe(0);
    await one.tell();
    expect(one.take('both', allowance)).toBeGreaterThan(0);
    expect(one.take('both', allowance)).toBeLessThanOrEqual(60);
  });

  it('begin anew when the window is over in the database', async () => {
    const one = start();
    const allowance = { requests: 10, seconds: 60 };
    takeMany(one, 'again', 20, allowance);
    await one.tell();
    expect(one.take('again', allowance)).toBeGreaterThan(0);
    await database.pool.query("update limits set expire = 0 where key = 'again'");
    await one.tell();
    expect(one.take('again', allowance)).toBe(0);
  });
});

describe('few requests', () => {
  it('write no row', async () => {
    const one = start();
    takeMany(one, 'few', 5, { requests: 100, seconds: 60 });
    await one.tell();
    expect(await rowsOf('few')).toEqual([]);
    takeMany(one, 'few', 5, { requests: 100, seconds: 60 });
    await one.tell();
    expect(await rowsOf('few')).toEqual([10]);
  });
});

describe('counts of very many addresses', () => {
  it('take bounded memory', () => {
    const one = start(100);
    for (let number = 0; number < 1_000; number += 1) one.take(`10.0.0.${number}`, { requests: 5, seconds: 60 });
    expect(one.size).toBe(100);
  });
});

describe('a database that is away', () => {
  it('is told later, and requests are counted all the same', async () => {
    const failures: unknown[] = [];
    const pool = { query: () => Promise.reject(new Error('away')) } as unknown as TestDatabase['pool'];
    const one = new SharedCounts({ pool, onFailure: (error) => failures.push(error) });
    open.push(one);
    takeMany(one, 'away', 10, { requests: 10, seconds: 60 });
    await one.tell();
    expect(failures).toHaveLength(1);
    expect(one.take('away', { requests: 10, seconds: 60 })).toBeGreaterThan(0);
  });
});
