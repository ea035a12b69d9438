import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTestEnvironment } from './tests-environment.ts';

let memory = '';
beforeEach(() => {
  memory = mkdtempSync(path.join(tmpdir(), 'memory-'));
});
afterEach(() => rmSync(memory, { recursive: true, force: true }));

const folderOf = (pid: number | undefined) => path.join(memory, `portal-tests-${pid}`);

test('temporary files of a run have a folder, which goes with the run, failed or not', () => {
  const used = inTestEnvironment(({ TMPDIR = '' }) => (existsSync(TMPDIR) ? TMPDIR : ''), { memory, roomyBytes: 0 });
  expect(used).toBe(folderOf(process.pid));
  const fail = () => {
    throw new Error('failed');
  };
  expect(() => inTestEnvironment(fail, { memory, roomyBytes: 0 })).toThrow('failed');
  expect(existsSync(used)).toBe(false);
});

test('what a killed run left is removed, and what a living one uses is not', () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  for (const pid of [dead, process.ppid]) mkdirSync(folderOf(pid));
  const seen = inTestEnvironment(() => [dead, process.ppid].map((pid) => existsSync(folderOf(pid))), {
    memory,
    roomyBytes: 0,
  });
  expect(seen).toEqual([false, true]);
});

test('without the room or the folder the usual place for temporary files stays', () => {
  for (const place of [
    { memory, roomyBytes: Infinity },
    { memory: path.join(memory, 'absent'), roomyBytes: 1 },
  ])
    expect(inTestEnvironment((env) => env, place)).not.toHaveProperty('TMPDIR');
});
