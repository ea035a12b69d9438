import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../server/testing/real-portal.ts';
import { type Ended, runProgram } from '../server/testing/run-program.ts';
import { createEmptyDatabase, type TestDatabase, urlOf } from '../server/testing/test-database.ts';

/** The command as an operator calls it (spec: reliability.migrate-command). */
const names = readdirSync(new URL('../server/migrations/', import.meta.url))
  .map((file) => file.replace(/\.sql$/, ''))
  .sort();

let database: TestDatabase;
let url: string;
beforeEach(async () => {
  database = await createEmptyDatabase();
  url = urlOf(database.connection);
});
afterEach(() => database.drop());

function runMigrate(DATABASE_URL: string, ...args: string[]): Promise<Ended> {
  return runProgram(process.execPath, ['tools/migrate.ts', ...args], { DATABASE_URL, DATABASE_WAIT_SECONDS: '1' });
}

const listed = ({ said }: Ended) => [...said.matchAll(/^ {2}(\d{4}-\S+)$/gm)].map(([, name]) => name);

describe('npm run migrate', () => {
  it('applies what is missing and names it, then says that nothing is', async () => {
    const first = await runMigrate(url);
    expect([first.code, listed(first)]).toEqual([0, names]);
    expect(first.said).toMatch(/Migrations applied to the database «test_\w+» of DATABASE_URL/);
    const second = await runMigrate(url);
    expect([second.code, listed(second)]).toEqual([0, []]);
    expect(second.said).toMatch(
      /Nothing to apply: the database «test_\w+» of DATABASE_URL has every migration already/,
    );
    expect((await database.pool.query('select 1 from users')).rows).toEqual([]);
  });

  it('applies each migration once when two run together', async () => {
    const ended = await Promise.all([runMigrate(url), runMigrate(url)]);
    expect(ended.map(({ code }) => code)).toEqual([0, 0]);
    expect(ended.flatMap(listed).sort()).toEqual(names);
  });
});

describe('npm run migrate refuses', () => {
  it('a database that does not answer', async () => {
    const { code, said } = await runMigrate(`postgres://portal:very-secret@127.0.0.1:${await freePort()}/portal`);
    expect([code, said]).toEqual([1, expect.stringContaining('[database-unreachable]')]);
    expect(said).not.toContain('very-secret');
  });

  it('a migration that cannot be applied', async () => {
    await database.pool.query('create table users (id int)');
    const { code, said } = await runMigrate(url);
    expect([code, said]).toEqual([1, expect.stringContaining('[migration-failed]')]);
    expect(said).toContain('"users" already exists');
  });

  it('arguments, before the database is opened', async () => {
    const { code, said } = await runMigrate(url, '--to', '0001-foundation');
    expect([code, said]).toEqual([1, expect.stringContaining('[migrate-usage]')]);
    expect(said).toContain('npm run migrate');
    await expect(database.pool.query('select 1 from users')).rejects.toThrow('"users" does not exist');
  });
});
