import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fingerprintOf } from '../../server/infra/backup/testing/fingerprint.ts';
import type { Connection } from '../../server/infra/database/index.ts';
import { startEmbeddedPostgres } from '../../server/infra/embedded-postgres/index.ts';
import { databaseBeside, freePort, makeDataDir, startRealPortal } from '../../server/testing/real-portal.ts';
import { root } from '../root.ts';
import { type OutsidePostgres, startOutsidePostgres } from './outside-postgres.ts';

/** Every kind of copy restored and compared while a portal runs and people write, then moves to every version. */
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let folder: string;
let keyFile: string;
let recipient: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-backup-proof-'));
  const identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  keyFile = path.join(folder, 'key');
  await writeFile(keyFile, identity);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function tool(name: string, args: string[], environment: Record<string, string>): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), LOG_LEVEL: 'error', ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, [`tools/${name}.ts`, ...args], { cwd: root, env });
  return stdout;
}

/** Writes a file, then a person of an organisation whose audit row names it, until it is stopped. */
function startWriting(connection: Connection, dataDir: string) {
  let isStopped = false;
  let acknowledged = 0;
  const run = async () => {
    const client = new pg.Client(connection as pg.ClientConfig);
    await client.connect();
    await mkdir(path.join(dataDir, 'media'), { recursive: true });
    for (let number = 1; !isStopped; number += 1) {
      await writeFile(path.join(dataDir, 'media', `${number}.txt`), `file ${number}`);
      await client.query('begin');
      await client.query(`insert into subscribers (code, name) values ('w${number}', 'Пишущий')`);
      await client.query(
        `with person as (insert into users (login, login_key, password_hash) values ($1, $1, '-') returning id)
         insert into members (user_id, subscriber_id, role) select person.id, s.id, 'owner' from person, subscribers s where s.code = $1`,
        [`w${number}`],
      );
      await client.query(`insert into audit (action, object) values ('written', $1)`, [`${number}.txt`]);
      await client.query('commit');
      acknowledged = number;
    }
    await client.end();
  };
  const ended = run();
  return {
    acknowledged: () => acknowledged,
    stop: async () => {
      isStopped = true;
      await ended;
    },
  };
}

/** What of the writes is in the database, and whether each of them is there whole. */
async function checkWrites(connection: Connection, dataDir: string, least: number, most: number): Promise<number> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, number>>(`select
      (select count(*)::int from subscribers where name = 'Пишущий') as subscribers,
      (select count(*)::int from users where login ~ '^w[0-9]+$') as users,
      (select count(*)::int from members m join subscribers s on s.id = m.subscriber_id where s.name = 'Пишущий') as members,
      (select count(*)::int from audit where action = 'written') as audit`);
    const { subscribers = 0, ...others } = rows[0] ?? {};
    expect(others).toEqual({ users: subscribers, members: subscribers, audit: subscribers });
    expect(subscribers).toBeGreaterThanOrEqual(least);
    expect(subscribers).toBeLessThanOrEqual(most);
    const files = new Set(await readdir(path.join(dataDir, 'media')));
    const { rows: named } = await client.query<{ object: string }>(`select object from audit where action = 'written'`);
    expect(named.filter(({ object }) => !files.has(object))).toEqual([]);
    return subscribers;
  } finally {
    await client.end();
  }
}

interface Kind {
  name: string;
  outside?: number;
  encrypted?: boolean;
}

const kinds: Kind[] = [
  { name: 'embedded' },
  { name: 'embedded, encrypted', encrypted: true },
  { name: 'outside 15', outside: 15 },
  { name: 'outside 18, encrypted', outside: 18, encrypted: true },
];

test.each(kinds)('a copy of $name, made while a portal runs and writes go on', async ({ name, outside, encrypted }) => {
  const dataDir = await makeDataDir();
  const server = outside ? await startOutsidePostgres(outside) : undefined;
  const url = await server?.makeDatabase('portal');
  const environment: Record<string, string> = url ? { DATABASE_URL: url, DEMO: 'on' } : {};
  const portal = startRealPortal({
    dataDir,
    port: await freePort(),
    environment: { ...environment, LOG_LEVEL: 'warn' },
  });
  await portal.ready();
  const writing = startWriting(url ?? (await databaseBeside(dataDir)), dataDir);
  while (writing.acknowledged() < 200) await new Promise((resolve) => setTimeout(resolve, 20));
  const copies = path.join(folder, name.replaceAll(/\W+/g, '-'));
  const before = writing.acknowledged();
  const keys = encrypted ? ['--recipient', recipient] : [];
  await tool('backup', ['--to', copies, ...keys], { ...environment, DATA_DIR: dataDir });
  const after = writing.acknowledged();
  const [file = ''] = await readdir(copies);
  const key = encrypted ? ['--identity', keyFile] : [];
  const overIt = tool('restore', [path.join(copies, file), ...key], { ...environment, DATA_DIR: dataDir });
  await expect(overIt).rejects.toThrow(/\[(restore-not-empty|already-running)\]/);
  await writing.stop();
  expect((await fetch(`${portal.origin}/readyz`)).status).toBe(200);
  portal.signal('SIGTERM');
  expect(await portal.ended).toBe(0);

  await tool('restore', ['--check', path.join(copies, file), ...key], {});
  const restored = await makeDataDir();
  const target = await server?.makeDatabase('restored');
  await tool('restore', [path.join(copies, file), ...key], {
    DATA_DIR: restored,
    ...(target && { DATABASE_URL: target }),
  });
  const embedded = target ? undefined : await startEmbeddedPostgres({ dataDir: restored, log });
  const found = await checkWrites(target ?? embedded?.connection ?? '', restored, before, after + 1);
  await embedded?.stop();
  await server?.stop();
  console.log(`${name}: ${before} writes before the copy, ${after} after it, ${found} in it, each whole`);
});

describe('a move of the embedded database', () => {
  let dataDir: string;
  let servers: OutsidePostgres[] = [];
  beforeAll(async () => {
    dataDir = await makeDataDir();
    const portal = startRealPortal({ dataDir, port: await freePort(), environment: { LOG_LEVEL: 'warn' } });
    await portal.ready();
    portal.signal('SIGTERM');
    await portal.ended;
  });
  afterAll(async () => {
    for (const server of servers.splice(0)) await server.stop();
    servers = [];
  });

  test.each([15, 16, 17, 18])('to PostgreSQL %i, where a portal then runs', async (version) => {
    const server = await startOutsidePostgres(version);
    servers.push(server);
    const url = await server.makeDatabase('portal');
    await tool('move', ['--to', url], { DATA_DIR: dataDir });
    const source = await startEmbeddedPostgres({ dataDir, log });
    const options = '-c TimeZone=UTC';
    const [from, to] = [
      { ...source.connection, options },
      { connectionString: url, options },
    ].map((to) => new pg.Pool(to));
    const found = from && to ? await Promise.all([fingerprintOf(to), fingerprintOf(from)]) : [];
    await Promise.all([from?.end(), to?.end()]);
    await source.stop();
    expect(found[0]).toEqual(found[1]);
    expect(Object.keys(found[0] ?? {}).length).toBeGreaterThan(30);
    const environment = { DATABASE_URL: url, LOG_LEVEL: 'warn' };
    const portal = startRealPortal({ dataDir: await makeDataDir(), port: await freePort(), environment });
    await portal.ready();
    expect((await fetch(`${portal.origin}/news`)).status).toBe(200);
    portal.signal('SIGTERM');
    expect(await portal.ended).toBe(0);
  });
});

/** A disk of so many MiB; undefined where only root may make one. */
async function mountSmall(name: string, mebibytes: number): Promise<string | undefined> {
  const small = path.join(folder, name);
  await mkdir(small);
  const args = ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0777`, 'tmpfs', small];
  return await promisify(execFile)('mount', args).then(
    () => small,
    () => undefined,
  );
}

test('onto a full disk neither a copy is made nor one restored, and no file of either is left', async ({ skip }) => {
  const [full, small] = [await mountSmall('full', 1), await mountSmall('small', 110)];
  if (!full || !small) return skip('only root mounts a small disk');
  const dataDir = await makeDataDir();
  const portal = startRealPortal({ dataDir, port: await freePort(), environment: { LOG_LEVEL: 'warn' } });
  try {
    await portal.ready();
    await mkdir(path.join(dataDir, 'media'));
    await writeFile(path.join(dataDir, 'media', 'large'), randomBytes(120 * 2 ** 20));
    await expect(tool('backup', ['--to', full], { DATA_DIR: dataDir })).rejects.toThrow(
      /\[backup-failed\] .* the disk is full/,
    );
    expect(await readdir(full)).toEqual([]);
    const copies = path.join(folder, 'copies');
    await tool('backup', ['--to', copies], { DATA_DIR: dataDir });
    const [file = ''] = await readdir(copies);
    const onto = path.join(small, 'data');
    await mkdir(onto);
    const settings = { DATA_DIR: onto };
    await expect(tool('restore', [path.join(copies, file)], settings)).rejects.toThrow(/\[restore-failed\] .*ENOSPC/);
    expect(await readdir(path.join(onto, 'media'))).toEqual([]);
  } finally {
    portal.signal('SIGTERM');
    await portal.ended;
    for (const disk of [full, small]) await promisify(execFile)('umount', [disk]);
  }
});
