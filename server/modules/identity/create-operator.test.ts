import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser } from '../../seed/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createOperator } from './create-operator.ts';
import { passwordFits } from './passwords.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const findUser = (email: string) =>
  database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

test('an operator signs in by the e-mail with the password told once', async () => {
  const made = await createOperator(database.db, 'glavny@example.kz', 'Айгуль Серикова');
  expect(made).toEqual({
    outcome: 'created',
    password: expect.stringMatching(/^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d).{17}$/u),
  });
  const kept = await findUser('glavny@example.kz');
  expect(kept).toMatchObject({
    login: 'glavny@example.kz',
    login_key: kept?.email_key,
    name: 'Айгуль Серикова',
    roles: ['subscriber', 'operator'],
  });
  expect(await passwordFits(kept?.password_hash, made.outcome === 'created' ? made.password : '')).toBe(true);
  const audit = await database.db
    .selectFrom('audit')
    .select(['action', 'user_id', 'details'])
    .where('object', '=', `user:${kept?.id}`)
    .execute();
  expect(audit).toEqual([{ action: 'operator-created', user_id: null, details: { by: 'command' } }]);
});

test('two operators get different passwords', async () => {
  const [one, other] = [
    await createOperator(database.db, 'one@example.kz'),
    await createOperator(database.db, 'other@example.kz'),
  ];
  expect(one).not.toEqual(other);
});

describe('an account that is there is left as it is', () => {
  test.each([
    ['by e-mail', { login: 'zhanar', email: 'zhanar@example.kz' }, 'zhanar@example.kz'],
    ['by e-mail in other letters', { login: 'dana', email: 'dana@example.kz' }, 'DANA@example.kz'],
    ['by login', { login: 'bolat@example.kz' }, 'bolat@example.kz'],
  ])('%s', async (_, person, email) => {
    const id = await buildUser(database.db, { ...person, password: 'Prezhny-2026', name: 'Прежний' });
    expect(await createOperator(database.db, email)).toEqual({ outcome: 'taken' });
    const users = await database.db
      .selectFrom('users')
      .select(['id', 'roles'])
      .where('login', '=', person.login)
      .execute();
    expect(users).toEqual([{ id, roles: ['subscriber'] }]);
  });
});

test.each(['', 'operator', 'operator@', '@example.kz', 'a b@example.kz', `${'a'.repeat(200)}@example.kz`])(
  '«%s» is no e-mail',
  async (email) => {
    expect(await createOperator(database.db, email)).toEqual({ outcome: 'bad-email' });
  },
);
