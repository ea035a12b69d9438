import { open, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { readPassword, writeSettings } from './configuration.ts';
import type { DataFolder } from './data-folder.ts';
import { explainFileError, readLogFrom, sizeOf } from './explain.ts';
import { chooseLauncher, type Launcher } from './launcher.ts';
import { choosePlace, makeSocketFolder, type Place } from './place.ts';
import { disownLockFiles, identify, readPostmaster } from './postmaster-file.ts';
import { tryStartMutex } from './start-mutex.ts';

const largestLogBytes = 5 * 1024 * 1024;

/** The server of one cluster, running or not. */
export interface Server {
  folder: DataFolder;
  password: string | undefined;
  /** Where it listens, or will listen once started. */
  findPlace(): Promise<Place>;
  /** Keeps the present place for every later start, because the connection pools know only this one. */
  settle(): Promise<Place>;
  /**
   * Starts it. `started`; `waiting` when a server is coming up, going down or another process is starting it; else
   * PostgreSQL's message.
   */
  start(): Promise<'started' | 'waiting' | { refusal: string }>;
  /** Stops it cleanly, by force if it must; false when it would not stop. */
  stop(): Promise<boolean>;
}

/** Prepares the control of the cluster's server; starts nothing. */
export async function controlServer(folder: DataFolder, binaries: Binaries): Promise<Server> {
  const launcher = await chooseLauncher(folder.cluster, binaries.postgres, { isNew: false });
  let chosen = await choosePlace(folder.cluster);
  const runPgCtl = (args: string[]) =>
    launcher.run(binaries.pgCtl, [...args, '-D', path.basename(folder.cluster), '-w', '-s'], {
      cwd: folder.root,
      timeoutSeconds: 90,
    });

  const findPlace = async () => (await readPostmaster(folder.cluster))?.place ?? chosen;

  return {
    folder,
    password: await readPassword(folder.cluster),
    findPlace,
    settle: async () => {
      chosen = await findPlace();
      return chosen;
    },
    start: async () => {
      const release = await tryStartMutex(folder.cluster);
      if (release === null) return 'waiting';
      try {
        if (await isHeld(folder.cluster)) return 'waiting';
        if (await makeSocketFolder(chosen)) await launcher.handOver(chosen.host);
        await writeSettings(folder.cluster, chosen);
        const offsetBytes = await prepareLog(folder.logFile, launcher);
        const { code, output } = await runPgCtl(['start', '-l', path.basename(folder.logFile), '-t', '60']);
        if (code === 0) return 'started';
        return { refusal: (await readLogFrom(folder.logFile, offsetBytes)) || output };
      } catch (error) {
        throw explainFileError(error, folder.root);
      } finally {
        release();
      }
    },
    stop: async () => {
      const { host } = await findPlace();
      for (const mode of ['fast', 'immediate']) {
        const { code } = await runPgCtl(['stop', '-m', mode, '-t', '30']);
        if (code !== 0) continue;
        if (host !== folder.cluster) await rmdir(host).catch(() => undefined);
        return true;
      }
      return (await readPostmaster(folder.cluster)) === null;
    },
  };
}

/** True while the process that holds the cluster lives; lock files that a stranger seems to hold are disowned. */
async function isHeld(cluster: string): Promise<boolean> {
  const postmaster = await readPostmaster(cluster);
  if (postmaster === null) return false;
  const holder = await identify(postmaster.pid, cluster);
  if (holder === 'stranger') await disownLockFiles(cluster, postmaster);
  return holder === 'serving';
}

/**
 * Makes the log file ours before the server's user appends to it, and sets a long one aside. Returns its size in bytes.
 */
async function prepareLog(logFile: string, launcher: Launcher): Promise<number> {
  if ((await sizeOf(logFile)) > largestLogBytes) await rename(logFile, `${logFile}.1`);
  const handle = await open(logFile, 'a', 0o600);
  await handle.close();
  await launcher.handOver(logFile);
  return sizeOf(logFile);
}
