import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/index.ts';
import { deleteOldRequests, doOnce, findMade } from './index.ts';

/** Requests that are done once, however often they are sent (spec: operator-console.once). */
let database: TestDatabase;
let userId: string;
let acts = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query("select id from users where login = 'demo'");
  userId = rows[0].id;
});
afterAll(() => database.drop());

interface Given {
  key: string | undefined;
  what?: string;
  asked?: object;
  act?: () => Promise<string>;
}

const make = async () => {
  acts += 1;
  return `made-${acts}`;
};
const ask = ({ key, what = 'planted', asked = { text: 'Слова' }, act = make }: Given) =>
  inTransaction(database.db, (transaction) =>
    doOnce(transaction, { userId, key, what, asked, otherwise: 'Уже сделано' }, act),
  );

it('a repeated request is answered by what the first has made; the order of its fields does not count', async () => {
  const before = acts;
  const first = await ask({ key: 'repeated', asked: { one: 1, two: { a: 'а', b: null } } });
  expect(await ask({ key: 'repeated', asked: { two: { b: null, a: 'а' }, one: 1 } })).toBe(first);
  expect(acts).toBe(before + 1);
  expect(await findMade(database.db, { userId, key: 'repeated', what: 'planted' })).toBe(first);
});

it('another key, another action and no key are requests of their own', async () => {
  const made = [];
  for (const given of [
    { key: 'one' },
    { key: 'two' },
    { key: 'one', what: 'other' },
    { key: undefined },
    { key: undefined },
  ])
    made.push(await ask(given));
  expect(new Set(made).size).toBe(5);
});

it('the key of something else is refused with the sentence of the action', async () => {
  const first = await ask({ key: 'otherwise' });
  await expect(ask({ key: 'otherwise', asked: { text: 'Другие слова' } })).rejects.toMatchObject({
    code: 'common.done-before',
    message: 'Уже сделано',
  });
  expect(await ask({ key: 'otherwise' })).toBe(first);
});

it('what was undone since is done anew, with other values too, and once', async () => {
  let isUndone = false;
  const askUndone = (text: string) =>
    inTransaction(database.db, (transaction) => {
      const asked = { userId, key: 'undone', what: 'planted', asked: { text }, isUndone: async () => isUndone };
      return doOnce(transaction, asked, make);
    });
  const first = await askUndone('Слова');
  expect(await askUndone('Слова')).toBe(first);
  isUndone = true;
  const second = await askUndone('Другие слова');
  expect(second).not.toBe(first);
  expect(await findMade(database.db, { userId, key: 'undone', what: 'planted' })).toBe(second);
  isUndone = false;
  expect(await askUndone('Другие слова')).toBe(second);
});

it('many at once are done once', async () => {
  const before = acts;
  const made = await Promise.all(Array.from({ length: 8 }, () => ask({ key: 'at-once' })));
  expect(new Set(made).size).toBe(1);
  expect(acts).toBe(before + 1);
});

it('one that has failed is done by the next', async () => {
  const broken = async () => {
    throw new Error('broken');
  };
  await expect(ask({ key: 'failed', act: broken })).rejects.toThrow('broken');
  expect(await findMade(database.db, { userId, key: 'failed', what: 'planted' })).toBeUndefined();
  expect(await ask({ key: 'failed', asked: { text: 'Исправлено' } })).toBe(`made-${acts}`);
});

it('one of 30 days ago is forgotten', async () => {
  const made = [await ask({ key: 'old' }), await ask({ key: 'young' })];
  const age = 'update done_requests set done_at = now() - $2::interval where request_key = $1';
  await database.pool.query(age, ['old', '31 days']);
  await database.pool.query(age, ['young', '29 days']);
  expect(await deleteOldRequests(database.db, 100)).toBe(1);
  expect(await ask({ key: 'old' })).not.toBe(made[0]);
  expect(await ask({ key: 'young' })).toBe(made[1]);
});
