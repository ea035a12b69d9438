import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprintOf } from '../../server/infra/backup/testing/fingerprint.ts';
import { startEmbeddedPostgres } from '../../server/infra/embedded-postgres/index.ts';
import {
  askDatabase,
  freePort,
  makeDataDir,
  type RealPortal,
  startRealPortal,
} from '../../server/testing/real-portal.ts';
import { root } from '../root.ts';

/** The update of docs/guide/backup.md: releases beside each other, one link, a copy before migrations, the way back. */
const run = promisify(execFile);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const releaseWithoutCopies = '82e830a';
let folder: string;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-releases-'));
  port = await freePort();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder with the project as it was committed, its packages and its build. */
async function makeRelease(name: string, commit = 'HEAD'): Promise<string> {
  const release = path.join(folder, 'releases', name);
  await mkdir(release, { recursive: true });
  await run('sh', ['-c', 'git archive "$2" | tar x -C "$1"', 'sh', release, commit], { cwd: root });
  await symlink(path.join(root, 'node_modules'), path.join(release, 'node_modules'));
  await cp(path.join(root, 'dist'), path.join(release, 'dist'), { recursive: true });
  return release;
}

async function switchTo(name: string): Promise<void> {
  await rm(path.join(folder, 'next'), { force: true });
  await symlink(path.join('releases', name), path.join(folder, 'next'));
  await rename(path.join(folder, 'next'), path.join(folder, 'current'));
}

/** The service: the portal of the release that the link names. */
function startCurrent(dataDir: string, copies: string): RealPortal {
  const environment = { LOG_LEVEL: 'info', BACKUP_BEFORE_UPDATE: copies };
  return startRealPortal({ dataDir, port, environment, build: path.join(folder, 'current') });
}

async function end(portal: RealPortal): Promise<void> {
  portal.signal('SIGTERM');
  expect(await portal.ended).toBe(0);
}

/** What an update and its way back do to the data of a portal. */
async function goThereAndBack(former: string, later: string, { restoredBy }: { restoredBy: string }) {
  const [dataDir, restored] = [await makeDataDir(), await makeDataDir()];
  const copies = path.join(folder, `copies-${former}`);
  await switchTo(former);
  const before = startCurrent(dataDir, copies);
  await before.ready();
  await askDatabase(dataDir, `insert into audit (action) values ('before the update') returning id`);

  await switchTo(later);
  await end(before);
  const rows = await rowsOf(dataDir);
  const startedAt = performance.now();
  const updated = startCurrent(dataDir, copies);
  await updated.ready();
  const startSeconds = (performance.now() - startedAt) / 1000;
  expect(updated.said()).toContain('a copy was made before the migrations');
  expect((await fetch(`${updated.origin}/news`)).status).toBe(200);
  const [file = ''] = await readdir(copies);
  const kept = await askDatabase(dataDir, `select action from audit where action = 'before the update'`);
  expect(kept).toHaveLength(1);
  await end(updated);

  await switchTo(former);
  const refused = startCurrent(dataDir, copies);
  expect(await refused.ended).toBe(1);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: restored, LOG_LEVEL: 'error' };
  const args = ['tools/restore.ts', '--send-letters', '--keep-schema', path.join(copies, file)];
  await run(process.execPath, args, { cwd: path.join(folder, 'releases', restoredBy), env });
  expect(await rowsOf(restored)).toEqual(rows);
  const back = startCurrent(restored, copies);
  await back.ready();
  expect((await fetch(`${back.origin}/news`)).status).toBe(200);
  await end(back);
  console.log(`${former}: ${startSeconds.toFixed(1)} s until ready, with the copy and the migrations`);
}

async function rowsOf(dataDir: string): Promise<Record<string, string>> {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log });
  const pool = new pg.Pool(connection as pg.PoolConfig);
  try {
    return await fingerprintOf(pool);
  } finally {
    await pool.end();
    await stop();
  }
}

test('there by a link, with a copy before a migration that does not fit, and back by the copy', async () => {
  await makeRelease('former');
  const later = await makeRelease('later');
  const migration = `create table later_things (id integer primary key);\nalter table users rename column name to full_name;\n`;
  await writeFile(path.join(later, 'server', 'migrations', '9999-later.sql'), migration);
  await goThereAndBack('former', 'later', { restoredBy: 'former' });
});

test('from a release that knows no copies, and back to it: the new one restores', async () => {
  await makeRelease(releaseWithoutCopies, releaseWithoutCopies);
  await makeRelease('present');
  await goThereAndBack(releaseWithoutCopies, 'present', { restoredBy: 'present' });
});
