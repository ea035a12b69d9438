import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../server/testing/real-portal.ts';
import { runProgram } from '../../server/testing/run-program.ts';
import { createTestDatabase, type TestDatabase, urlOf } from '../../server/testing/test-database.ts';
import { findProgram } from '../test-programs.ts';

const faketime = findProgram('faketime');

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'portal-doctor-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** The command (spec: installation.doctor). */
describe('npm run doctor', () => {
  function run(environment: Record<string, string>, through: string[] = []) {
    const [command = '', ...args] = [...through, process.execPath, 'tools/doctor.ts'];
    return runProgram(command, args, { DATA_DIR: folder, ...environment });
  }
  const url = () => urlOf(database.connection);

  it('ends with 1 and says what to do next', async () => {
    const { code, said } = await run({ DATABASE_URL: url(), SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    expect(code).toBe(1);
    expect(said).toMatch(/✗ Почта .*ECONNREFUSED.*\n +→ \S/);
    expect(said).toContain('✓ Часы');
    expect(said).toMatch(/\nНе в порядке: \d+\.\n$/);
  });

  it('says that the database is away without its password', async () => {
    const { code, said } = await run({ DATABASE_URL: `postgres://portal:very-secret@127.0.0.1:${await freePort()}/x` });
    expect([code, said]).toEqual([1, expect.stringContaining('База данных из DATABASE_URL не отвечает')]);
    expect(said).not.toContain('very-secret');
  });

  it.skipIf(!faketime)('sees a clock that is an hour off', async () => {
    const { code, said } = await run({ DATABASE_URL: url() }, [faketime ?? '', '-f', '+1h']);
    expect([code, said]).toEqual([1, expect.stringMatching(/✗ Часы .* спешат на\s3\s600,\d\sс/)]);
  });
});
