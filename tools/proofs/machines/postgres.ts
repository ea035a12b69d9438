import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** The ordinary user of every Unix: PostgreSQL and PgBouncer refuse to run as root. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
/** How a program is started that refuses to run as root. */
export const asOrdinaryUser = isRoot ? { uid: nobody, gid: nobody } : {};
const debian = '/usr/lib/postgresql/15/bin/';
const needed = [`${debian}initdb`, '/usr/sbin/pgbouncer', '/usr/sbin/nginx'];

/** The programs of Debian that the proof needs and that are not here. */
export const absentPrograms = needed.filter((program) => !existsSync(program));

/** A folder for the programs' files that an ordinary user may write to; that of temporary files may be in memory. */
export function makeFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'portal-machines-'));
  if (isRoot) chownSync(folder, nobody, nobody);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs a program to its end as an ordinary user. */
function run(folder: string, program: string, args: string[]): void {
  const { status, stderr, stdout } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
    ...asOrdinaryUser,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
}

/** Debian's PostgreSQL 15. */
export interface Postgres {
  readonly port: number;
  start(): void;
  stop(mode: 'fast' | 'immediate'): void;
  promote(): void;
  /** Makes an empty database; returns its address. */
  create(database: string): Promise<string>;
  /** Asks the database `portal`. */
  ask<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}

const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 150
wal_keep_size = 512MB
client_connection_check_interval = 2s
wal_retrieve_retry_interval = 1s
timezone = 'Asia/Almaty'
`;

/** Makes a primary with an empty database `portal`; `more` are further lines of its configuration. */
export async function makePrimary(folder: string, port: number, more = ''): Promise<Postgres> {
  run(folder, `${debian}initdb`, ['-D', 'one', '-U', 'portal', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust']);
  appendFileSync(path.join(folder, 'one', 'postgresql.conf'), settings + more);
  const primary = postgresIn(folder, 'one', port);
  primary.start();
  await primary.create('portal');
  return primary;
}

/** Makes a replica of the primary by `pg_basebackup`, and tells the primary to wait for it with each commit. */
export async function makeReplica(folder: string, primary: Postgres, port: number): Promise<Postgres> {
  const upstream = `host=127.0.0.1 port=${primary.port} user=portal application_name=two`;
  run(folder, `${debian}pg_basebackup`, ['-D', 'two', '-R', '-X', 'stream', '-c', 'fast', '-d', upstream]);
  const replica = postgresIn(folder, 'two', port);
  replica.start();
  await primary.ask("alter system set synchronous_standby_names = 'two'");
  await primary.ask('select pg_reload_conf()');
  return replica;
}

function postgresIn(folder: string, name: string, port: number): Postgres {
  const control = (...args: string[]) => run(folder, `${debian}pg_ctl`, [...args, '-D', name, '-w', '-s', '-t', '60']);
  return {
    port,
    start: () => control('start', '-l', path.join(folder, `${name}.log`), '-o', `-p ${port}`),
    stop: (mode) => control('stop', '-m', mode),
    promote: () => control('promote'),
    create: async (database) => {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'portal', database: 'postgres' });
      await client.connect();
      await client.query(`create database ${database} template template0 encoding 'UTF8'`);
      await client.end();
      return `postgres://portal@127.0.0.1:${port}/${database}`;
    },
    ask: async <Row extends object>(text: string, values: unknown[] = []) => {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'portal', database: 'portal' });
      await client.connect();
      try {
        return (await client.query<Row>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
  };
}
