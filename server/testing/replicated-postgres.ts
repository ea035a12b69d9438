import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Binaries, findBinaries } from '../infra/embedded-postgres/binaries.ts';
import { chooseLauncher, type Launcher } from '../infra/embedded-postgres/launcher.ts';
import { freePort } from './real-portal.ts';

/** A server of the pair. */
export interface ReplicatedServer {
  readonly port: number;
  readonly connection: { host: string; port: number; user: string; database: string };
  start(): Promise<void>;
  /** `immediate` is how a machine fails. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  promote(): Promise<void>;
  ask<Row extends object>(text: string): Promise<Row[]>;
}

/** Two real servers of PostgreSQL, the second a streaming replica of the first. */
export interface ReplicatedPostgres {
  readonly primary: ReplicatedServer;
  readonly replica: ReplicatedServer;
  /** Keeps the primary as it is now. */
  keepPrimary(): Promise<void>;
  /** Brings the primary back to what was kept, with a timeline of its own from there, as a return to a second does. */
  returnPrimary(): Promise<void>;
  close(): Promise<void>;
}

const user = 'portal';
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
wal_keep_size = 256MB
max_connections = 100
timezone = 'UTC'
`;

/** Starts a pair of servers of their own; `close` stops and removes both. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-replicated-'));
  const binaries = await findBinaries();
  const launcher = await chooseLauncher(folder, binaries.initdb, { isNew: true });
  const run = runnerIn(folder, launcher);
  const args = ['-D', 'primary', '-U', user, '--encoding=UTF8', '--locale=C', '--auth=trust', '--no-sync'];
  await run(binaries.initdb, [...args, '--locale-provider=icu', '--icu-locale=ru']);
  await appendFile(path.join(folder, 'primary', 'postgresql.conf'), settings);
  // The replica begins where the primary does: at the very first start.
  await run('/bin/cp', ['-r', 'primary', 'replica']);
  const primary = serverOf(folder, 'primary', { binaries, run, port: await freePort() });
  const replica = serverOf(folder, 'replica', { binaries, run, port: await freePort() });
  const upstream = `host=127.0.0.1 port=${primary.port} user=${user} application_name=replica`;
  await appendFile(path.join(folder, 'replica', 'postgresql.conf'), `primary_conninfo = '${upstream}'\n`);
  const makeStandby = async (name: string) => {
    const signal = path.join(folder, name, 'standby.signal');
    await writeFile(signal, '');
    await launcher.handOver(signal);
  };
  await makeStandby('replica');
  await primary.start();
  await replica.start();
  const close = async () => {
    for (const server of [replica, primary]) await server.stop('immediate').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  const keepPrimary = async () => {
    await primary.stop('fast');
    await run('/bin/cp', ['-r', 'primary', 'kept']);
    await primary.start();
  };
  const returnPrimary = async () => {
    await primary.stop('immediate');
    await run('/bin/rm', ['-r', 'primary']);
    await run('/bin/mv', ['kept', 'primary']);
    await makeStandby('primary');
    await primary.start();
    await primary.promote();
  };
  return { primary, replica, keepPrimary, returnPrimary, close };
}

type Run = (program: string, args: string[]) => Promise<void>;

function runnerIn(folder: string, launcher: Launcher): Run {
  return async (program, args) => {
    const { code, output } = await launcher.run(program, args, { cwd: folder, timeoutSeconds: 120 });
    if (code !== 0) throw new Error(`${path.basename(program)} ${args.join(' ')}: ${output}`);
  };
}

interface Parts {
  binaries: Binaries;
  run: Run;
  port: number;
}

function serverOf(folder: string, name: string, { binaries, run, port }: Parts): ReplicatedServer {
  const control = (...args: string[]) => run(binaries.pgCtl, [...args, '-D', name, '-w', '-s', '-t', '60']);
  const connection = { host: '127.0.0.1', port, user, database: 'postgres' };
  return {
    port,
    connection,
    start: () => control('start', '-l', `${path.join(folder, name)}.log`, '-o', `-p ${port}`),
    stop: (mode) => control('stop', '-m', mode),
    promote: () => control('promote'),
    ask: async <Row extends object>(text: string) => {
      const client = new pg.Client(connection);
      await client.connect();
      try {
        return (await client.query<Row>(text)).rows;
      } finally {
        await client.end();
      }
    },
  };
}
