import { createHash } from 'node:crypto';
import { lstat, mkdir, mkdtemp, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the server listens: a folder with its Unix socket, or the loopback address. */
export interface Place {
  host: string;
  port: number;
}

const socketPort = 5432;
const longestSocketPathBytes = 100;

/** True where Node cannot open Unix sockets and the server has to listen on loopback, behind a password. */
export const usesTcp = process.platform === 'win32';

/** Chooses where a server of this cluster shall listen. */
export async function choosePlace(cluster: string): Promise<Place> {
  if (usesTcp) return { host: '127.0.0.1', port: await findFreePort() };
  return { host: await chooseSocketFolder(cluster), port: socketPort };
}

/** The cluster's own folder, or a short private one when the operating system would cut the socket's path. */
async function chooseSocketFolder(cluster: string): Promise<string> {
  if (fits(cluster)) return cluster;
  const { uid } = await stat(cluster);
  const name = `schety-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  const base = fits(path.join(tmpdir(), name)) ? tmpdir() : '/tmp';
  const folder = path.join(base, name);
  const info = await lstat(folder).catch(() => null);
  const isPrivate =
    info?.isDirectory() && (info.mode & 0o077) === 0 && (info.uid === process.getuid?.() || info.uid === uid);
  // A folder of this name that belongs to somebody else could hold their server.
  return info === null || isPrivate ? folder : mkdtemp(`${folder}-`);
}

/** Makes the folder of the socket where it is not there; true when it was made. */
export async function makeSocketFolder({ host }: Place): Promise<boolean> {
  if (!path.isAbsolute(host)) return false;
  try {
    await mkdir(host, { mode: 0o700 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPathBytes;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
