import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { describeSchema, schemaFile } from './testing/describe-schema.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the kept types are those of the migrated database; `npm run db:types` writes them anew', async () => {
  expect(await readFile(schemaFile, 'utf8')).toBe(await describeSchema(database.db));
});

test('a column that the types do not know is seen', async () => {
  await sql`alter table members add column invited_by uuid`.execute(database.db);
  expect(await describeSchema(database.db)).toContain('invited_by: string | null;');
});
