import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EagerClient } from '../testing/eager-client.ts';
import {
  clearRealPortals,
  freePort,
  makeDataDir,
  makeUsedDataDir,
  readPostmasterPid,
  startRealPortal,
} from '../testing/real-portal.ts';
import { createEmptyDatabase, urlOf } from '../testing/test-database.ts';

/** What stops a start says why, with the id of the finding and without a stack (spec: reliability.start-refusal). */
afterEach(clearRealPortals);

async function expectRefusal(portal: ReturnType<typeof startRealPortal>, words: RegExp): Promise<void> {
  expect([await portal.ended, portal.said()]).toEqual([1, expect.stringMatching(words)]);
  expect(portal.said()).not.toMatch(/\n\s+at |node:internal|Error:/);
}

describe('a start with a bad setting', () => {
  it('names every bad variable, and touches nothing', async () => {
    const dataDir = path.join(await makeDataDir(), 'not-yet');
    const environment = {
      BASE_PATH: 'no slash',
      DEMO: 'maybe',
      DATABASE_URL: 'mysql://portal:very-secret@x/y',
      PUBLIC_URL: 'http://x/y',
      PREPARATION_SECONDS: '-1',
    };
    const portal = startRealPortal({ dataDir, port: 99_999, environment });
    await expectRefusal(portal, /^\[wrong-settings\] The portal has not started: wrong settings/m);
    for (const name of ['PORT', ...Object.keys(environment)])
      expect(portal.said()).toMatch(new RegExp(`^  ${name}(=|$)`, 'm'));
    expect(portal.said()).not.toContain('very-secret');
    expect(existsSync(dataDir)).toBe(false);
  });

  it('says that there is no way to an outside platform yet', async () => {
    const portal = startRealPortal({
      dataDir: await makeDataDir(),
      port: await freePort(),
      environment: { PLATFORM_URL: 'https://platform.example' },
    });
    await expectRefusal(portal, /^\[wrong-settings\].*\n {2}PLATFORM_URL/m);
  });

  it('says that nobody answers at DATABASE_URL, and never its password', async () => {
    const port = await freePort();
    const DATABASE_URL = `postgres://portal:very-secret@127.0.0.1:${port}/portal`;
    const environment = { DATABASE_URL, DATABASE_WAIT_SECONDS: '1' };
    const portal = startRealPortal({ dataDir: await makeDataDir(), port: await freePort(), environment });
    await expectRefusal(portal, /^\[database-unreachable\] The database at DATABASE_URL does not answer/m);
    expect(portal.said()).not.toContain('very-secret');
  });

  it('says what to grant to a role that may not make the schema of the jobs, and writes nothing', async () => {
    const database = await createEmptyDatabase();
    const setRight = (how: string) =>
      database.pool.query(`do $$ begin execute format('${how}', current_database(), current_user); end $$`);
    try {
      await setRight('revoke create on database %I from %I');
      const environment = { DATABASE_URL: urlOf(database.connection), DEMO: 'on' };
      const portal = startRealPortal({ dataDir: await makeDataDir(), port: await freePort(), environment });
      await expectRefusal(portal, /^\[database-rights\] .* run GRANT CREATE ON DATABASE \w+ TO \w+; then/m);
      const { rows } = await database.pool.query(`select to_regclass('users') as found`);
      expect(rows).toEqual([{ found: null }]);
    } finally {
      await database.drop();
    }
  });

  it('says that it cannot listen there, and leaves no database running', async () => {
    const dataDir = await makeUsedDataDir();
    const environment = { HOST: '203.0.113.7' };
    const portal = startRealPortal({ dataDir, port: await freePort(), environment });
    await expectRefusal(portal, /^\[no-such-address\] This machine has no address 203\.0\.113\.7/m);
    expect(await readPostmasterPid(dataDir)).toBeUndefined();
  });
});

describe('a start on a port in use', () => {
  it('says which, leaves its holder alone and no database running, and works on another', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const dataDir = await makeDataDir();
    const portal = startRealPortal({ dataDir, port });
    await expectRefusal(portal, new RegExp(`^\\[port-taken\\] Port ${port} on 127\\.0\\.0\\.1 is already taken`, 'm'));
    // The passwords are shown once: a start that failed later must have shown them.
    expect(portal.said()).toContain('Demo-2026');
    expect(holder.listening).toBe(true);
    expect(await readPostmasterPid(dataDir)).toBeUndefined();
    holder.close();
    const another = startRealPortal({ dataDir, port: await freePort() });
    await another.ready();
    another.signal('SIGINT');
    expect(await another.ended).toBe(0);
  });
});

describe('a second start on the same folder', () => {
  it('says who is there, and the first goes on', async () => {
    const dataDir = await makeUsedDataDir();
    const first = startRealPortal({ dataDir, port: await freePort() });
    await first.ready();
    const client = new EagerClient(first.origin, 2);
    const cookie = await client.signIn();
    const second = startRealPortal({ dataDir, port: await freePort() });
    await expectRefusal(
      second,
      new RegExp(`^\\[already-running\\] A portal already runs .*\\(process ${first.pid}\\)`, 'm'),
    );
    const added = await client.ask('/service/bl/application/add', {
      method: 'POST',
      cookie,
      body: { code: 'ea', name: 'После второго' },
    });
    expect([added.status, added.body]).toEqual([200, expect.stringContaining('После второго')]);
    client.close();
    first.signal('SIGTERM');
    expect(await first.ended).toBe(0);
  });
});

describe('a start on a damaged folder', () => {
  it.each([
    ['no PG_VERSION', (folder: string) => rm(path.join(folder, 'PG_VERSION'))],
    ['a spoilt PG_VERSION', (folder: string) => writeFile(path.join(folder, 'PG_VERSION'), 'x')],
    ['no control file', (folder: string) => rm(path.join(folder, 'global', 'pg_control'))],
    [
      'a spoilt control file',
      (folder: string) => writeFile(path.join(folder, 'global', 'pg_control'), 'x'.repeat(8192)),
    ],
    ['no log of changes', (folder: string) => rm(path.join(folder, 'pg_wal'), { recursive: true })],
  ])('with %s says so and deletes nothing', async (_, damage) => {
    const dataDir = await makeUsedDataDir();
    const folder = path.join(dataDir, 'postgres');
    await damage(folder);
    const portal = startRealPortal({ dataDir, port: await freePort() });
    await expectRefusal(
      portal,
      /^\[(database-folder-damaged|postgres-damaged|postgres-failed)\] [\s\S]*from a backup/m,
    );
    expect(portal.said()).toMatch(/Nothing was deleted|The data were not touched/);
    expect(existsSync(path.join(folder, 'base'))).toBe(true);
    expect(await readPostmasterPid(dataDir)).toBeUndefined();
  });

  it('where DATA_DIR or the database is a file says so and keeps the file', async () => {
    const dataDir = await makeDataDir();
    const file = path.join(dataDir, 'file');
    await writeFile(file, 'kept');
    await expectRefusal(
      startRealPortal({ dataDir: file, port: await freePort() }),
      /^\[data-folder-path\] The data folder .* cannot be used/m,
    );
    const other = path.join(dataDir, 'other');
    await mkdir(other);
    await writeFile(path.join(other, 'postgres'), 'kept');
    await expectRefusal(
      startRealPortal({ dataDir: other, port: await freePort() }),
      /^\[database-folder-is-file\] A file stands/m,
    );
    for (const kept of [file, path.join(other, 'postgres')]) expect(await readFile(kept, 'utf8')).toBe('kept');
  });
});
