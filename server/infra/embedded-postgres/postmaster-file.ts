import { open, readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Place } from './place.ts';

/** What the server wrote about itself into its cluster. */
export interface Postmaster {
  pid: number;
  place: Place | null;
}

/** Reads `postmaster.pid`; null where no server has run since the last clean stop. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder, address] = text.split('\n');
  if (!Number(pid)) return null;
  const host = socketFolder ? path.resolve(cluster, socketFolder) : address;
  return { pid: Number(pid), place: host && Number(port) ? { host, port: Number(port) } : null };
}

/**
 * Whether the process of that number is the server of this cluster: `serving`, `gone`, or `stranger` when the number
 * now belongs to another process or to a zombie.
 */
export async function identify(pid: number, cluster: string): Promise<'serving' | 'gone' | 'stranger'> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return 'gone';
  }
  if (process.platform !== 'linux') return 'serving';
  const standsIn = await readlink(`/proc/${pid}/cwd`).catch((error: NodeJS.ErrnoException) => error.code ?? '');
  // A process that cannot be inspected belongs to another user, and the server would be ours.
  return standsIn === (await realpath(cluster)) ? 'serving' : 'stranger';
}

/** Above every pid that Linux gives, so PostgreSQL considers the owner of the file dead. */
const impossiblePid = 4_194_305;

/**
 * Lets PostgreSQL start although the number in its lock files belongs to a stranger. The rest of the file stays, for
 * PostgreSQL finds the shared memory of surviving children by it. Only under the start mutex.
 */
export async function disownLockFiles(cluster: string, { pid, place }: Postmaster): Promise<void> {
  const files = [path.join(cluster, 'postmaster.pid')];
  if (place && path.isAbsolute(place.host)) files.push(path.join(place.host, `.s.PGSQL.${place.port}.lock`));
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.split('\n')[0] !== String(pid)) continue;
    const handle = await open(file, 'r+');
    await handle.truncate(0);
    await handle.write(text.replace(/^\d+/, String(impossiblePid)), 0);
    await handle.close();
  }
}
