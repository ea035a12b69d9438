import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { compiledCode } from './root.ts';

const usual = { memory: '/dev/shm', roomyBytes: 4 * 2 ** 30 };
const folderName = /^portal-tests-(\d+)$/;

/**
 * Runs what starts the tests with an environment that is quick for them: their temporary files, databases among them,
 * stand in memory where there are 4 GiB of it to spare (a test's database is copied in 25 ms, on a slow disk in 500),
 * and the portals that they start keep the compiled server, as `npm start` does.
 */
export function inTestEnvironment<Result>(
  run: (env: NodeJS.ProcessEnv) => Result,
  { memory, roomyBytes } = usual,
): Result {
  const env = { NODE_COMPILE_CACHE: compiledCode };
  if (freeBytes(memory) < roomyBytes) return run(env);
  removeAbandoned(memory);
  const folder = path.join(memory, `portal-tests-${process.pid}`);
  mkdirSync(folder, { mode: 0o711 });
  try {
    return run({ ...env, TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** None where there is no such folder. */
function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** A run that was killed leaves its folder behind. */
function removeAbandoned(memory: string): void {
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
