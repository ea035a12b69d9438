import { chmod, lstat, mkdir, mkdtemp, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { completePackage } from './binaries.ts';
import { explainFileError, explainServer } from './explain.ts';
import { chooseLauncher } from './launcher.ts';

const program = '/bin/sh';
let parent = '';
let folder = '';

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'schety-launcher-'));
  folder = path.join(parent, 'database');
  await mkdir(folder, { mode: 0o700 });
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function whoRuns(surroundings: { isRoot: boolean; unshare: string | null }): Promise<string> {
  const launcher = await chooseLauncher(folder, program, { isNew: true, surroundings });
  const { output } = await launcher.run(program, ['-c', 'id -u && test -w . && echo writable'], {
    cwd: folder,
    timeoutSeconds: 10,
  });
  return output.replaceAll('\n', ' ').trim();
}

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('as root', () => {
  test('a user namespace works below a private folder and changes no owner', async () => {
    expect(await whoRuns({ isRoot: true, unshare: 'unshare' })).toBe('65534 writable');
    expect((await stat(folder)).uid).toBe(0);
  });

  test('without namespaces nobody gets the folder', async () => {
    await chmod(parent, 0o755);
    expect(await whoRuns({ isRoot: true, unshare: 'no-such-program' })).toBe('65534 writable');
    expect((await stat(folder)).uid).toBe(65534);
  });

  test('without namespaces and below a private folder it says what to do', async () => {
    await expect(whoRuns({ isRoot: true, unshare: null })).rejects.toThrow(
      /^\[postgres-as-root\] .*ordinary user.*DATABASE_URL/,
    );
  });
});

test('an ordinary user runs the programs as they are', async () => {
  expect(await whoRuns({ isRoot: false, unshare: null })).toBe(`${process.getuid?.()} writable`);
});

test('links and rights that the install script left out are made', async () => {
  await mkdir(path.join(parent, 'native', 'bin'), { recursive: true });
  const programs = { initdb: 'initdb', pgCtl: 'pg_ctl', postgres: 'postgres' };
  const binaries = { ...programs };
  for (const [key, name] of Object.entries(programs)) {
    const file = path.join(parent, 'native', 'bin', name);
    await writeFile(file, '', { mode: 0o644 });
    Object.assign(binaries, { [key]: file });
  }
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await mkdir(path.join(parent, 'native', 'lib'));
  await writeFile(path.join(parent, 'native', 'lib', 'libpq.so.5.18'), '');
  await writeFile(path.join(parent, 'native', 'pg-symlinks.json'), JSON.stringify(links));

  await completePackage(binaries);
  expect(await readlink(path.join(parent, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect((await lstat(binaries.postgres)).mode & 0o111).toBe(0o111);
  await completePackage(binaries);
});

test.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', /^\[postgres-disk-full\] /],
  ['postgres: error while loading shared libraries: libicuuc.so.60', /^\[postgres-program\] .*npm ci/],
  ['PANIC:  could not locate a valid checkpoint record at 0/1B81D28', /^\[postgres-damaged\] /],
  ['FATAL:  could not open file "global/pg_filenode.map": Permission denied', /^\[postgres-permissions\] /],
  ['FATAL:  something new', /^\[postgres-failed\] .*Read its message/],
])('PostgreSQL says «%s»', (words, advice) => {
  const { message } = explainServer('PostgreSQL could not start.', words, '/data/postgres.log');
  expect(message).toMatch(advice);
  expect(message).toContain(words);
  expect(message).toContain('/data/postgres.log');
});

test.each(['EACCES', 'ENOSPC', 'EROFS', 'EUNKNOWN'])('a file error %s names the folder and the way out', (code) => {
  const { message } = explainFileError(Object.assign(new Error(code), { code }), '/data');
  expect(message).toMatch(
    /^\[data-folder-[a-z-]+\] The data folder \/data cannot be used: .+, or set DATA_DIR to another folder\. The data were not touched\.$/,
  );
});
