import { execFileSync, spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate } from '../database/index.ts';
import { readArchive, textOf } from './archive.ts';
import { readContents } from './contents.ts';
import { checkArchive, makeBackup, restoreArchive } from './index.ts';
import { manifestName } from './manifest.ts';
import { type Part, partOf, tarOf } from './tar.ts';
import { fingerprintOf } from './testing/fingerprint.ts';

/** Copies and what is restored from them (spec: reliability.backup, reliability.restore). */
let folder: string;
let source: TestDatabase;
let dataDir: string;
let copies: string;
let file: string;
const letter =
  'outbox/0001 письмо с длинным именем, которое не помещается в заголовок записи архива и стоит перед ним.eml';

/** A picture of the library with a variant. */
const mediaFiles = ['media/0123456789abcdef/kassa.jpg', 'media/0123456789abcdef/480.avif'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-backup-'));
  dataDir = path.join(folder, 'data');
  copies = path.join(dataDir, 'copies');
  await mkdir(path.join(dataDir, 'outbox'), { recursive: true });
  await mkdir(path.join(dataDir, 'postgres'));
  await mkdir(path.join(dataDir, 'media', 'incoming'), { recursive: true });
  await mkdir(path.join(dataDir, 'media', '0123456789abcdef'));
  for (const name of mediaFiles) await writeFile(path.join(dataDir, name), name);
  await writeFile(path.join(dataDir, 'media', 'incoming', 'half.part'), 'half');
  await writeFile(path.join(dataDir, letter), 'письмо');
  await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '18');
  await writeFile(path.join(dataDir, 'outbox', 'unfinished.part'), '');
  source = await createTestDatabase();
  await source.pool.query(`insert into audit (action, details) values ('test', '{"text": "a\\\\b\\nc\\td"}')`);
  await source.pool.query(`select nextval('subscriber_codes')`);
  ({ file } = await makeBackup({ connection: source.connection, dataDir, to: copies, recipients: [] }));
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

let target: TestDatabase;
let newDir: string;
beforeEach(async () => {
  target = await createEmptyDatabase();
  newDir = await mkdtemp(path.join(folder, 'new-'));
});
afterEach(() => target.drop());

const into = async () => ({ connection: target.connection, name: 'the new database', dataDir: newDir });
const isUntouched = async () => {
  const { rows } = await target.pool.query("select 1 from pg_class where relnamespace = 'public'::regnamespace");
  return rows.length === 0 && (await readdir(newDir)).length === 0;
};
const backup = (recipients: string[], keep?: number) =>
  makeBackup({ connection: source.connection, dataDir, to: copies, recipients, keep });

/** Another archive of these parts. */
async function rewrite(change: (part: Part) => Part | undefined | Promise<Part | undefined>): Promise<string> {
  const other = path.join(newDir, '..', `rewritten-${path.basename(newDir)}`);
  async function* parts() {
    for await (const part of readArchive({ file })) {
      const text = Buffer.from(await textOf({ body: part.body }));
      const changed = await change(partOf(part.name, text));
      if (changed) yield changed;
    }
  }
  await pipeline(Readable.from(tarOf(parts()), { objectMode: false }), createZstdCompress(), createWriteStream(other));
  return other;
}

describe('a restored copy', () => {
  it('has every row, every file and goes on counting', async () => {
    const { manifest } = await restoreArchive({ file }, into);
    expect(await fingerprintOf(target.pool)).toEqual(await fingerprintOf(source.pool));
    expect(Object.keys(manifest.rows).length).toBeGreaterThan(30);
    expect(await readFile(path.join(newDir, letter), 'utf8')).toBe('письмо');
    for (const name of mediaFiles) expect(await readFile(path.join(newDir, name), 'utf8')).toBe(name);
    expect((await readdir(newDir)).sort()).toEqual(['media', 'outbox']);
    expect(await readdir(path.join(newDir, 'media'))).toEqual(['0123456789abcdef']);
    const next = `select nextval('subscriber_codes') as code, nextval('applications_id_seq') as application`;
    expect((await target.pool.query(next)).rows).toEqual((await source.pool.query(next)).rows);
  });

  it('has its foreign keys and its triggers again', async () => {
    await restoreArchive({ file }, into);
    const schema = `select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition, convalidated::text as state
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      union all select tgname, tgrelid::regclass::text, tgenabled::text from pg_trigger
        where not tgisinternal and tgrelid::regclass::text not like 'jobs.%' order by 1, 2`;
    const { rows } = await target.pool.query(schema);
    expect(rows).toEqual((await source.pool.query(schema)).rows);
    expect(rows.length).toBeGreaterThan(20);
    await expect(target.pool.query(`update audit set action = ''`)).rejects.toThrow('append-only');
  });

  it('of an older schema is migrated on, or stays for the build before', async () => {
    const older = await createEmptyDatabase();
    await migrate(older.connection, { to: '0008-excerpts' });
    await older.pool.query(`insert into subscribers (code, name) values ('10001', 'ТОО «Прежние»')`);
    const { file: oldFile } = await makeBackup({
      connection: older.connection,
      dataDir,
      to: copies,
      recipients: [],
    }).finally(() => older.drop());
    const asItWas = await createEmptyDatabase();
    const { connection } = asItWas;
    try {
      await restoreArchive({ file: oldFile }, async () => ({ connection, name: 'the old one', keepsSchema: true }));
      const { rows } = await asItWas.pool.query('select max(name) as last from kysely_migration');
      expect(rows).toEqual([{ last: '0008-excerpts' }]);
    } finally {
      await asItWas.drop();
    }
    const { migrated } = await restoreArchive({ file: oldFile }, into);
    expect(migrated[0]).toBe('0009-kept-subscriptions');
    expect((await target.pool.query('select name from subscribers')).rows).toEqual([{ name: 'ТОО «Прежние»' }]);
  });

  it('has no table that was added by hand, and says so', async () => {
    await source.pool.query(`create table reports (id integer generated always as identity)`);
    await source.pool.query(`insert into reports default values`);
    const { file: other } = await backup([]).finally(() => source.pool.query('drop table reports'));
    expect((await restoreArchive({ file: other }, into)).foreign).toEqual(['reports']);
    expect(await fingerprintOf(target.pool)).toEqual(await fingerprintOf(source.pool));
  });

  it('shows one moment, whatever is written meanwhile', async () => {
    const contents = readContents({ connection: source.connection });
    await contents.next();
    await source.pool.query(`insert into audit (action) values ('later')`);
    const texts: string[] = [];
    for await (const part of contents) texts.push(await textOf(part));
    expect(texts.join('')).not.toContain('later');
    expect(texts.at(-1)).toMatch(/"audit": \d+/);
  });
});

describe('an encrypted copy', () => {
  it('is opened by its key and by no other', async () => {
    const [key, other] = [await generateIdentity(), await generateIdentity()];
    const keys = { key: path.join(folder, 'key'), other: path.join(folder, 'other') };
    await writeFile(keys.key, `# created: today\n${key}\n`);
    await writeFile(keys.other, other);
    const { file: encrypted } = await backup([await identityToRecipient(key)]);
    await expect(restoreArchive({ file: encrypted }, into)).rejects.toThrow('[backup-key]');
    await expect(restoreArchive({ file: encrypted, identityFile: keys.other }, into)).rejects.toThrow('[backup-key]');
    expect(await isUntouched()).toBe(true);
    const half = path.join(folder, 'half.age');
    const whole = await readFile(encrypted);
    await writeFile(half, whole.subarray(0, whole.length / 2));
    await expect(restoreArchive({ file: half, identityFile: keys.key }, into)).rejects.toThrow('[backup-damaged]');
    expect(await isUntouched()).toBe(true);
    await restoreArchive({ file: encrypted, identityFile: keys.key }, into);
    expect(await fingerprintOf(target.pool)).toEqual(await fingerprintOf(source.pool));
    if (spawnSync('age', ['--version']).status !== 0) return;
    const opened = execFileSync('age', ['-d', '-i', keys.key, encrypted]);
    expect(opened.subarray(0, 4).toString('hex')).toBe('28b52ffd');
  });

  it('is not made for what is no public key', async () => {
    await expect(backup(['age1nokey'])).rejects.toThrow('[backup-recipient]');
  });
});

describe('is refused before anything is changed:', () => {
  afterEach(async () => expect(await isUntouched()).toBe(true));
  const refuse = (name: string, other: () => Promise<string>, finding: string) =>
    it(`${name}`, async () => {
      await expect(restoreArchive({ file: await other() }, into)).rejects.toThrow(`[${finding}]`);
    });

  refuse(
    'a copy cut in half',
    async () => {
      const whole = await readFile(file);
      const half = path.join(folder, 'half');
      await writeFile(half, whole.subarray(0, whole.length / 2));
      return half;
    },
    'backup-cut',
  );
  refuse(
    'a copy without its list',
    () => rewrite((part) => (part.name === manifestName ? undefined : part)),
    'backup-cut',
  );
  refuse(
    'a copy with a changed part',
    () =>
      rewrite(async (part) =>
        part.name.startsWith('tables/users.') ? partOf(part.name, (await textOf(part)).replace('demo', 'demi')) : part,
      ),
    'backup-damaged',
  );
  refuse(
    'a copy with a part that its list does not name',
    () => rewrite((part) => (part.name.startsWith('files/') ? partOf('files/../../escaped', 'x') : part)),
    'backup-damaged',
  );
  refuse(
    'a copy of a newer format',
    () => rewrite(async (part) => partOf(part.name, (await textOf(part)).replace('"format": 1', '"format": 2'))),
    'backup-newer',
  );
  refuse(
    'a file that is no copy',
    async () => {
      await writeFile(path.join(folder, 'text'), 'a text that is long enough to be read');
      return path.join(folder, 'text');
    },
    'backup-not-one',
  );
});

it('a copy of a newer schema is refused', async () => {
  await source.pool.query(`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`);
  const { file: newer } = await backup([]).finally(() =>
    source.pool.query(`delete from kysely_migration where name = '9999-later'`),
  );
  await expect(restoreArchive({ file: newer }, into)).rejects.toThrow(/^\[backup-newer\] .*9999-later/);
  expect(await isUntouched()).toBe(true);
});

describe('a target', () => {
  it('with accounts is refused and stays as it is', async () => {
    const before = await fingerprintOf(source.pool);
    const used = async () => ({ connection: source.connection, name: 'the same', dataDir: newDir });
    await expect(restoreArchive({ file }, used)).rejects.toThrow('[restore-not-empty]');
    expect(await fingerprintOf(source.pool)).toEqual(before);
  });

  it('with a later schema than the copy is refused, though nobody has an account there', async () => {
    await migrate(target.connection);
    await target.pool.query(`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`);
    await expect(restoreArchive({ file }, into)).rejects.toThrow('[restore-not-empty]');
  });

  it('with another file in the place of one of the copy is refused, with the same one it is not', async () => {
    await mkdir(path.join(newDir, 'outbox'));
    await writeFile(path.join(newDir, letter), 'другое');
    await expect(restoreArchive({ file }, into)).rejects.toThrow('[restore-file-differs]');
    await writeFile(path.join(newDir, letter), 'письмо');
    await restoreArchive({ file }, into);
  });

  it('where loading failed is as new: the same copy is restored into it later', async () => {
    await migrate(target.connection);
    await target.pool.query('alter table users add check (false)');
    await expect(restoreArchive({ file }, into)).rejects.toThrow('[restore-failed]');
    expect([(await target.pool.query('select from partners')).rowCount, await readdir(newDir)]).toEqual([0, []]);
    await target.pool.query('alter table users drop constraint users_check');
    await restoreArchive({ file }, into);
  });
});

it('of the older copies only as many stay as are wanted, and other files stay', async () => {
  await writeFile(path.join(copies, 'portal.tar.zst'), '');
  await backup([]);
  const { file: newest, removed } = await backup([], 2);
  expect(removed.length).toBeGreaterThan(0);
  const left = await readdir(copies);
  expect(left).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining(['portal.tar.zst', path.basename(newest)]));
  await checkArchive({ file: newest });
});
