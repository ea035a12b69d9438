import { expect, test } from 'vitest';
import { createBackgroundWork } from './background-work.ts';
import type { Jobs } from './infra/jobs/index.ts';
import { Stop } from './stop-on-signals.ts';

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
    stop: async () => said.push('jobs stop'),
  } as unknown as Jobs;
  const resumed = { resume: async () => void said.push('resumed') };
  const work = createBackgroundWork(jobs, [resumed], 'all');
  const begun = work.begin();
  const ended = work.end();
  gate.resolve();
  await Promise.all([begun, ended]);
  expect(said).toEqual(['jobs work', 'resumed', 'jobs stop']);
});

test('background work that could not begin ends all the same', async () => {
  const said: string[] = [];
  const jobs = {
    work: () => Promise.reject(new Error('no database')),
    stop: async () => said.push('jobs stop'),
  } as unknown as Jobs;
  const work = createBackgroundWork(jobs, [], 'worker');
  await expect(work.begin()).rejects.toThrow('no database');
  await work.end();
  expect(said).toEqual(['jobs stop']);
});

test('a process that only answers begins no background work', async () => {
  const said: string[] = [];
  const jobs = {
    work: async () => said.push('jobs work'),
    stop: async () => said.push('jobs stop'),
  } as unknown as Jobs;
  const work = createBackgroundWork(jobs, [{ resume: async () => void said.push('resumed') }], 'web');
  await work.begin();
  await work.end();
  expect(said).toEqual(['jobs stop']);
});

test('background work waits for a database that dies when it begins', async () => {
  const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const outcomes = [() => Promise.reject(gone), () => Promise.resolve()];
  const said: string[] = [];
  const jobs = { work: () => outcomes.shift()?.(), stop: async () => undefined } as unknown as Jobs;
  const work = createBackgroundWork(jobs, [{ resume: async () => void said.push('resumed') }], 'all');
  await work.begin();
  expect(said).toEqual(['resumed']);
  await work.end();
});
