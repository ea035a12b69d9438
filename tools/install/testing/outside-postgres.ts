import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../../../server/infra/embedded-postgres/binaries.ts';
import { freePort } from '../../../server/testing/real-portal.ts';
import { unprivileged } from './sandbox.ts';

const run = promisify(execFile);
const oldest = '/usr/lib/postgresql/15/bin';

/** A PostgreSQL of its own on a port of loopback: Debian's 15 where it is there, else the one of the packages. */
export async function startOutsidePostgres(folder: string): Promise<{ url: string; stop(): Promise<unknown> }> {
  const programs = existsSync(oldest) ? oldest : path.dirname((await findBinaries()).initdb);
  const cluster = path.join(folder, 'cluster');
  mkdirSync(folder, { recursive: true });
  mkdirSync(cluster, { mode: 0o700 });
  if (unprivileged.uid !== undefined) chownSync(cluster, unprivileged.uid, unprivileged.gid);
  const options = { ...unprivileged, cwd: cluster };
  const port = await freePort();
  await run(
    path.join(programs, 'initdb'),
    ['-D', cluster, '-U', 'portal', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    options,
  );
  const control = (...args: string[]) => run(path.join(programs, 'pg_ctl'), ['-D', cluster, '-w', ...args], options);
  const settings = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${cluster} -c fsync=off`;
  await control('-l', path.join(cluster, 'log'), '-o', settings, 'start');
  return { url: `postgres://portal@127.0.0.1:${port}/postgres`, stop: () => control('-m', 'immediate', 'stop') };
}
