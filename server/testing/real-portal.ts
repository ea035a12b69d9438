import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Connection } from '../infra/database/index.ts';
import { plainEnvironment } from './run-program.ts';
import { makeOnce } from './shared-folder.ts';

const root = new URL('../../', import.meta.url).pathname;
/** On busy cores a start takes many times longer. */
const readyWithinMs = 120_000;
const askEveryMs = 25;

interface Start {
  dataDir: string;
  port: number;
  environment?: Record<string, string>;
  /** A program that starts Node in its own way, such as faketime, with its arguments. */
  through?: readonly string[];
  /** The folder of another build. */
  build?: string;
}

/** The portal as it runs in production: a process with its own database or an outside one. */
export interface RealPortal {
  readonly pid: number;
  readonly origin: string;
  /** Everything it has printed so far, on both outputs. */
  said(): string;
  /** Waits until it answers that it is ready; fails when it ends before. Returns how long it took since its start. */
  ready(): Promise<number>;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  signal(name: NodeJS.Signals): void;
}

const running = new Set<ChildProcess>();
const folders: string[] = [];

/** Starts `server/main.ts`. */
export function startRealPortal({ dataDir, port, environment = {}, through = [], build = root }: Start): RealPortal {
  const [command = '', ...args] = [...through, process.execPath, 'server/main.ts'];
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: build,
    // Only what a program needs, without the other variables of the test's environment.
    env: {
      ...plainEnvironment(),
      DATA_DIR: dataDir,
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A program in between would be killed alone and leave the portal behind.
    detached: through.length > 0,
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(signal ?? code ?? -1);
    }),
  );
  const origin = `http://localhost:${port}`;
  return {
    pid: child.pid ?? 0,
    origin,
    said: () => said,
    ended,
    signal: (name) => void child.kill(name),
    ready: async () => {
      while (performance.now() - startedAt < readyWithinMs) {
        if (child.exitCode !== null || child.signalCode !== null) break;
        const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
        if (answer?.status === 200) return performance.now() - startedAt;
        await new Promise((resolve) => setTimeout(resolve, askEveryMs));
      }
      throw new Error(`the portal is not ready:\n${said}`);
    },
  };
}

/** An empty folder for a portal's data. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-fault-'));
  folders.push(folder);
  return folder;
}

let used: Promise<string> | undefined;

/**
 * A folder that a portal with the demo has used and left in order. The first start makes a database, which takes longer than
 * all others, so it is made once in a run and copied.
 */
export async function makeUsedDataDir(): Promise<string> {
  used ??= makeUsed().catch((error: unknown) => {
    used = undefined;
    throw error;
  });
  const folder = await makeDataDir();
  await cp(await used, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

/** The first of the workers of a run makes it, the others wait. */
function makeUsed(): Promise<string> {
  return makeOnce('used', async (dataDir) => {
    const portal = startRealPortal({ dataDir, port: await freePort(), environment: { LOG_LEVEL: 'fatal' } });
    await portal.ready();
    portal.signal('SIGTERM');
    await portal.ended;
  });
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The first process of the embedded database in the folder, or nothing. */
export async function readPostmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]) || undefined;
}

/** How to reach the embedded database of a folder beside the portal. */
export async function databaseBeside(dataDir: string): Promise<Exclude<Connection, string>> {
  const lines = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const host = path.resolve(dataDir, 'postgres', lines[4] ?? '');
  return { host, port: Number(lines[3]), user: 'portal', database: 'portal' };
}

/** Asks the embedded database of a folder beside the portal. */
export async function askDatabase<Row extends object>(
  dataDir: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(await databaseBeside(dataDir));
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Ends every portal and every embedded database the tests have left, and removes the folders. */
export async function clearRealPortals(): Promise<void> {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    if (child.pid) send(-child.pid, 'SIGKILL');
    await closed;
  }
  for (const folder of folders.splice(0)) {
    const pid = await readPostmasterPid(folder);
    if (pid) send(pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 });
  }
}

/** Sends a signal and does not mind that nobody is there. */
export function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}
