import { spawnSync } from 'node:child_process';

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
