import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { followNpm } from './follow-npm.mjs';
import { withLock } from './lock.mjs';
import { findNode, isCurrent } from './packaged-node.mjs';
import { installPackages, isInstalled } from './packages.mjs';
import { OperatorStop, reportFailure } from './stop-here.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The console has packages and a lockfile of its own (decision 0059). */
const places = [root, path.join(root, 'console')];

/**
 * The entry from a bare checkout: installs the packages where they are missing and goes on with the second file under
 * the Node of the lockfile. This and all it imports must run on Node 20 with no package at all.
 */
export async function enter(firstFile, secondFile) {
  followNpm();
  await reportFailure(async () => {
    if (!places.every(isInstalled)) {
      await withLock(root, async () => {
        for (const place of places) if (!isInstalled(place)) await installPackages(place);
      });
    }
    const node = findNode(root);
    if (isCurrent(node)) await import(secondFile);
    else await continueUnder(node, fileURLToPath(firstFile));
  });
}

function continueUnder(node, file) {
  const bin = path.join(root, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(node, [file, ...process.argv.slice(2)], { stdio: 'inherit', env });
  for (const name of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(name, () => {
      // A terminal sends Ctrl-C to the child itself.
      if (name !== 'SIGINT' || !process.stdin.isTTY) child.kill(name);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      resolve();
    });
    child.once('error', () =>
      reject(
        new OperatorStop(
          'node-does-not-run',
          `Node.js from the project's packages does not run on this system: ${node}. Install Node.js 24 or newer (https://nodejs.org), delete node_modules and run npm ci --omit=optional.`,
        ),
      ),
    );
  });
}
