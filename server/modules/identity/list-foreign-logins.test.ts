import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../seed/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listForeignLogins } from './list-foreign-logins.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('an e-mail as a login is listed unless it is the own one', async () => {
  const password = { hash: 'none' };
  const named = { password, name: 'Имя' };
  await buildUser(database.db, { ...named, login: 'Own@example.kz', email: 'own@example.kz' });
  await buildUser(database.db, { ...named, login: 'plain', email: 'plain@example.kz' });
  await buildUser(database.db, { ...named, login: 'Plain@example.kz', email: 'thief@example.kz' });
  await buildUser(database.db, { ...named, login: 'nobody@example.kz' });
  expect(await listForeignLogins(database.db)).toMatchObject([
    { login: 'nobody@example.kz', name: 'Имя', email: null, ownersLogin: null },
    { login: 'Plain@example.kz', name: 'Имя', email: 'thief@example.kz', ownersLogin: 'plain' },
  ]);
});
