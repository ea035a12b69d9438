import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;

/** A portal as a process of its own, with its own embedded database. */
export interface PortalProcess {
  readonly origin: string;
  readonly pid: number;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a program and waits until `ready` answers. */
export async function startProcess(
  command: string,
  args: string[],
  environment: Record<string, string>,
  ready: string,
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A measurement that fails must not leave its servers behind.
  process.once('exit', () => child.kill('SIGTERM'));
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
    const answer = await fetch(ready).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${ready} did not answer`);
}

/** Ends a child and waits for it. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Starts a portal with demo content, for loads that no visitors make; `environment` is added to its settings. */
export async function startPortal(environment: Record<string, string> = {}): Promise<PortalProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    LIMITS_TIMES: '1000',
    ...environment,
  };
  const child = await startProcess(process.execPath, ['server/main.ts'], settings, `http://127.0.0.1:${port}/readyz`);
  return {
    origin,
    pid: child.pid ?? 0,
    dataDir,
    stop: async () => {
      await stopProcess(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
