import { open, rm, stat, statfs } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { type Finding, type Installation, reasonOf, unknown, well, wrong } from './finding.ts';

/** What PostgreSQL needs to go on for a while, and where it is time to look. */
const leastBytes = 2 ** 30;
const leastShare = 0.1;

interface Space {
  freeBytes: number;
  totalBytes: number;
  freeFiles: number;
  totalFiles: number;
}

/** The data folder: whether it is there, whose it is, whether it can be written, and the space below it. */
export async function checkDisk({ settings }: Pick<Installation, 'settings'>): Promise<readonly Finding[]> {
  const folder = path.resolve(settings.DATA_DIR);
  const about = await stat(folder).catch((error: Error) => error);
  if (about instanceof Error)
    return [
      'code' in about && about.code === 'ENOENT'
        ? unknown(`DATA_DIR ${folder} is not there yet; the first start makes it`)
        : wrong(`DATA_DIR ${folder} cannot be looked at: ${reasonOf(about)}`, 'Correct DATA_DIR or its rights.'),
    ];
  if (!about.isDirectory()) return [wrong(`DATA_DIR ${folder} is no folder`, 'Correct DATA_DIR.')];
  return [judgeOwner(folder, about.uid), await tryToWrite(folder), ...judgeSpace(folder, await measure(folder))];
}

function judgeOwner(folder: string, owner: number): Finding {
  const { uid, username } = userInfo();
  if (uid === -1 || uid === owner) return well(`DATA_DIR ${folder} belongs to ${username}`);
  if (uid === 0)
    return unknown(
      `DATA_DIR ${folder} belongs to the account ${owner}, and the doctor runs as root`,
      'Run it as the account of the service: what root may write says nothing about it.',
    );
  return wrong(
    `DATA_DIR ${folder} belongs to the account ${owner}, not to ${username} (${uid})`,
    'Run the portal as its owner, or change the owner.',
  );
}

async function tryToWrite(folder: string): Promise<Finding> {
  const file = path.join(folder, `.doctor-${process.pid}`);
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile('doctor');
      await handle.sync();
    } finally {
      await handle.close();
      await rm(file, { force: true });
    }
    return well('DATA_DIR can be written');
  } catch (error) {
    return wrong(`DATA_DIR cannot be written: ${reasonOf(error)}`, 'Give the account of the service the right to.');
  }
}

async function measure(folder: string): Promise<Space> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, freeFiles: ffree, totalFiles: files };
}

/** Some file systems have no count of files: then there is no limit of them. */
export function judgeSpace(folder: string, { freeBytes, totalBytes, freeFiles, totalFiles }: Space): Finding[] {
  const free = `${(freeBytes / 2 ** 30).toFixed(1)} GiB of ${(totalBytes / 2 ** 30).toFixed(1)} free`;
  const isTight = freeBytes < leastBytes || freeBytes < totalBytes * leastShare;
  const files =
    totalFiles > 0 && freeFiles < totalFiles * leastShare
      ? [wrong(`the disk of ${folder} has hardly a place for a new file left`, 'Remove files, or enlarge the disk.')]
      : [];
  return isTight
    ? [
        wrong(`the disk of ${folder} has ${free}`, 'Free space or enlarge the disk; delete nothing below postgres.'),
        ...files,
      ]
    : [well(`the disk has ${free}`), ...files];
}
