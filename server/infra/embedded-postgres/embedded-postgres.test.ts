import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { ask, Playground, readServerPid } from './testing/owners.ts';

const playground = new Playground();
afterEach(() => playground.clear());
afterAll(() => playground.close());

describe('an ordinary start', () => {
  test('makes a database that knows Russian and belongs to the portal', async () => {
    const { connection } = await playground.start(await playground.makeFolder('данные клиента'));
    const [row] = await ask(
      connection,
      'create extension pg_trgm',
      `select current_user as "user", current_database() as name,
              (select rolsuper from pg_roles where rolname = current_user) as super,
              current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
              to_tsvector('russian', 'О налогах и отчётности') @@ to_tsquery('russian', 'налог & отчётность') as stemming,
              array(select word from unnest(array['яблоко', 'ёж', 'Еда', 'жук']) word order by word collate "ru-x-icu") as sorted,
              upper('ёж') as upper, similarity('налоги', 'налог') > 0.3 as similar`,
    );
    expect(row).toEqual({
      user: 'portal',
      name: 'portal',
      super: false,
      fsync: 'on',
      addresses: '',
      stemming: true,
      sorted: ['Еда', 'ёж', 'жук', 'яблоко'],
      upper: 'ЁЖ',
      similar: true,
    });
  });

  test('a second start finds what the first wrote, and leaves no server behind', async () => {
    const folder = await playground.makeFolder();
    const first = await playground.start(folder);
    await ask(first.connection, 'create table kept (word text)', `insert into kept values ('счёты')`);
    await first.stop();
    await expect(readServerPid(folder)).rejects.toThrow('ENOENT');

    const second = await playground.start(folder);
    expect(await ask(second.connection, 'select word from kept')).toEqual([{ word: 'счёты' }]);
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres.log']);
  });

  test('serves a folder whose path is too long for a socket', async () => {
    const folder = await playground.makeFolder('очень-длинное-имя-папки', 'x'.repeat(60));
    const first = await playground.start(folder);
    expect(Buffer.byteLength(first.connection.host)).toBeLessThan(100);
    expect(await ask(first.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
    const second = await playground.start(folder);
    expect(second.connection).toEqual(first.connection);
  });

  test('restores the rights that a copy of the folder lost', async () => {
    const folder = await playground.makeUsedFolder();
    await chmod(path.join(folder, 'postgres'), 0o755);
    await playground.start(folder);
    expect((await stat(path.join(folder, 'postgres'))).mode & 0o777).toBe(0o700);
  });
});

describe('a folder that cannot be used', () => {
  test.each([
    [
      'DATA_DIR is a file',
      async (folder: string) => writeFile(folder, 'текст'),
      /^\[data-folder-path\] .*a file stands in its place/,
    ],
    [
      'DATA_DIR lies under a file',
      async (folder: string) => writeFile(path.dirname(folder), 'текст'),
      /^\[data-folder-path\] .*a part of this path/,
    ],
  ])('%s', async (_, spoil, message) => {
    const folder = await playground.makeFolder('below');
    if (message.source.includes('part')) await rm(path.dirname(folder), { recursive: true });
    await spoil(folder);
    await expect(playground.start(folder)).rejects.toThrow(message);
    await rm(path.dirname(folder), { recursive: true });
  });

  test('a file in the place of the database', async () => {
    const folder = await playground.makeFolder();
    await writeFile(path.join(folder, 'postgres'), 'важное');
    await expect(playground.start(folder)).rejects.toThrow(/^\[database-folder-is-file\] /);
    expect(await readFile(path.join(folder, 'postgres'), 'utf8')).toBe('важное');
  });

  test.each([
    [
      'without PG_VERSION',
      (cluster: string) => rm(path.join(cluster, 'PG_VERSION')),
      /^\[database-folder-damaged\] .*no file PG_VERSION/,
    ],
    [
      'of another version',
      (cluster: string) => writeFile(path.join(cluster, 'PG_VERSION'), '15\n'),
      /^\[database-folder-version\] .*made by PostgreSQL 15/,
    ],
    [
      'with a spoilt version',
      (cluster: string) => writeFile(path.join(cluster, 'PG_VERSION'), '\0\0'),
      /^\[database-folder-damaged\] .*PG_VERSION is broken/,
    ],
    [
      'without its control file',
      (cluster: string) => rm(path.join(cluster, 'global', 'pg_control')),
      /^\[postgres-damaged\] .*are damaged[\s\S]*postgres\.log[\s\S]*pg_control/,
    ],
    [
      'with a spoilt configuration',
      (cluster: string) => writeFile(path.join(cluster, 'postgresql.conf'), 'нет такого = 1'),
      /^\[postgres-failed\] .*could not start[\s\S]*postgres\.log[\s\S]*syntax error/,
    ],
  ])('a database %s', async (_, spoil, message) => {
    const folder = await playground.makeUsedFolder();
    const cluster = path.join(folder, 'postgres');
    await spoil(cluster);
    const before = await readdir(cluster, { recursive: true });
    await expect(playground.start(folder)).rejects.toThrow(
      expect.objectContaining({ name: 'StartFailure', message: expect.stringMatching(message) }),
    );
    const after = await readdir(cluster, { recursive: true });
    expect(after).toEqual(expect.arrayContaining(before));
  });
});
