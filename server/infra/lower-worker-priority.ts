import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

const threads = '/proc/self/task';
/** The higher the number, the later a thread has its turn; the highest is 19. */
const niceness = 10;

/**
 * Lets the threads that hash passwords and compress pages wait for the thread that answers requests, and to the
 * database beside it: on a machine of two cores four hashes at once would hold everybody up. Only Linux tells threads
 * apart; elsewhere nothing is done. Never throws.
 */
export async function lowerWorkerPriority(): Promise<void> {
  const names = await readdir(threads).catch(() => []);
  for (const name of names) {
    const command = await readFile(`${threads}/${name}/comm`, 'utf8').catch(() => '');
    if (command.trim() !== 'libuv-worker') continue;
    try {
      setPriority(Number(name), niceness);
    } catch {
      // A system that forbids it goes on without.
    }
  }
}
