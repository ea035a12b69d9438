import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerPage } from '../../../contract/partner-cabinet-customers.ts';
import { buildApplication, buildSubscriber, buildSubscription } from '../../seed/index.ts';
import { type Member, makeMember, makePartner, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

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

async function customer(name: string, ends: readonly (readonly [string, number | null])[], users: string[] = []) {
  const { db } = test.database;
  const id = await buildSubscriber(db, { name, code: unique('code') }, users);
  await db.updateTable('subscribers').set({ partner_id: partnerId }).where('id', '=', id).execute();
  for (const [tariff, days] of ends) await buildSubscription(db, id, tariff, days);
  return id;
}
const list = async (query: Record<string, string> = {}) =>
  (await partner.get('/service/bl/partner/customers', { query })).json<CustomerPage>();
const namesOf = ({ content }: CustomerPage) => content.map(({ name }) => name);

describe('the customers of a partner', () => {
  it('come with users, applications and subscriptions, the nearest end first', async () => {
    const owner = await makeMember(test, { name: 'Айгуль', email: `${unique('owner')}@people.example` });
    await customer('Бета', [['Архив', null]]);
    await customer('Альфа', []);
    const id = await customer(
      'Гамма',
      [
        ['Зарплата', 20],
        ['Учёт', -3],
      ],
      [owner.userId],
    );
    await buildApplication(test.database.db, { subscriberId: id, solutionCode: 'ea', name: 'Учёт' });
    const page = await list();
    expect(namesOf(page)).toEqual(['Гамма', 'Альфа', 'Бета']);
    expect(page.content[0]).toMatchObject({
      users: [{ name: 'Айгуль', email: expect.stringContaining('@people.example') }],
      applications: 1,
      subscriptions: [{ tariffName: 'Учёт' }, { tariffName: 'Зарплата', dateEnd: page.content[0]?.nextEnd }],
    });
    expect(page.content[2]).toMatchObject({ nextEnd: null, subscriptions: [{ tariffName: 'Архив', dateEnd: null }] });
  });

  it('say from which day a tariff runs that has not begun, and of no other', async () => {
    const { db } = test.database;
    const id = await customer('Дельта', [
      ['Учёт', 40],
      ['Учёт', -3],
      ['Зарплата', 20],
    ]);
    await db
      .updateTable('subscriptions')
      .set({ date_begin: sql`date_end - 10` })
      .where('subscriber_id', '=', id)
      .where('tariff_name', '=', 'Учёт')
      .execute();
    const { rows } = await sql<{ begins: string }>`select to_char(max(date_begin), 'YYYY-MM-DD') as begins
      from subscriptions where subscriber_id = ${id} and tariff_name = 'Учёт'`.execute(db);
    const [found] = (await list()).content;
    expect(found?.subscriptions).toMatchObject([
      { tariffName: 'Зарплата', begins: null },
      { tariffName: 'Учёт', begins: rows[0]?.begins },
    ]);
  });

  it.each([
    [0, ['30', '14', '7']],
    [7, ['30', '14', '7']],
    [8, ['30', '14']],
    [14, ['30', '14']],
    [15, ['30']],
    [30, ['30']],
    [31, []],
    [-1, []],
  ])('whose subscription ends in %i days are found among those of %j days', async (days, among) => {
    await customer('Дельта', [['Учёт', days]]);
    const { counts } = await list();
    const found = [];
    for (const ending of ['30', '14', '7'] as const) {
      const { totalElements, content } = await list({ ending });
      expect([totalElements, content.length]).toEqual([counts[ending], counts[ending]]);
      if (totalElements > 0) found.push(ending);
    }
    expect(found).toEqual(among);
  });

  it('who have already extended a tariff, or have it without an end, are not about to lose it', async () => {
    await customer('Продлён', [
      ['Учёт', 3],
      ['Учёт', 300],
    ]);
    await customer('Бессрочный', [
      ['Учёт', 3],
      ['Учёт', null],
    ]);
    expect((await list({ ending: '30' })).content).toEqual([]);
  });

  it('are found by name and code, and are by pages', async () => {
    await customer('ТОО «Ёлка»', []);
    await customer('ТОО «Сосна»', []);
    expect(namesOf(await list({ search: 'елка' }))).toEqual(['ТОО «Ёлка»']);
    const all = await list({ count: '1', page: '2' });
    expect(all).toMatchObject({ totalElements: 2, totalPages: 2, counts: { all: 2 } });
    expect(namesOf(all)).toEqual(['ТОО «Сосна»']);
    expect(namesOf(await list({ search: all.content[0]?.code ?? '' }))).toEqual(['ТОО «Сосна»']);
    expect((await list({ page: '7' })).content).toEqual([]);
  });

  it('are nobody else’s', async () => {
    await customer('ТОО «Чужое»', []);
    const demo = await test.signIn('partner');
    expect(
      namesOf((await demo.get('/service/bl/partner/customers', { query: { count: '100' } })).json()),
    ).not.toContain('ТОО «Чужое»');
  });

  it.each<Record<string, string>>([{ ending: '8' }, { count: '0' }, { search: 'я'.repeat(101) }])(
    'refuse %j',
    async (query) => {
      expect((await partner.get('/service/bl/partner/customers', { query })).statusCode).toBe(400);
    },
  );
});
