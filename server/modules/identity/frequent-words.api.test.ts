import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** Enough for a word to be frequent, which is more than 5,000 rows. */
const frequent = 6_000;
const both = 300;

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { name: 'Оператор', roles: ['operator'], subscribers: [] });
  for (let from = 1; from <= 2 * frequent - both; from += 500)
    await test.database.pool.query(
      `insert into users (login, login_key, name, password_hash, roles)
       select 'f' || n, 'f' || n, case when n <= $1 then 'Частослава' else 'Редкова' || n end || ' ' ||
           case when n <= $2 or n > $1 then 'Всемила' else 'Прочая' || n end, '-', '{subscriber}'
       from generate_series($3::int, least($3 + 499, 2 * $1 - $2)) n`,
      [frequent, both, from],
    );
  await test.database.pool.query(
    "insert into users (login, login_key, name, password_hash) values ('g', 'g', 'Частославина', '-')",
  );
  await test.database.pool.query('analyze users');
});
afterAll(() => test.close());

const find = async (q: string) =>
  (await operator.get('/service/console/users', { query: { q, perPage: '100' } })).json() as {
    items: { login: string }[];
    total: number;
    more: boolean;
  };

describe('words of thousands of people (decision 0071)', () => {
  it('are found whole or by their beginning, as many as are shown', async () => {
    for (const q of ['Частослава', 'часто', 'Всемила']) {
      const { items, total, more } = await find(q);
      expect([q, items.length, total, more]).toEqual([q, 100, 500, true]);
    }
  });

  it('together lose nobody', async () => {
    expect(await find('Частослава Всемила')).toMatchObject({ total: both, more: false });
    expect(await find('всеми частослава')).toMatchObject({ total: both, more: false });
  });

  it('stand beside rare ones, which are found by their beginning', async () => {
    expect((await find('Частослава Прочая59')).total).toBe(110);
    expect((await find('Редкова12000')).items).toHaveLength(0);
    expect((await find('Редкова11700')).items).toMatchObject([{ login: 'f11700' }]);
    expect((await find('частославина')).items).toMatchObject([{ login: 'g' }]);
  });

  it('leave no limit to the statements that follow', async () => {
    const client = await test.database.pool.connect();
    try {
      const asked = await client.query("select console_query('часто', 'users_by_words')::text as query");
      expect(asked.rows).toEqual([{ query: "'частослава'" }]);
      const { rows } = await client.query('show gin_fuzzy_search_limit');
      expect(rows).toEqual([{ gin_fuzzy_search_limit: '0' }]);
    } finally {
      client.release();
    }
  });
});
