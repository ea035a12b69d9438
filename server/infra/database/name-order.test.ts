import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareNames } from '../../../contract/name-order.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

/** One order of names in the database and in the browser (spec: use.order-of-names). */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function inOrder(names: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    'select name from unnest($1::text[]) name order by name collate by_name',
    [names],
  );
  return rows.map(({ name }) => name);
}

it('«9 сил» stands before «10 друзей», quotes do not matter, «ё» stands beside «е», Kazakh letters in their place', async () => {
  const names = [
    '9 сил',
    '«10 друзей»',
    '100 идей',
    'Азия',
    'Ақжол',
    '«Берёза»',
    'Елань',
    'Ёлка',
    'Емеля',
    'Кедр',
    'Қазына',
    'Яр',
  ];
  expect(await inOrder(names.toReversed())).toEqual(names);
  expect(names.toReversed().sort(compareNames)).toEqual(names);
});

it('the database and the browser agree on any names of letters, digits and signs that organisations have', async () => {
  const letters = fc.constantFrom(...Array.from('абеёжйкцъьяАЕЁЯәғқңөұүһіӘҚІabcYZ0129 «»"-–№.,\'()&+'));
  const names = fc.array(fc.string({ unit: letters, minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(names, async (some) => {
      const sorted = await inOrder(some);
      for (const [index, name] of sorted.entries())
        if (index > 0)
          expect(compareNames(sorted[index - 1] ?? '', name), `${sorted[index - 1]} | ${name}`).toBeLessThanOrEqual(0);
    }),
  );
});
