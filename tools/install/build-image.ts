import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findNode } from '../bootstrap/packaged-node.mjs';
import { installPackages } from '../bootstrap/packages.mjs';
import { OperatorStop, reportFailure } from '../bootstrap/stop-here.mjs';
import { buildIfStale } from '../build/build-if-stale.ts';
import { root } from '../root.ts';
import { copyApplication } from './copy-application.ts';

const usage = 'node tools/build-image.mjs <empty folder> [--machine-node]';

/**
 * `node tools/build-image.mjs <folder>`: makes `<folder>/application`, the portal with all that it needs to run and
 * nothing else, the link `<folder>/node` to the Node of the packages, and the empty `<folder>/data`. With
 * `--machine-node` without that Node, for images that have their own (spec: installation.image).
 */
await reportFailure(async () => {
  const { folder, machineNode } = readArguments();
  const application = path.join(folder, 'application');
  mkdirSync(application, { recursive: true });
  mkdirSync(path.join(folder, 'data'), { mode: 0o700 });
  // Whatever the environment of the caller says: pages built for tests do not run without the packages of development.
  Object.assign(process.env, { NODE_ENV: 'production' });
  await buildIfStale(root);
  copyApplication(root, application);
  await installPackages(application, { forProduction: true });
  if (machineNode) removePackagedNode(application);
  else linkPackagedNode(folder);
  completeEmbeddedPostgres(application);
  console.log(`The application is in ${application}: node server/main.ts starts it there.`);
});

function readArguments(): { folder: string; machineNode: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { 'machine-node': { type: 'boolean' } },
  });
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0)
    throw new OperatorStop('image-usage', `Give one folder for the application:\n  ${usage}`);
  const folder = path.resolve(given);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new OperatorStop('image-folder', `The folder ${folder} is not empty. Give an empty or a new one.`);
  return { folder, machineNode: values['machine-node'] === true };
}

/** An image has a Node already; a second one would be half of its size. */
function removePackagedNode(application: string): void {
  const packages = path.join(application, 'node_modules');
  for (const name of readdirSync(packages))
    if (/^node-(linux|win)-/.test(name)) rmSync(path.join(packages, name), { recursive: true });
}

/** One place for the units of systemd, whatever the processor. */
function linkPackagedNode(folder: string): void {
  const node = path.relative(folder, findNode(path.join(folder, 'application')));
  if (!path.isAbsolute(node) && !node.startsWith('..')) symlinkSync(node, path.join(folder, 'node'));
}

/** The first start completes the package where its install script was skipped; on a read-only tree it cannot. */
function completeEmbeddedPostgres(application: string): void {
  const script = `import('./server/infra/embedded-postgres/binaries.ts').then(({ findBinaries }) => findBinaries())`;
  const { status, stderr } = spawnSync(process.execPath, ['--eval', script], { cwd: application, encoding: 'utf8' });
  if (status === 0) return;
  throw new OperatorStop(
    'image-postgres',
    `The embedded PostgreSQL is not among the packages, or does not suit this system:\n${stderr.trim()}\nCheck the access to the npm registry and run the command again.`,
  );
}
