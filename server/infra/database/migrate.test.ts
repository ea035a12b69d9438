import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginHeld } from '../../testing/held-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate } from './index.ts';

/** How migrations take the time they need, and nobody else's (spec: reliability.migrations). */
const quick = { lockMs: 50, pauseMs: 10 };

let database: TestDatabase;
let planted: string;
let folder: URL;
beforeEach(async () => {
  database = await createTestDatabase();
  planted = await mkdtemp(path.join(tmpdir(), 'portal-migrations-'));
  await cp(new URL('../../migrations/', import.meta.url), planted, { recursive: true });
  folder = pathToFileURL(`${planted}/`);
});
afterEach(async () => {
  await rm(planted, { recursive: true, force: true });
  await database.drop();
});

/** Adds a migration to the copies of the real ones. */
const plant = (name: string, text: string) => writeFile(path.join(planted, `${name}.sql`), text);

const marks = async () => (await database.pool.query<{ mark: string }>('select mark from marks')).rows;

describe('migrations', () => {
  it('may take longer than the limits of requests, of the role and of the database', async () => {
    const name = await nameOfDatabase();
    await database.pool.query(`alter database ${name} set statement_timeout = '1s'`);
    await database.pool.query(`alter database ${name} set idle_in_transaction_session_timeout = '1s'`);
    // Longer than the 3 s that a statement of a request has and the 3.5 s after which its client gives up.
    await plant('9001-slow', "select pg_sleep(4); create table marks as select 'slow' as mark");
    expect(await migrate(database.connection, { folder })).toEqual(['9001-slow']);
    expect(await marks()).toEqual([{ mark: 'slow' }]);
    expect(await migrate(database.connection, { folder })).toEqual([]);
  });

  it('are applied once by processes that start together, and the second waits as long as the first needs', async () => {
    await plant('9001-slow', "create table marks as select 'slow' as mark; select pg_sleep(4)");
    const start = () => migrate(database.connection, { folder, waits: { ...quick, tries: 1 } });
    const applied = await Promise.all([start(), start(), start()]);
    expect(applied.flat()).toEqual(['9001-slow']);
    expect(await marks()).toEqual([{ mark: 'slow' }]);
  });
});

describe('a migration of a table in use', () => {
  const change = 'alter table users add column marked boolean';

  it('lets others go first and tries again', async () => {
    await plant('9001-change', change);
    const holder = await beginHeld(database.pool);
    await holder.query('lock table users in access share mode');
    const warn = vi.fn(() => void holder.query('commit'));
    const applied = await migrate(database.connection, {
      folder,
      waits: { ...quick, tries: 1_000 },
      log: { info: vi.fn(), warn },
    });
    holder.release();
    expect(applied).toEqual(['9001-change']);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ migration: '9001-change', attempt: 1 }),
      'a migration waits for a table in use, trying again',
    );
  });

  it('gives up after its tries, says why and changes nothing', async () => {
    await plant('9001-before', "create table marks as select 'before' as mark");
    await plant('9002-change', change);
    const holder = await beginHeld(database.pool);
    await holder.query('lock table users in access share mode');
    const warn = vi.fn();
    const start = migrate(database.connection, { folder, waits: { ...quick, tries: 3 }, log: { info: vi.fn(), warn } });
    await expect(start).rejects.toThrow(
      /^\[migration-failed\] .*9002-change.*lock timeout\nNothing was changed\. Another program keeps a table in use/,
    );
    expect(warn).toHaveBeenCalledTimes(2);
    await holder.query('commit');
    holder.release();
    await expect(marks()).rejects.toThrow('"marks" does not exist');
  });
});

describe('an index built beside the writes', () => {
  const index = (text = 'users (phone)') =>
    `-- compatible: an index alone\n-- without transaction\ncreate index concurrently if not exists planted on ${text};\n`;
  const isValid = async () =>
    (await database.pool.query("select indisvalid from pg_index where indexrelid = to_regclass('planted')")).rows;
  const info = vi.fn();
  const quick100 = { ...quick, tries: 100 };
  const start = () => migrate(database.connection, { folder, waits: quick100, log: { info, warn: vi.fn() } });

  it('is built once by processes that start together, between what stands before and after it', async () => {
    await plant('9001-before', "create table marks as select 'before' as mark");
    await plant('9002-index', index());
    await plant('9003-after', "insert into marks values ('after')");
    const applied = await Promise.all([start(), start(), start()]);
    expect(applied.flat()).toEqual(['9001-before', '9002-index', '9003-after']);
    expect(await isValid()).toEqual([{ indisvalid: true }]);
    expect(await marks()).toEqual([{ mark: 'before' }, { mark: 'after' }]);
    expect(info).toHaveBeenCalledWith(expect.anything(), 'another process migrates, waiting');
  });

  it('lets writes go on, and its process may be killed: the next one builds it anew', async () => {
    await plant('9001-index', index());
    const holder = await beginHeld(database.pool);
    await holder.query("update users set phone = '+77010000000' where login = 'demo'");
    const killed = start();
    const ended = expect(killed).rejects.toThrow('[migration-failed]');
    await vi.waitFor(async () => expect(await isValid()).toEqual([{ indisvalid: false }]), {
      timeout: 60_000,
      interval: 10,
    });
    await database.pool.query("update users set phone = '+77010000001' where login = 'partner'");
    await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%create index concurrently%planted%' and datname = current_database() and pid <> pg_backend_pid()`);
    await holder.query('commit');
    holder.release();
    await ended;
    expect(await isValid()).toEqual([{ indisvalid: false }]);
    expect(await start()).toEqual(['9001-index']);
    expect(await isValid()).toEqual([{ indisvalid: true }]);
  });

  it('is one of several in a migration, and those built before are not built again', async () => {
    const another = 'create index concurrently if not exists planted_too on users (phone);\n';
    await plant('9001-index', index() + another);
    await database.pool.query('create index planted on users (phone)');
    expect(await start()).toEqual(['9001-index']);
    const { rows } = await database.pool.query("select to_regclass('planted_too') is not null as built");
    expect([await isValid(), rows]).toEqual([[{ indisvalid: true }], [{ built: true }]]);
    await plant('9002-more', `${index()}drop index planted;\n`);
    await expect(start()).rejects.toThrow('only «create index concurrently if not exists» is run');
  });

  it('is refused where an attempt before could not be recognised', async () => {
    await plant('9001-index', index().replace(' if not exists', ''));
    await expect(start()).rejects.toThrow('only «create index concurrently if not exists» is run');
    await plant('9000-before', 'create table before (id int)');
    await expect(start()).rejects.toThrow('Applied before it, and kept: 9000-before.');
  });

  it('and a build of before that waits for the same lock in one statement do not hold up each other for good', async () => {
    await plant('9001-slow', "select pg_sleep(1); create table marks as select 'slow' as mark");
    await plant('9002-index', index());
    const newer = start();
    const before = await database.pool.connect();
    await vi.waitFor(async () => expect((await before.query(kyselyLockHeld)).rows).toHaveLength(1), {
      timeout: 60_000,
      interval: 10,
    });
    const waiting = before
      .query("set lock_timeout = '1h'; select pg_advisory_lock(3853314791062309107)")
      .finally(() => before.release(true));
    // PostgreSQL may choose either to give way, and a build tries again.
    await waiting.catch((error: { code?: string }) => expect(error.code).toBe('40P01'));
    expect(await newer).toEqual(['9001-slow', '9002-index']);
    expect(await isValid()).toEqual([{ indisvalid: true }]);
  });
});

/** The lock of Kysely's migrator in this database. */
const kyselyLockHeld = `select from pg_locks where locktype = 'advisory' and granted
  and (classid::bigint << 32 | objid::bigint) = 3853314791062309107
  and database = (select oid from pg_database where datname = current_database())`;

describe('a schema newer than the build', () => {
  const expand = (table: string) => `-- compatible: a new table alone\ncreate table ${table} (id int)`;
  /** The build before: the same without the planted migrations. */
  const startBefore = (warn = vi.fn()) => migrate(database.connection, { log: { info: vi.fn(), warn } });

  it('fits when every newer migration is marked so', async () => {
    await plant('9001-first', expand('first'));
    await plant('9002-second', expand('second'));
    expect(await migrate(database.connection, { folder })).toEqual(['9001-first', '9002-second']);
    const warn = vi.fn();
    expect(await startBefore(warn)).toEqual([]);
    expect(warn).toHaveBeenCalledWith(
      { migrations: ['9001-first', '9002-second'] },
      'the database has newer migrations, which fit this build',
    );
    await plant('9003-third', expand('third'));
    expect(await migrate(database.connection, { folder })).toEqual(['9003-third']);
  });

  it('does not fit when one of them is not marked', async () => {
    await plant('9001-first', expand('first'));
    await plant('9002-contract', '-- compatible:\nalter table users drop column phone');
    await plant('9003-third', expand('third'));
    await migrate(database.connection, { folder });
    await expect(startBefore()).rejects.toThrow(/^\[migration-failed\] .*9002-contract is missing/);
  });

  it('fits a build that starts while the newer one migrates', async () => {
    await plant('9001-slow', `${expand('slow')}; select pg_sleep(2)`);
    const newer = migrate(database.connection, { folder });
    const sleeping = "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";
    await vi.waitFor(async () => expect((await database.pool.query(sleeping)).rows).toHaveLength(1), {
      timeout: 60_000,
      interval: 10,
    });
    expect(await Promise.all([newer, startBefore()])).toEqual([['9001-slow'], []]);
  });
});

async function nameOfDatabase(): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  return rows[0]?.name ?? '';
}
