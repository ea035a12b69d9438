import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../../server/infra/backup/index.ts';
import { type Ended, runProgram } from '../../server/testing/run-program.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
  urlOf,
} from '../../server/testing/test-database.ts';

/** The commands as an operator calls them. */
let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-commands-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function run(command: string, args: string[], environment: Record<string, string>): Promise<Ended> {
  return runProgram(command, args, { LOG_LEVEL: 'error', ...environment });
}

const tool = (name: string, args: string[], environment: Record<string, string>) =>
  run(process.execPath, [`tools/${name}.ts`, ...args], environment);
const place = (name: string) => path.join(folder, name);
/** What the console is told of copies (spec: installation.copies). */
const lastNote = async () =>
  (await database.pool.query('select kind, failure from copies order by id desc limit 1')).rows[0];
const outside = () => ({ DATABASE_URL: urlOf(database.connection), DATA_DIR: place('data') });

describe('npm run backup and npm run restore', () => {
  it('bring an outside database into an embedded one, which says so', async () => {
    const made = await tool('backup', ['--to', place('copies')], outside());
    expect(made.said).toMatch(/Copying the database «test_\w+» of DATABASE_URL/);
    expect(made.said).toContain('read back and checked');
    expect(made.code).toBe(0);
    expect(await lastNote()).toEqual({ kind: 'made', failure: null });
    const [file = ''] = await readdir(place('copies'));
    const restored = await tool('restore', [path.join(place('copies'), file)], { DATA_DIR: place('new') });
    expect(restored.said).toContain(`Restored into the embedded database in ${place('new')}`);
    expect(restored.code).toBe(0);
    const again = await tool('restore', [path.join(place('copies'), file)], { DATA_DIR: place('new') });
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('[restore-not-empty]') });
  });

  it('try a copy in a folder of its own', async () => {
    const { connection } = database;
    const { file } = await makeBackup({ connection, dataDir: folder, to: place('tried'), recipients: [] });
    const checked = await tool('restore', ['--check', file], { ...outside(), TMPDIR: folder });
    expect(checked).toMatchObject({ code: 0, said: expect.stringContaining('The copy is good') });
    expect(checked.said).toContain('noted for the console');
    expect(await lastNote()).toEqual({ kind: 'tried', failure: null });
    expect((await readdir(folder)).filter((name) => name.startsWith('portal-check-'))).toEqual([]);
  });

  it('say nothing of an encrypted copy to the console without its key', async () => {
    const { connection } = database;
    const recipients = [await identityToRecipient(await generateIdentity())];
    const { file } = await makeBackup({ connection, dataDir: folder, to: place('closed'), recipients });
    const before = await lastNote();
    const checked = await tool('restore', ['--check', file], { ...outside(), TMPDIR: folder });
    expect(checked).toMatchObject({ code: 1, said: expect.stringContaining('[backup-key]') });
    expect(await lastNote()).toEqual(before);
  });

  it('leave nothing on a disk that takes no more', async () => {
    const limited = `ulimit -f 16; trap '' XFSZ; exec "$0" tools/backup.ts --to ${place('small')}`;
    // A pooler is passed by.
    const pooled = {
      DATABASE_URL: 'postgres://portal@localhost:1/portal',
      DATABASE_DIRECT_URL: urlOf(database.connection),
    };
    const { code, said } = await run('sh', ['-c', limited, process.execPath], { ...outside(), ...pooled });
    expect(said).toMatch(/\[backup-failed\] No copy was made in .*: EFBIG/);
    expect([code, await readdir(place('small'))]).toEqual([1, []]);
    expect(await lastNote()).toEqual({ kind: 'made', failure: expect.stringContaining('EFBIG') });
  });

  it('say how they are called', async () => {
    const calls: [string, string[]][] = [
      ['backup', []],
      ['backup', ['--to', 'copies', '--keep', '0']],
      ['restore', []],
      ['move', ['--to', 'mysql://host/portal']],
    ];
    const ends = await Promise.all(calls.map(([name, args]) => tool(name, args, { DATA_DIR: place('data') })));
    expect(ends).toEqual(calls.map(([name]) => ({ code: 1, said: expect.stringContaining(`[${name}-usage]`) })));
  });
});

describe('npm run move', () => {
  it('brings everything into a new database, and refuses one that is used', async () => {
    const [source, empty] = await Promise.all([createTestDatabase(), createEmptyDatabase()]);
    const [settings, to] = [{ DATABASE_URL: urlOf(source.connection) }, urlOf(empty.connection)];
    try {
      const moved = await tool('move', ['--to', to], settings);
      expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('as many as the copy has') });
      expect((await empty.pool.query('select from users')).rowCount).toBeGreaterThan(0);
      expect(await tool('move', ['--to', to], settings)).toMatchObject({
        code: 1,
        said: expect.stringContaining('[restore-not-empty]'),
      });
    } finally {
      await Promise.all([source.drop(), empty.drop()]);
    }
  });

  it('refuses while a portal has the database open', async () => {
    await database.pool.query('select 1');
    const refused = await tool('move', ['--to', 'postgres://localhost:1/none'], outside());
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('[move-running]') });
  });
});

/** (spec: settings.operators-database) */
describe('a command that was given the wrong settings', () => {
  const commands: [string, string[]][] = [
    ['make-operator', ['--email', 'operator@example.kz']],
    ['partner-people', ['list']],
    ['foreign-logins', []],
    ['migrate', []],
    ['backup', ['--to', 'copies']],
  ];

  it('makes no second database in an empty folder', async () => {
    const ends = await Promise.all(commands.map(([name, args]) => tool(name, args, { DATA_DIR: place('nothing') })));
    const refused = `[no-embedded-database] There is no database in ${place('nothing')}`;
    expect(ends).toEqual(commands.map(() => ({ code: 1, said: expect.stringContaining(refused) })));
    expect(existsSync(place('nothing'))).toBe(false);
  });

  it('npm run operator refuses an outside database that no portal has used', async () => {
    const empty = await createEmptyDatabase();
    try {
      const settings = { DATABASE_URL: urlOf(empty.connection) };
      const { code, said } = await tool('make-operator', ['--email', 'operator@example.kz'], settings);
      expect([code, said]).toEqual([1, expect.stringContaining('[database-unused]')]);
    } finally {
      await empty.drop();
    }
  });

  it('npm run operator says which database it works on', async () => {
    const { code, said } = await tool('make-operator', ['--email', 'operator@example.kz'], outside());
    expect([code, said]).toEqual([0, expect.stringMatching(/^\nDatabase: the database «test_\w+» of DATABASE_URL/)]);
  });
});
