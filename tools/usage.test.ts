import path from 'node:path';
import { expect, it } from 'vitest';
import { runProgram } from '../server/testing/run-program.ts';
import { createTestDatabase, urlOf } from '../server/testing/test-database.ts';

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

it('content says that there is no place for the archive', async () => {
  const database = await createTestDatabase();
  try {
    const to = path.join(import.meta.dirname, 'no-such-folder', 'content.zip');
    const environment = { DATABASE_URL: urlOf(database.connection) };
    const { code, said } = await runProgram(process.execPath, ['tools/content.ts', 'export', '--to', to], environment);
    expect([code, said]).toEqual([1, expect.stringContaining('[content-no-place]')]);
    expect(said).not.toMatch(/\n\s+at /);
  } finally {
    await database.drop();
  }
});
