import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../server/testing/real-portal.ts';

/** Debian's PostgreSQL 15, the oldest that the portal works with. */
const programs = '/usr/lib/postgresql/15/bin';
const nobody = 65_534;

/** A PostgreSQL that the portal is told of by `DATABASE_URL`. */
export interface OutsidePostgres {
  readonly url: string;
  query<Row extends object>(text: string): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Starts an empty PostgreSQL of its own in a new folder. It refuses to run as root, who becomes nobody for it. */
export async function startOutsidePostgres(): Promise<OutsidePostgres> {
  // On a disk, as a real one: tests have their temporary files in memory.
  const folder = mkdtempSync('/tmp/portal-outside-');
  const isRoot = process.getuid?.() === 0;
  const as = isRoot ? { uid: nobody, gid: nobody } : {};
  if (isRoot) chownSync(folder, nobody, nobody);
  const data = path.join(folder, 'data');
  execFileSync(`${programs}/initdb`, ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C'], as);
  const port = await freePort();
  const options = ['-c', 'max_connections=200', '-c', 'shared_buffers=512MB', '-c', 'max_wal_size=8GB'];
  const server: ChildProcess = spawn(
    `${programs}/postgres`,
    ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', ...options],
    { ...as, stdio: 'ignore' },
  );
  const url = `postgres://portal@127.0.0.1:${port}/postgres`;
  for (let attempt = 0; ; attempt += 1) {
    if (await isThere(url)) break;
    if (attempt > 300) throw new Error('PostgreSQL does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    query: async (text) => {
      const client = new pg.Client(url);
      await client.connect();
      return client.query(text).then(
        ({ rows }) => client.end().then(() => rows),
        (error: unknown) => client.end().then(() => Promise.reject(error)),
      );
    },
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isThere(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
