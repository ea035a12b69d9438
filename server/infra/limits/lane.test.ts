import { describe, expect, it } from 'vitest';
import { createLane } from './index.ts';

/** Work that ends when it is told to, and knows how many ran at once. */
function countedWork() {
  const ends: (() => void)[] = [];
  const started: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string) => async () => {
    started.push(name);
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return name;
  };
  const endAll = async () => {
    for (let idle = 0; idle < 5; idle += 1) {
      for (const end of ends.splice(0)) {
        end();
        idle = 0;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { work, started, endAll, most: () => most };
}

describe('a lane', () => {
  it('runs no more at once than it may, and all in the end', async () => {
    const lane = createLane({ atOnce: 2, waiting: 10 });
    const { work, endAll, most } = countedWork();
    const names = Array.from({ length: 8 }, (_, index) => `10.0.0.${index}`);
    const all = Promise.all(names.map((name) => lane.run(name, work(name))));
    await endAll();
    expect(await all).toEqual(names);
    expect(most()).toBe(2);
  });

  it('runs one at a time of an address, so that another waits for no queue of it', async () => {
    const lane = createLane({ atOnce: 2, waiting: 10 });
    const { work, started, endAll } = countedWork();
    const flood = Array.from({ length: 5 }, () => lane.run('10.0.0.1', work('flood')));
    const honest = lane.run('10.0.0.2', work('honest'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual(['flood', 'honest']);
    await endAll();
    await Promise.all([...flood, honest]);
  });

  it('refuses an address of which too many wait, and serves it again later', async () => {
    const lane = createLane({ atOnce: 1, waiting: 2 });
    const { work, started, endAll } = countedWork();
    const asked = Array.from({ length: 5 }, () => lane.run('10.0.0.1', work('done')));
    await endAll();
    expect((await Promise.all(asked)).filter((answer) => answer === undefined)).toHaveLength(2);
    expect(started).toHaveLength(3);
    const later = lane.run('10.0.0.1', work('later'));
    await endAll();
    expect(await later).toBe('later');
  });

  it('goes on after work that fails', async () => {
    const lane = createLane({ atOnce: 1, waiting: 2 });
    const broken = () => Promise.reject(new Error('broken'));
    await expect(lane.run('10.0.0.1', broken)).rejects.toThrow('broken');
    expect(await lane.run('10.0.0.1', () => Promise.resolve('well'))).toBe('well');
  });
});

describe('work whose turn comes too late', () => {
  it('is left out, because nobody waits for it any more', async () => {
    const lane = createLane({ atOnce: 1, waiting: 5, waitSeconds: 0 });
    const { work, started, endAll } = countedWork();
    const first = lane.run('10.0.0.1', () => new Promise<string>((resolve) => setTimeout(resolve, 20, 'first')));
    const late = lane.run('10.0.0.2', work('late'));
    expect(lane.isFull()).toBe(true);
    await first;
    await endAll();
    expect(await late).toBeUndefined();
    expect(started).toEqual([]);
    expect(lane.isFull()).toBe(false);
  });
});

describe('a lane that rests', () => {
  it('answers at once and lets nobody in for a while', async () => {
    const lane = createLane({ atOnce: 1, waiting: 5, rest: 50 });
    const slow = () => new Promise<number>((resolve) => setTimeout(() => resolve(performance.now()), 20));
    const ended = (await lane.run('10.0.0.1', slow)) ?? 0;
    const next = (await lane.run('10.0.0.2', async () => performance.now())) ?? 0;
    expect(next - ended).toBeGreaterThan(20 * 40);
  });
});
