import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listOperators } from './list-operators.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** How often the index was used, by the count of the database. */
async function uses(index: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`select idx_scan::int as uses from pg_stat_user_indexes
    where indexrelname = ${index}`.execute(database.db);
  return rows[0]?.uses ?? 0;
}

test('operators are found among many users by their own index, without a look at the others', async () => {
  const { db } = database;
  await database.fill(`insert into users (login, login_key, name, password_hash, roles)
    select 'many-' || n, 'many-' || n, 'Один из многих', 'x', '{subscriber}' from generate_series(1, 10000) n`);
  await database.fill('analyze users');
  const before = await uses('users_operators');
  const operators = await db.connection().execute(async (connection) => {
    const found = await listOperators(connection);
    // The counts of a connection are seen by others only from time to time.
    await sql`select pg_stat_force_next_flush()`.execute(connection);
    return found;
  });
  expect(operators.map(({ address }) => address)).toEqual(['operator@schety.example']);
  expect(await uses('users_operators')).toBe(before + 1);
});
