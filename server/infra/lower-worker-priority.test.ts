import { pbkdf2 } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { lowerWorkerPriority } from './lower-worker-priority.ts';

const threadsOf = (command: string) =>
  readdirSync('/proc/self/task').filter(
    (name) => readFileSync(`/proc/self/task/${name}/comm`, 'utf8').trim() === command,
  );

it.runIf(process.platform === 'linux')('lets the threads of background work give way, and no other', async () => {
  const own = getPriority();
  // The threads begin with the first work for them.
  await promisify(pbkdf2)('password', 'salt', 1, 16, 'sha256');
  await lowerWorkerPriority();
  const workers = threadsOf('libuv-worker');
  expect(workers.length).toBeGreaterThan(0);
  for (const worker of workers) expect(getPriority(Number(worker))).toBe(10);
  expect(getPriority()).toBe(own);
});
