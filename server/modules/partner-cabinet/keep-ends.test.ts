import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerPage } from '../../../contract/partner-cabinet-customers.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { buildSubscriber, buildSubscription } from '../../seed/index.ts';
import { type Member, makePartner, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { endsOfCustomers, goOn } from './keep-ends.ts';

/** What is kept for the list of customers is what would be computed (spec: partner-cabinet.customers). */
let test: TestPortal;
let partner: Member;
let partnerId: number;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());
beforeEach(async () => {
  [partner, partnerId] = await makePartner(test);
});

async function customer(name: string, ...ends: (number | null)[]): Promise<string> {
  const { db } = test.database;
  const id = await buildSubscriber(db, { name, code: unique('code') }, []);
  await db.updateTable('subscribers').set({ partner_id: partnerId }).where('id', '=', id).execute();
  for (const [index, days] of ends.entries()) await buildSubscription(db, id, `Тариф ${index}`, days);
  return id;
}

/** The kept columns as rows of before have them, as an attempt of yesterday left them, or for one who asks today. */
const spoil = (id: string, end: string, folded: string | null) =>
  sql`update subscribers set next_end = ${end}::date, folded_name = ${folded} where id = ${id}`.execute(
    test.database.db,
  );
const list = async (query: Record<string, string> = {}) =>
  (await partner.get('/service/bl/partner/customers', { query })).json<CustomerPage>();
const kept = async (id: string) =>
  (
    await sql<{ isRight: boolean; folded: string | null }>`
      select next_end is not distinct from next_end_of(id) as "isRight", folded_name as folded
      from subscribers where id = ${id}`.execute(test.database.db)
  ).rows[0];

describe('the list of customers', () => {
  it('is the same before the backfill, during it, after it and when an end has passed', async () => {
    const names = ['Ёлка', 'Берёза', 'Сосна', 'Граб', 'Дуб'];
    const ids = [
      await customer('Ёлка', 40),
      await customer('Берёза', 5, 300),
      await customer('Сосна', -3, 12),
      await customer('Граб', null),
      await customer('Дуб', -1),
    ];
    const asked: Record<string, string>[] = [
      {},
      { ending: '14' },
      { search: 'елка' },
      { count: '2', page: '2' },
      { search: 'берез', ending: '7' },
    ];
    const answers = () => Promise.all(asked.map(list));
    const expected = await answers();
    expect(expected[0]?.content.map(({ name }) => name)).toEqual(['Берёза', 'Сосна', 'Ёлка', 'Граб', 'Дуб']);
    for (const id of ids) await spoil(id, '-infinity', null);
    expect(await answers()).toEqual(expected);
    await spoil(ids[1] ?? '', '2020-01-01', 'береза');
    await buildSubscription(test.database.db, ids[0] ?? '', 'Архив', null);
    expect((await list()).content).toHaveLength(names.length);
    await inTransaction(test.database.db, (transaction) => endsOfCustomers.fill(transaction, undefined));
    const all = await answers();
    expect(all.map(({ totalElements, counts }) => [totalElements, counts])).toEqual(
      expected.map(({ totalElements, counts }) => [totalElements, counts]),
    );
    for (const id of ids) expect(await kept(id)).toEqual({ isRight: true, folded: expect.any(String) });
  });

  it('has its passed ends replaced by the job, which leaves the rows of the backfill to it', async () => {
    const [passed, unfilled] = [await customer('Прошло', 20), await customer('Ещё нет', 20)];
    await spoil(passed, '2020-01-01', 'прошло');
    await spoil(unfilled, '-infinity', null);
    expect(await goOn(test.database.db)).toBe(false);
    expect(await kept(passed)).toMatchObject({ isRight: true });
    expect(await kept(unfilled)).toEqual({ isRight: false, folded: null });
  });
});

describe('the kept end follows', () => {
  const { raw } = sql;
  it.each([
    ['another day', 'update subscriptions set date_end = date_end + 10 where subscriber_id = $'],
    ['no end', 'update subscriptions set date_end = null where subscriber_id = $'],
    ['another tariff', "update subscriptions set tariff_name = 'Тариф 1' where subscriber_id = $"],
    ['a removal', "delete from subscriptions where subscriber_id = $ and tariff_name = 'Тариф 0'"],
    [
      'a new one',
      "insert into subscriptions (subscriber_id, tariff_name, date_end) values ($, 'Ещё', current_date + 2)",
    ],
    [
      'several at once',
      "insert into subscriptions (subscriber_id, tariff_name, date_end) select $, 'Ещё ' || n, current_date + n from generate_series(2, 9) n",
    ],
  ])('%s', async (_, statement) => {
    const id = await customer('Клиент', 5, 9);
    await raw(statement.replace('$', `'${id}'`)).execute(test.database.db);
    expect(await kept(id)).toMatchObject({ isRight: true });
  });

  it('a subscription that goes to another customer, on both sides', async () => {
    const [one, other] = [await customer('Один', 5), await customer('Другой', 9)];
    await sql`update subscriptions set subscriber_id = ${other} where subscriber_id = ${one}`.execute(test.database.db);
    expect([await kept(one), await kept(other)]).toMatchObject([{ isRight: true }, { isRight: true }]);
  });

  it('changes of two at once', async () => {
    const id = await customer('Клиент', 50);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => buildSubscription(test.database.db, id, `Вместе ${index}`, 40 - index)),
    );
    expect(await kept(id)).toMatchObject({ isRight: true });
  });

  it('the name and the code', async () => {
    const id = await customer('Клиент');
    await sql`update subscribers set name = 'ТОО «Ёж»', code = 'Ё7' where id = ${id}`.execute(test.database.db);
    expect(await kept(id)).toMatchObject({ folded: 'тоо «еж» е7' });
  });
});
