import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withLock } from './lock.mjs';
import { isInstalled } from './packages.mjs';
import { StopHere } from './stop-here.mjs';

let tree = '';

beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'schety-bootstrap-'));
});
afterEach(() => rm(tree, { recursive: true, force: true }));

const lockFile = () => path.join(tree, '.cache', 'prepare.lock');

describe('the lock of a checkout', () => {
  test('lets one in at a time', async () => {
    let inside = 0;
    let most = 0;
    const visit = () =>
      withLock(
        tree,
        async () => {
          inside += 1;
          most = Math.max(most, inside);
          await readdir(tree);
          inside -= 1;
        },
        () => undefined,
      );
    await Promise.all([visit(), visit(), visit(), visit()]);
    expect(most).toBe(1);
    expect(await readdir(path.dirname(lockFile()))).toEqual([]);
  });

  test('is given back after a failure', async () => {
    await expect(withLock(tree, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withLock(tree, async () => 'done')).toBe('done');
  });

  test('of a killed process is taken over by exactly one of those who wait', async () => {
    const script = `import { withLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)};
      await withLock(process.argv[1], () => { console.log('inside'); return new Promise((resolve) => setTimeout(resolve, 60_000)); });`;
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', script, tree], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    expect(Number.parseInt(await readFile(lockFile(), 'utf8'), 10)).toBe(holder.pid);

    const lines: string[] = [];
    const order: string[] = [];
    const wait = (name: string) =>
      withLock(
        tree,
        async () => {
          order.push(`${name} in`);
          await readdir(tree);
          order.push(`${name} out`);
        },
        (line) => lines.push(line),
      );
    const waiting = Promise.all([wait('a'), wait('b')]);
    expect(lines).toEqual([
      expect.stringContaining(`process ${holder.pid}`),
      expect.stringContaining(`process ${holder.pid}`),
    ]);
    holder.kill('SIGKILL');
    await waiting;
    expect(order.map((step) => step.split(' ')[1])).toEqual(['in', 'out', 'in', 'out']);
  });

  test.runIf(process.platform === 'linux')('is not kept by a stranger with the old number', async () => {
    await mkdir(path.dirname(lockFile()));
    await writeFile(lockFile(), `${process.ppid} 1`);
    expect(await withLock(tree, async () => 'done')).toBe('done');
  });
});

describe('the packages', () => {
  const ours = { optional: true, os: [process.platform], cpu: [process.arch] };
  const wanted = {
    '': { name: 'x' },
    'node_modules/vite': { version: '8.3.8', dev: true },
    'node_modules/node-here': { version: '24.21.0', ...ours },
    'node_modules/node-elsewhere': { version: '24.21.0', ...ours, os: ['aix'] },
    'node_modules/@img/sharp-elsewhere': { version: '1.0.0', ...ours },
  };

  async function isInstalledWith(present: object | null): Promise<boolean> {
    await writeFile(path.join(tree, 'package-lock.json'), JSON.stringify({ packages: wanted }));
    await mkdir(path.join(tree, 'node_modules'), { recursive: true });
    if (present)
      await writeFile(path.join(tree, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: present }));
    return isInstalled(tree);
  }

  const { 'node_modules/vite': vite, 'node_modules/node-here': node } = wanted;

  test.each([
    ['nothing', null, false],
    ['all that this platform needs', { 'node_modules/vite': vite, 'node_modules/node-here': node }, true],
    ['another version', { 'node_modules/vite': { ...vite, version: '8.3.7' }, 'node_modules/node-here': node }, false],
    ['no development packages', { 'node_modules/node-here': node }, false],
    ['no optional packages', { 'node_modules/vite': vite }, false],
  ])('with %s', async (_, present, outcome) => {
    expect(await isInstalledWith(present)).toBe(outcome);
  });

  test('a spoilt lockfile is explained', async () => {
    await writeFile(path.join(tree, 'package-lock.json'), '{');
    expect(() => isInstalled(tree)).toThrow(StopHere);
  });
});
