import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Whether packages of Debian can be installed here. */
export function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Installs packages of Debian; whether that succeeded shows by what they bring. */
export function installFromDebian(...packages: readonly string[]): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const install = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  if (spawnSync('apt-get', install, options).status === 0) return;
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', install, options);
}

/**
 * Takes one file out of a package of Debian into a folder, without installing it: a package of a service would start the
 * service. Whether that succeeded shows by the file.
 */
export function unpackFromDebian(name: string, member: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, stdio: 'ignore' } as const;
  if (spawnSync('apt-get', ['download', '-q', name], options).status !== 0) {
    if (!isDebianRoot()) return;
    spawnSync('apt-get', ['update', '-q'], options);
    spawnSync('apt-get', ['download', '-q', name], options);
  }
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.deb'))) {
    spawnSync('sh', ['-c', 'dpkg-deb --fsys-tarfile "$0" | tar -x "$1"', file, member], options);
    rmSync(path.join(folder, file));
  }
}
