import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { demandSchema } from './index.ts';

it('a role without the right is refused until the schema is there', async () => {
  const database = await createEmptyDatabase();
  const setRight = (how: string) =>
    database.pool.query(`do $$ begin execute format('${how}', current_database(), current_user); end $$`);
  try {
    await demandSchema(database.db);
    await database.pool.query('create schema jobs');
    await setRight('revoke create on database %I from %I');
    await expect(demandSchema(database.db)).rejects.toThrow('[database-rights]');
    await database.pool.query('create table jobs.version (version int)');
    await demandSchema(database.db);
  } finally {
    await database.drop();
  }
});
