import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createLimit } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => vi.useRealTimers());

const twoDaysMs = 2 * 86_400_000;
/** Sets the clock of the process, and that alone. */
const setClock = (offMs: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs });
const limit = (name: string, points = 2) => createLimit(database.pool, { name, points, windowSeconds: 60 });
const pass = (seconds: number) => database.pool.query('update limits set expire = expire - $1 * 1000', [seconds]);

describe('a limit', () => {
  it('gives its points, then the seconds to wait, then its points again', async () => {
    const three = limit('take', 3);
    expect([await three.take('k'), await three.take('k'), await three.take('k')]).toEqual([0, 0, 0]);
    const wait = await three.take('k');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await three.take('other')).toBe(0);
    await pass(60);
    expect(await three.take('k')).toBe(0);
  });

  it('counts parallel takes one by one', async () => {
    const ten = limit('parallel', 10);
    const waits = await Promise.all(Array.from({ length: 40 }, () => ten.take('k')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('counts without refusing, takes a count back, and forgets', async () => {
    const counter = limit('count');
    expect([await counter.count('k'), await counter.count('k'), await counter.count('k')]).toEqual([1, 2, 3]);
    await counter.giveBack('k');
    expect(await counter.count('k')).toBe(3);
    await counter.clear('k');
    expect(await counter.count('k')).toBe(1);
  });

  it('takes a window of its own for one key', async () => {
    const gate = limit('gate', 1);
    await gate.take('k', 5);
    expect(await gate.take('k', 30)).toBeLessThanOrEqual(5);
  });

  it.each([twoDaysMs, -twoDaysMs])(
    'is judged by the clock of the database, not by one that is off by %i ms',
    async (off) => {
      const one = limit(`clock ${off}`, 1);
      setClock(off);
      expect(await one.take('k')).toBe(0);
      const withWrongClock = await one.take('k');
      vi.useRealTimers();
      const withRightClock = await one.take('k');
      for (const wait of [withWrongClock, withRightClock]) {
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(60);
      }
      await pass(60);
      setClock(off);
      expect(await one.take('k')).toBe(0);
    },
  );
});
