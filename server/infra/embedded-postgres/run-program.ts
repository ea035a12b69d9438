import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface ProgramOptions {
  cwd: string;
  timeoutSeconds: number;
  uid?: number;
  gid?: number;
}

export interface ProgramResult {
  /** Exit code; null when the program could not be run, was killed or took too long. */
  code: number | null;
  output: string;
}

/** A fixed environment: a stray PGDATA, PGOPTIONS or LD_PRELOAD of the terminal must not reach the server. */
const environment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

/** Runs a program to its end and gives its exit code and all it printed; never throws. */
export async function runProgram(command: string, args: string[], options: ProgramOptions): Promise<ProgramResult> {
  const { cwd, timeoutSeconds, uid, gid } = options;
  const env = process.platform === 'win32' ? { LC_ALL: 'C' } : environment;
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutSeconds * 1000,
    windowsHide: true,
    ...(uid === undefined ? {} : { uid, gid: gid ?? uid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const code = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
  });
  // The server started by pg_ctl inherits the pipes on Windows, so their end may never come.
  await Promise.race([closed, wait(200)]);
  child.stdout.destroy();
  child.stderr.destroy();
  return { code, output };
}
