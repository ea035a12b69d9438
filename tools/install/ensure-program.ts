import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Path of a program that a test tries the project's files with. Where it is not there, Debian's package is installed if
 * that is possible; else undefined, and the test says that it was skipped.
 */
export function ensureProgram(name: string, debianPackage: string): string | undefined {
  const found = find(name);
  if (found || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return found;
  console.log(`Installing ${debianPackage} for the tests…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-q', '--no-install-recommends', debianPackage];
  if (spawnSync('apt-get', install, { env }).status !== 0) {
    spawnSync('apt-get', ['update', '-q'], { env });
    spawnSync('apt-get', install, { env });
  }
  return find(name);
}

function find(name: string): string | undefined {
  const { PATH = '' } = process.env;
  return [...PATH.split(path.delimiter), '/usr/sbin', '/usr/bin']
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}
