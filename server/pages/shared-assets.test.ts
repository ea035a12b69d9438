import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { shareAssets } from './share-assets.ts';
import { deleteLeftAssets } from './shared-assets.store.ts';

/** Files of several builds (spec: reliability.shared-assets). */
let portal: TestPortal;
let folder = '';
beforeEach(async () => {
  portal = await createTestPortal();
  folder = await mkdtemp(path.join(tmpdir(), 'portal-builds-'));
});
afterEach(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

/** A build that made these files, each with its own name in it. */
async function makeBuild(name: string, files: readonly string[]): Promise<URL> {
  const assets = path.join(folder, name, 'assets');
  await mkdir(assets, { recursive: true });
  for (const file of files) await writeFile(path.join(assets, file), `/* ${file} */`);
  return pathToFileURL(`${path.join(folder, name)}/`);
}

/** The files in the database, those of former builds in brackets. */
async function listShared(): Promise<string[]> {
  const { rows } = await portal.database.pool.query<{ shown: string }>(
    `select case when left_at is null then name else '(' || name || ')' end as shown from shared_assets order by name`,
  );
  return rows.map(({ shown }) => shown);
}

describe('a file of another build', () => {
  it.each([
    ['other-a1b2c3d4.js', 'text/javascript; charset=utf-8'],
    ['other-a1b2c3d4.css', 'text/css; charset=utf-8'],
    ['other-a1b2c3d4.woff2', 'font/woff2'],
  ])('%s is served as one of its own', async (name, type) => {
    await shareAssets(portal.database.db, await makeBuild('other', [name, `${name}.br`, `${name}.gz`]));
    const { statusCode, body, headers } = await portal.get(`/assets/${name}`);
    expect([statusCode, body]).toEqual([200, `/* ${name} */`]);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(await listShared()).toEqual([name]);
  });

  it.each(['unknown-a1b2c3d4.js', 'page-a1b2c3d4.html', 'other-a1b2c3d4.js.map', 'folder/other-a1b2c3d4.js'])(
    '%s is not there',
    async (name) => {
      await shareAssets(portal.database.db, await makeBuild('other', ['page-a1b2c3d4.html', 'other-a1b2c3d4.js']));
      const { statusCode, headers } = await portal.get(`/assets/${name}`);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  it.each(['other%00.js', '..%2Fother-a1b2c3d4.js', '%2E%2E/other.css', `${'a'.repeat(5_000)}.js`])(
    'that nobody can have, %s, is refused without an alarm',
    async (name) => {
      const { statusCode } = await portal.get(`/assets/${name}`);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    },
  );
});

describe('the files in the database', () => {
  it('are those of the builds started of late, whichever way the update went', async () => {
    const { db } = portal.database;
    const [former, next] = [
      await makeBuild('former', ['a.js', 'both.js']),
      await makeBuild('next', ['b.js', 'both.js']),
    ];
    await shareAssets(db, former);
    expect(await listShared()).toEqual(['a.js', 'both.js']);
    await shareAssets(db, next);
    expect(await listShared()).toEqual(['(a.js)', 'b.js', 'both.js']);
    await shareAssets(db, former);
    expect(await listShared()).toEqual(['a.js', '(b.js)', 'both.js']);
  });

  it('stay for 30 days after their build', async () => {
    const { db, pool } = portal.database;
    await shareAssets(db, await makeBuild('former', ['old.js', 'recent.js', 'present.js']));
    await shareAssets(db, await makeBuild('next', ['present.js']));
    const leftDaysAgo = (name: string, days: number) =>
      pool.query('update shared_assets set left_at = now() - make_interval(hours => $2) where name = $1', [
        name,
        days * 24,
      ]);
    await leftDaysAgo('old.js', 30.5);
    await leftDaysAgo('recent.js', 29.5);
    expect(await deleteLeftAssets(db, 1_000)).toBe(1);
    expect(await listShared()).toEqual(['present.js', '(recent.js)']);
  });

  it('are whole when several builds are started at once', async () => {
    const { db } = portal.database;
    const names = Array.from({ length: 40 }, (_, index) => `part-${index}.js`);
    const builds = await Promise.all(
      [names, names.toReversed(), names.slice(0, 20)].map((files, index) => makeBuild(`build-${index}`, files)),
    );
    await Promise.all([...builds, ...builds].map((build) => shareAssets(db, build)));
    expect((await listShared()).map((name) => name.replace(/[()]/g, '')).sort()).toEqual(names.toSorted());
  });
});
