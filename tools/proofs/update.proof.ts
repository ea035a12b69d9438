import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
let folder: string;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-releases-'));
  port = await freePort();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder with the project as it is committed, its packages and its build. */
async function makeRelease(name: string): Promise<string> {
  const release = path.join(folder, 'releases', name);
  await mkdir(release, { recursive: true });
  await run('sh', ['-c', 'git archive HEAD | tar x -C "$1"', 'sh', release], { cwd: root });
  await symlink(path.join(root, 'node_modules'), path.join(release, 'node_modules'));
  await cp(path.join(root, 'dist'), path.join(release, 'dist'), { recursive: true });
  return release;
}

async function switchTo(name: string): Promise<void> {
  await symlink(path.join('releases', name), path.join(folder, 'next'));
  await rename(path.join(folder, 'next'), path.join(folder, 'current'));
}

/** The service: the portal of the release that the link names. */
function startCurrent(dataDir: string): RealPortal {
  const environment = { LOG_LEVEL: 'info', BACKUP_BEFORE_UPDATE: path.join(folder, 'copies') };
  return startRealPortal({ dataDir, port, environment, project: path.join(folder, 'current') });
}

async function end(portal: RealPortal): Promise<void> {
  portal.signal('SIGTERM');
  expect(await portal.ended).toBe(0);
}

test('there by a link, with a copy, and back by the copy', async () => {
  await makeRelease('former');
  const later = await makeRelease('later');
  const migration = `create table later_things (id integer primary key);\nalter table users rename column name to full_name;\n`;
  await writeFile(path.join(later, 'server', 'migrations', '9999-later.sql'), migration);
  const dataDir = await makeDataDir();
  await switchTo('former');
  const former = startCurrent(dataDir);
  await former.ready();
  await askDatabase(dataDir, `insert into audit (action) values ('before the update') returning id`);

  await switchTo('later');
  const stoppedAt = performance.now();
  await end(former);
  const updated = startCurrent(dataDir);
  await updated.ready();
  const awaySeconds = (performance.now() - stoppedAt) / 1000;
  expect(updated.said()).toContain('a copy was made before the migrations');
  const [file = ''] = await readdir(path.join(folder, 'copies'));
  await askDatabase(dataDir, 'select full_name from users');
  await end(updated);

  await switchTo('former');
  const refused = startCurrent(dataDir);
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain('[migration-failed]');
  const restored = await makeDataDir();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: restored, LOG_LEVEL: 'error' };
  const copy = path.join(folder, 'copies', file);
  await run(process.execPath, ['tools/restore.ts', '--send-letters', copy], { cwd: path.join(folder, 'current'), env });
  const back = startCurrent(restored);
  await back.ready();
  const rows = await askDatabase(restored, `select action from audit where action = 'before the update'`);
  expect(rows).toHaveLength(1);
  await end(back);
  console.log(`away for ${awaySeconds.toFixed(1)} s with the copy and the migration`);
});
