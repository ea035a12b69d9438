import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

const memory = '/dev/shm';
const roomyBytes = 4 * 2 ** 30;
const folderName = /^portal-tests-(\d+)$/;

/**
 * Runs what starts the tests with an environment that is quick for them: their temporary files, databases among them,
 * stand in memory where there are 4 GiB of it to spare (a test's database is copied in 25 ms, on a slow disk in 500),
 * and the portals that they start keep the compiled server, as `npm start` does.
 */
export function inTestEnvironment<Result>(run: (env: NodeJS.ProcessEnv) => Result): Result {
  const env = { NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled') };
  if (!hasRoom()) return run(env);
  removeAbandoned();
  const folder = path.join(memory, `portal-tests-${process.pid}`);
  mkdirSync(folder, { mode: 0o711 });
  try {
    return run({ ...env, TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomyBytes;
  } catch {
    return false;
  }
}

/** A run that was killed leaves its folder behind. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    const owner = folderName.exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) rmSync(path.join(memory, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
