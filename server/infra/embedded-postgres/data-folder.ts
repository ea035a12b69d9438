import { chmod, mkdir, open, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { explainFileError } from './explain.ts';

export const serverVersion = '18';

/** Where everything of the embedded database lies. */
export interface DataFolder {
  /** DATA_DIR itself, absolute and without links. */
  root: string;
  /** The database cluster; absent before the first start. */
  cluster: string;
  /** PostgreSQL's own log. */
  logFile: string;
  hasCluster: boolean;
}

/**
 * Makes DATA_DIR when it is not there and checks what lies in it. Deletes nothing but unfinished copies of a start that
 * was killed. Throws a StartFailure that names the folder.
 */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const root = await makeRoot(path.resolve(dataDir));
  const cluster = path.join(root, 'postgres');
  const hasCluster = await inspectCluster(cluster).catch((error) => {
    throw explainFileError(error, cluster);
  });
  if (!hasCluster) await removeUnfinished(root);
  return { root, cluster, logFile: path.join(root, 'postgres.log'), hasCluster };
}

async function makeRoot(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

/** True for a cluster that can be started, false where there is none yet. */
async function inspectCluster(cluster: string): Promise<boolean> {
  const info = await stat(cluster).catch(nothingThere);
  if (info === null) return false;
  if (!info.isDirectory()) {
    throw new StartFailure(
      'database-folder-is-file',
      `A file stands in the place of the database folder: ${cluster}. Rename it or set DATA_DIR to another folder.`,
    );
  }
  refuseForeignOwner(cluster, info.uid);
  if ((await readdir(cluster)).length === 0) return false;
  const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(nothingThere);
  if (version === null) throw damaged(cluster, 'it has no file PG_VERSION');
  if (version.trim() !== serverVersion) throw refuseVersion(cluster, version.trim());
  // A copy made by an archiver or cp has lost the strict rights that PostgreSQL insists on.
  if (process.platform !== 'win32' && (info.mode & 0o077) !== 0) await chmod(cluster, 0o700);
  return true;
}

function refuseForeignOwner(cluster: string, ownerUid: number): void {
  const uid = process.getuid?.();
  if (uid === undefined || uid === 0 || uid === ownerUid) return;
  throw new StartFailure(
    'database-folder-owner',
    `The database folder belongs to another user (uid ${ownerUid}): ${cluster}. Start the portal as that user, change the owner of the folder, or set DATA_DIR to another folder.`,
  );
}

function damaged(cluster: string, why: string): StartFailure {
  return new StartFailure(
    'database-folder-damaged',
    `The database folder is damaged or not one of PostgreSQL: ${why}. Folder: ${cluster}. Restore it from a backup or set DATA_DIR to another folder. Nothing was deleted.`,
  );
}

function refuseVersion(cluster: string, version: string): StartFailure {
  if (!/^\d{1,2}(\.\d)?$/.test(version)) return damaged(cluster, 'its file PG_VERSION is broken');
  return new StartFailure(
    'database-folder-version',
    `The database in ${cluster} was made by PostgreSQL ${version}, the portal runs ${serverVersion}. Start the portal of the version that made it and move the data, or set DATA_DIR to another folder. Nothing was deleted.`,
  );
}

const unfinishedName = /^postgres\.new-(\d+)-/;

/** The name prefix of an unfinished cluster; the process id in it shows later whether its maker is still running. */
export function unfinishedPrefix(): string {
  return `postgres.new-${process.pid}-`;
}

async function removeUnfinished(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const pid = Number(unfinishedName.exec(name)?.[1]);
    if (!pid || isRunning(pid)) continue;
    // An initdb whose parent was killed may still be writing there; the next start then removes the rest.
    await rm(path.join(root, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Makes renames in the folder survive a power cut; not every system can. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
