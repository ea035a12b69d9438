import { chown, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { type ProgramResult, runProgram } from './run-program.ts';

/** Runs PostgreSQL's programs as somebody who is not root, because as root they refuse. */
export interface Launcher {
  run(program: string, args: string[], options: { cwd: string; timeoutSeconds: number }): Promise<ProgramResult>;
  /** Gives a file or folder that this process made to the one who runs the server. */
  handOver(file: string): Promise<void>;
}

interface Identity {
  uid: number;
  gid: number;
}

/** Who this process is and what the machine offers; tests pass those of other machines. */
export interface Surroundings {
  isRoot: boolean;
  unshare: string | null;
}

const nobody: Identity = { uid: 65534, gid: 65534 };

export function readSurroundings(): Surroundings {
  return { isRoot: process.getuid?.() === 0, unshare: process.platform === 'linux' ? 'unshare' : null };
}

/**
 * Chooses how to run PostgreSQL on a folder: as it is, inside a user namespace that shows root as nobody, or as an
 * unprivileged user who then owns the folder. `isNew` says that the folder is ours, empty, and may change its owner.
 */
export async function chooseLauncher(
  folder: string,
  program: string,
  { isNew, surroundings = readSurroundings() }: { isNew: boolean; surroundings?: Surroundings },
): Promise<Launcher> {
  if (!surroundings.isRoot) return runAsIs();
  const candidates = await listCandidates(folder, isNew, surroundings);
  for (const candidate of candidates) {
    if (isNew) await candidate.handOver(folder);
    if (await canWork(candidate, folder, program)) return candidate;
  }
  throw new StartFailure(
    'postgres-as-root',
    `PostgreSQL does not run as root, and there is no other way here: user namespaces are off, and an ordinary user cannot reach ${isNew ? path.dirname(folder) : folder} or ${path.dirname(program)}. Start the portal as an ordinary user, set DATA_DIR to a folder that belongs to an ordinary user, or set DATABASE_URL to a server of your own.`,
  );
}

async function listCandidates(folder: string, isNew: boolean, { unshare }: Surroundings): Promise<Launcher[]> {
  const inNamespace = unshare === null ? [] : [runInNamespace(unshare)];
  if (isNew) {
    const owner = await findOrdinaryOwner(path.dirname(folder));
    return [...inNamespace, ...(owner ? [runAs(owner)] : []), runAs(nobody)];
  }
  const owner = await stat(folder);
  return owner.uid === 0 ? inNamespace : [runAs(owner)];
}

/** The owner of the nearest folder above that does not belong to root. */
async function findOrdinaryOwner(folder: string): Promise<Identity | null> {
  const { uid, gid } = await stat(folder);
  if (uid !== 0) return { uid, gid };
  const parent = path.dirname(folder);
  return parent === folder ? null : findOrdinaryOwner(parent);
}

async function canWork(launcher: Launcher, folder: string, program: string): Promise<boolean> {
  const probe = 'cd "$1" && test -w . && test -r "$2" && test -x "$2"';
  const { code } = await launcher.run('/bin/sh', ['-c', probe, 'sh', folder, program], {
    cwd: '/',
    timeoutSeconds: 10,
  });
  return code === 0;
}

function runAsIs(): Launcher {
  return { run: runProgram, handOver: async () => undefined };
}

/** Inside the namespace root's files belong to nobody and root has no privileges, so no file needs another owner. */
function runInNamespace(unshare: string): Launcher {
  const namespace = ['--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--'];
  return {
    run: (program, args, options) => runProgram(unshare, [...namespace, program, ...args], options),
    handOver: async () => undefined,
  };
}

function runAs({ uid, gid }: Identity): Launcher {
  return {
    run: (program, args, options) => runProgram(program, args, { ...options, uid, gid }),
    handOver: async (file) => chown(file, uid, gid),
  };
}
