import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { OperatorStop } from '../bootstrap/stop-here.mjs';
import { isStale } from './stamp.ts';

/** Builds the site when its sources have changed since the last build. */
export async function buildIfStale(root: string): Promise<void> {
  if (!isStale(root)) return;
  // A process of its own gives the builder's memory back before the server starts.
  const { status } = spawnSync(process.execPath, [path.join(root, 'tools', 'build.ts'), '--if-stale'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) return;
  throw new OperatorStop(
    'build-failed',
    'The build failed, the reason stands above. The build before is still in dist. Correct the error and run the command again.',
  );
}
