import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../server/testing/run-program.ts';
import { createTestDatabase, type TestDatabase, urlOf } from '../server/testing/test-database.ts';

/** A command that is called wrongly says how it is called, without a stack (spec: reliability.start-refusal). */
it.each([
  ['bench/run.ts', '--bogus', 'npm run bench'],
  ['bench/run.ts', '--help', 'npm run bench'],
  ['tools/lighthouse.ts', '--bogus', 'npm run lighthouse'],
  ['tools/guide.ts', '--bogus', 'npm run guide'],
  ['tools/pictures.ts', '--bogus', 'npm run pictures'],
  ['tools/unit.ts', '--bogus', 'npm run unit'],
  ['tools/foreign-logins.ts', '--bogus', '[logins-usage]'],
  ['tools/shared-mailboxes.ts', 'word', '[mailboxes-usage]'],
])('%s %s', async (file, option, words) => {
  const { code, said } = await runProgram(process.execPath, [file, option], {});
  expect([code, said]).toEqual([1, expect.stringContaining(words)]);
  expect(said).not.toMatch(/\n\s+at /);
});

describe('content', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(path.join(tmpdir(), 'portal-content-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });
  const run = (...args: string[]) =>
    runProgram(process.execPath, ['tools/content.ts', ...args], { DATABASE_URL: urlOf(database.connection) });

  it('says that there is no place for the archive', async () => {
    const { code, said } = await run('export', '--to', path.join(folder, 'no-such-folder', 'content.zip'));
    expect([code, said]).toEqual([1, expect.stringContaining('[content-no-place]')]);
    expect(said).not.toMatch(/\n\s+at /);
  });

  it('makes the folder of the archives, where each has the name of its moment', async () => {
    const to = path.join(folder, 'content', 'archives');
    const { code, said } = await run('export', '--to', to);
    expect([code, said]).toEqual([0, expect.stringContaining('The archive is made')]);
    expect(readdirSync(to)).toEqual([expect.stringMatching(/^schety-content-\d{4}-\d\d-\d\d-\d{6}\.zip$/)]);
  });

  it('leaves a file that is there as it is', async () => {
    const file = path.join(folder, 'there.zip');
    writeFileSync(file, 'of another portal');
    const { code, said } = await run('export', '--to', file);
    expect([code, said]).toEqual([1, expect.stringContaining('[content-file-there]')]);
    expect(readFileSync(file, 'utf8')).toBe('of another portal');
  });

  it('refuses what is no archive by its sentence alone', async () => {
    const file = path.join(folder, 'no-archive.zip');
    writeFileSync(file, 'no archive');
    const { code, said } = await run('import', file);
    expect([code, said]).toEqual([1, expect.stringContaining('[content-refused]')]);
    expect(said).not.toMatch(/"level"|\n\s+at /);
  });
});
