import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

const threads = '/proc/self/task';
/** The priority of the threads: 19 is the lowest. */
const niceness = 10;

/**
 * Gives the threads that hash passwords and compress pages a lower priority than the thread that answers requests and
 * the database: hashes on every core would delay every answer. Only Linux has priorities per thread; elsewhere nothing
 * is done. Never throws.
 */
export async function lowerWorkerPriority(): Promise<void> {
  const names = await readdir(threads).catch(() => []);
  for (const name of names) {
    const command = await readFile(`${threads}/${name}/comm`, 'utf8').catch(() => '');
    if (command.trim() !== 'libuv-worker') continue;
    try {
      setPriority(Number(name), niceness);
    } catch {
      // A system may forbid it; the portal works without it.
    }
  }
}
