import { expect, test } from 'vitest';
import { createBackgroundWork } from './background-work.ts';
import { Stop } from './stop-on-signals.ts';

const log = { warn: () => undefined };

test('the steps of a stop run once and in order, however often it is asked for', async () => {
  const said: string[] = [];
  const stop = new Stop([async () => said.push('portal'), async () => said.push('database')]);
  expect(stop.hasBegun).toBe(false);
  const first = stop.run();
  expect(stop.hasBegun).toBe(true);
  await Promise.all([first, stop.run()]);
  await stop.run();
  expect([said, stop.ended]).toEqual([['portal', 'database'], 2]);
});

test('a step that fails fails the stop', async () => {
  const stop = new Stop([() => Promise.reject(new Error('the port is stuck'))]);
  await expect(stop.run()).rejects.toThrow('the port is stuck');
});

test('background work that is just beginning ends in order: nothing it works with is closed under it', async () => {
  const said: string[] = [];
  const gate = Promise.withResolvers<void>();
  const jobs = {
    work: async () => {
      await gate.promise;
      said.push('jobs work');
    },
    schedule: async () => void said.push('scheduled'),
    stop: async () => void said.push('jobs stop'),
  };
  const resumed = { resume: async () => void said.push('resumed') };
  const work = createBackgroundWork({ jobs, resumed: [resumed], role: 'all', log });
  const begun = work.begin();
  const ended = work.end();
  gate.resolve();
  await Promise.all([begun, ended]);
  expect(said).toEqual(['jobs work', 'scheduled', 'resumed', 'jobs stop']);
});

test('background work that could not begin ends all the same', async () => {
  const said: string[] = [];
  const jobs = {
    work: async () => undefined,
    schedule: () => Promise.reject(new Error('no such queue')),
    stop: async () => void said.push('jobs stop'),
  };
  const work = createBackgroundWork({ jobs, resumed: [], role: 'worker', log });
  await expect(work.begin()).rejects.toThrow('no such queue');
  await work.end();
  expect(said).toEqual(['jobs stop']);
});

test('a process that only answers begins no background work', async () => {
  const said: string[] = [];
  const jobs = {
    work: async () => void said.push('jobs work'),
    schedule: async () => void said.push('scheduled'),
    stop: async () => void said.push('jobs stop'),
  };
  const resumed = [{ resume: async () => void said.push('resumed') }];
  const work = createBackgroundWork({ jobs, resumed, role: 'web', log });
  await work.begin();
  await work.end();
  expect(said).toEqual(['jobs stop']);
});

/** Background work whose database is away for the first attempts. */
function beginWithout({ failures }: { failures: number }) {
  const said: string[] = [];
  let left = failures;
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const jobs = {
    work: async () => undefined,
    schedule: async () => {
      if (left-- > 0) throw away;
      said.push('scheduled');
    },
    stop: async () => void said.push('jobs stop'),
  };
  const warned = Promise.withResolvers<void>();
  const work = createBackgroundWork({ jobs, resumed: [], role: 'all', log: { warn: () => warned.resolve() } });
  return { work, said, warned: warned.promise };
}

test('a database that goes away while the work begins is waited for (spec: reliability.database-away)', async () => {
  const { work, said, warned } = beginWithout({ failures: 1 });
  await work.begin();
  await warned;
  expect(said).toEqual(['scheduled']);
});

test('a stop does not wait for a database that is away', async () => {
  const { work, said, warned } = beginWithout({ failures: Number.POSITIVE_INFINITY });
  const begun = work.begin();
  begun.catch(() => undefined);
  await warned;
  await work.end();
  await expect(begun).rejects.toThrow('ECONNREFUSED');
  expect(said).toEqual(['jobs stop']);
});
