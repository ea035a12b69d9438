import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection } from '../../server/infra/database/index.ts';
import { root } from '../../tools/root.ts';
import { findFreePort } from './free-port.ts';
import { placeDatabase } from './place-database.ts';

/** Where a running portal is; plain data, so that the workers of the run can be told. */
export interface PortalPlace {
  /** The origin, without the base path. */
  readonly origin: string;
  readonly basePath: string;
  readonly connection: Connection;
  /** The folder of letters: a portal without a mail server writes them there. */
  readonly outbox: string;
}

export interface RunningPortal {
  readonly place: PortalPlace;
  /** SIGTERM; resolves when the process has ended cleanly and its data are gone. */
  stop(): Promise<void>;
}

const startAtMostMs = 120_000;
const stopAtMostMs = 60_000;

interface PortalWish {
  basePath?: string;
  /** Tells its log from those of the other portals. */
  name?: string;
  /** Settings beside those of every run. */
  environment?: Readonly<Record<string, string>>;
}

/** Starts the real portal, as `npm start` would, on a free port with data of its own. */
export async function startPortal({ basePath = '', name = '', environment }: PortalWish = {}): Promise<RunningPortal> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-e2e-'));
  const database = await placeDatabase(dataDir);
  const port = await findFreePort();
  const child = spawn(process.execPath, [path.join(root, 'server', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PUBLIC_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_PATH: basePath,
      DATA_DIR: dataDir,
      PREPARATION_SECONDS: '2',
      LOG_LEVEL: 'warn',
      ...database.environment,
      ...environment,
    },
  });
  keepLog(child, `portal${basePath.replaceAll('/', '-')}${name && `-${name}`}.log`);
  await untilItListens(child);
  return {
    place: {
      origin: `http://localhost:${port}`,
      basePath,
      connection: await database.connection(),
      outbox: path.join(dataDir, 'outbox'),
    },
    stop: async () => {
      await endProcess(child);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the portal says stays in `test-results`, for the reader of a failed run. */
function keepLog(child: ChildProcess, name: string): void {
  const folder = path.join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const file = createWriteStream(path.join(folder, name));
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
}

function untilItListens(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const giveUp = (why: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`${why}\n${said}`));
    };
    const timer = setTimeout(() => giveUp(`the portal is not ready after ${startAtMostMs} ms`), startAtMostMs);
    const hear = (part: Buffer) => {
      said += part;
      if (!/The portal is open: http/.test(said)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => giveUp(`the portal ended with ${code} instead of starting`));
  });
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(stopAtMostMs) });
    child.kill('SIGTERM');
    await ended.catch(() => child.kill('SIGKILL'));
  }
  if (child.exitCode !== 0) throw new Error(`the portal did not stop cleanly: ${child.exitCode ?? child.signalCode}`);
}
