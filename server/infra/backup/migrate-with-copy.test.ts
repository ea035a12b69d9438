import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate } from '../database/index.ts';
import { checkArchive, migrateWithCopy } from './index.ts';

/** An update of the schema with a copy before it (spec: reliability.update-with-copy). */
const silent = { info: () => undefined, warn: () => undefined };

let database: TestDatabase;
let dataDir: string;
let to: string;
beforeEach(async () => {
  database = await createEmptyDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-update-'));
  to = path.join(dataDir, 'copies');
});
afterEach(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const update = (folder: string | undefined = to) =>
  migrateWithCopy({ connection: database.connection, dataDir, to: folder, recipients: [], log: silent });
const schemaOf = async () =>
  (await database.pool.query<{ name: string }>('select max(name) as name from kysely_migration')).rows[0]?.name;

describe('a database that lacks migrations', () => {
  beforeEach(async () => {
    await migrate(database.connection, { to: '0014-readiness' });
  });

  it('is copied as it was, once, though processes start together', async () => {
    const updated = await Promise.all([update(), update(), update()]);
    const backups = updated.flatMap(({ backup }) => (backup ? [backup] : []));
    expect([backups.length, (await readdir(to)).length]).toEqual([1, 1]);
    const { migrations } = await checkArchive({ file: backups[0]?.file ?? '' });
    expect(migrations.at(-1)).toBe('0014-readiness');
    expect(await schemaOf()).not.toBe('0014-readiness');
  });

  it('is copied once more by each start that fails, and only the newest copy stays', async () => {
    // What later migrations change is not there.
    await database.pool.query('alter table users rename to users_away');
    await mkdir(to);
    await writeFile(path.join(to, 'portal-20261101T000000000Z.tar.zst'), 'the copy of a night');
    const kept: string[] = [];
    for (let start = 0; start < 3; start += 1) {
      await expect(update()).rejects.toThrow('[migration-failed]');
      kept.push(...(await readdir(to)).filter((name) => name.includes('-update-')));
    }
    expect([kept.length, new Set(kept).size]).toEqual([3, 3]);
    expect(await readdir(to)).toEqual(['portal-20261101T000000000Z.tar.zst', kept.at(-1)]);
    const { migrations } = await checkArchive({ file: path.join(to, kept.at(-1) ?? '') });
    expect(migrations.at(-1)).toBe('0014-readiness');
    await database.pool.query('alter table users_away rename to users');
    expect((await update()).backup?.removed).toEqual([kept.at(-1)]);
    const { rows } = await database.pool.query<{ file: string }>(`select file from copies where kind = 'made'`);
    expect(rows.map(({ file }) => [file])).toEqual([await readdir(to)].map((names) => names.slice(1)));
  });

  it('is not migrated when the copy cannot be made', async () => {
    await writeFile(to, 'a file in the place of the folder');
    await expect(update()).rejects.toThrow('[backup-failed]');
    expect(await schemaOf()).toBe('0014-readiness');
  });
});

it('a new database, and one that lacks nothing, is not copied', async () => {
  expect((await update()).backup).toBeUndefined();
  expect(await update()).toEqual({ applied: [] });
  expect(await readdir(dataDir)).toEqual([]);
});
