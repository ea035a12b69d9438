import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../../test-programs.ts';

/** Nobody on every Linux; only root can become somebody else. */
export const unprivileged = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const insideUser = 1000;

/** What a container of the image is, without a container engine. */
interface Sandbox {
  application: string;
  data: string;
  environment: Readonly<Record<string, string>>;
}

/** A program that runs in the sandbox. */
export interface Boxed {
  said(): string;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  /** Sends to the program itself, as a container engine does. */
  signal(name: NodeJS.Signals): void;
}

/** Bubblewrap, where it may make the namespaces that it needs. */
export function findBubblewrap(): string | undefined {
  const program = findProgram('bwrap');
  const args = ['--unshare-user', '--ro-bind', '/', '/', '--proc', '/proc', '/bin/true'];
  return program && spawnSync(program, args, { ...unprivileged, cwd: '/' }).status === 0 ? program : undefined;
}

/**
 * Runs Node on the application as an account without rights: the whole tree is read-only but for the data folder, and of
 * the system there are the C library, a shell and this Node; no npm, no other file of the project.
 */
export function runBoxed(bubblewrap: string, { application, data, environment }: Sandbox, ...args: string[]): Boxed {
  const accounts = path.join(data, '..', 'passwd');
  if (!existsSync(accounts)) writeFileSync(accounts, `node:x:${insideUser}:${insideUser}::/data:/bin/sh\n`);
  const variables = { PATH: '/nowhere', HOST: '127.0.0.1', DATA_DIR: '/data', NODE_ENV: 'production', ...environment };
  const child = spawn(
    bubblewrap,
    [
      ...['--unshare-user', '--uid', String(insideUser), '--gid', String(insideUser), '--die-with-parent'],
      ...['/lib', '/lib64', '/usr/lib', '/usr/lib64'].flatMap((folder) => ['--ro-bind-try', folder, folder]),
      ...['--tmpfs', '/usr/lib/node_modules', '--ro-bind', '/bin/sh', '/bin/sh'],
      ...['--ro-bind', process.execPath, '/usr/local/bin/node', '--ro-bind', accounts, '/etc/passwd'],
      ...['--ro-bind', application, '/application', '--bind', data, '/data', '--proc', '/proc', '--dev', '/dev'],
      ...['--dir', '/tmp', '--remount-ro', '/', '--chdir', '/application', '--clearenv'],
      ...Object.entries(variables).flatMap(([name, value]) => ['--setenv', name, value]),
      ...['--info-fd', '3', '--', '/usr/local/bin/node', ...args],
    ],
    { ...unprivileged, cwd: '/', env: {}, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  );
  return watch(child);
}

function watch(child: ChildProcess): Boxed {
  let said = '';
  let information = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  child.stdio[3]?.on('data', (text: Buffer) => {
    information += text;
  });
  return {
    said: () => said,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code ?? -1))),
    signal: (name) => {
      if (child.exitCode === null) process.kill(JSON.parse(information)['child-pid'], name);
    },
  };
}
