import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/days.ts';
import { type KeptPeriod, stateOfSubscription, subscriptionStates } from '../../../contract/subscribers-state.ts';
import { buildSubscription } from '../../seed/index.ts';
import { type Member, makeMember, makePartner, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const organizations = '/service/console/subscribers';
const subscriptions = '/service/console/subscriptions';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const find = async (typed: string) =>
  (await operator.get(`${organizations}?q=${encodeURIComponent(typed)}`)).json().items as { id: string }[];

describe('an organisation in the console', () => {
  it.each([
    ['the beginnings of its words', 'зарн жулд'],
    ['its name without the hyphen', 'зарницажулдыз'],
    ['its legal form and its name', 'товарищество с ограниченной ответственностью Зарница'],
    ['the name of its people', 'Бибигуль Нурпеисова'],
    ['the e-mail of its people', 'bibigul@zarnitsa.example'],
  ])('is found by %s', async (_, typed) => {
    const { subscriberId, userId } = await makeMember(test, {
      name: 'Бибигуль Нурпеисова',
      email: 'bibigul@zarnitsa.example',
      subscribers: ['ТОО «Зарница-Жулдыз»'],
    });
    expect((await find(typed)).map(({ id }) => id)).toContain(subscriberId);
    await test.database.pool.query('delete from users where id = $1', [userId]);
    await test.database.pool.query('delete from subscribers where id = $1', [subscriberId]);
  });

  it('that is a farm is found by it in full, in short and in Kazakh, and alone as well', async () => {
    const { subscriberId } = await makeMember(test, { subscribers: ['КХ «Алтын дән»'] });
    const { subscriberId: inFull } = await makeMember(test, { subscribers: ['Крестьянское хозяйство «Нива»'] });
    const { subscriberId: other } = await makeMember(test, { subscribers: ['ТОО «Алтын дән»'] });
    const idsOf = async (typed: string) => (await find(typed)).map(({ id }) => id);
    for (const typed of ['крестьянское хозяйство алтын дән', 'шаруа қожалығы Алтын дан', 'КХ алтын'])
      expect([typed, await idsOf(typed)]).toEqual([typed, expect.arrayContaining([subscriberId])]);
    for (const typed of ['крестьянское хозяйство', 'шаруа қожалығы', 'КХ']) {
      expect([typed, await idsOf(typed)]).toEqual([typed, expect.arrayContaining([subscriberId, inFull])]);
      expect([typed, await idsOf(typed)]).toEqual([typed, expect.not.arrayContaining([other])]);
    }
  });

  it('is renamed and given to another partner, unless somebody was quicker', async () => {
    const { subscriberId } = await makeMember(test);
    const [, partnerId] = await makePartner(test);
    const form = { version: 1, name: 'ТОО «Новое имя»', partnerId: String(partnerId) };
    const changed = await operator.post(`${organizations}/${subscriberId}`, form);
    expect(changed.json()).toMatchObject({ name: 'ТОО «Новое имя»', partnerId: String(partnerId), version: 2 });
    expect((await operator.post(`${organizations}/${subscriberId}`, form)).json().code).toBe('console.changed');
    const nowhere = await operator.post(`${organizations}/${subscriberId}`, {
      ...form,
      version: 2,
      partnerId: '99999',
    });
    expect(nowhere.json().code).toBe('people.unknown-partner');
  });
});

describe('the access of an organisation in the console', () => {
  it.each([
    ['that has no subscription', [], { openUntil: null, isEndless: false }],
    ['with one that ends and one that does not', [-50, null], { openUntil: null, isEndless: true }],
    ['whose subscriptions end', [-50, 3], { isEndless: false, openUntil: expect.any(String) }],
  ])('is told of one %s', async (_, ends, told) => {
    const { subscriberId } = await makeMember(test);
    for (const end of ends) await buildSubscription(test.database.db, subscriberId, `Тариф ${end}`, end);
    expect((await operator.get(`${organizations}/${subscriberId}`)).json()).toMatchObject(told);
  });
});

describe('a subscription in the console', () => {
  it('is corrected with past days, and the history keeps what it was and why', async () => {
    const { subscriberId } = await makeMember(test);
    const id = await buildSubscription(test.database.db, subscriberId, 'Тариф', 30);
    const asked = { version: 1, key: unique('request-key'), dateBegin: '2020-01-01', dateEnd: '2020-12-31' };
    const correct = (form: object) => operator.post(`${subscriptions}/${id}/correct`, { ...asked, ...form });
    const backwards = await correct({ quantity: 5, reason: 'Опечатка', dateEnd: '2019-12-31' });
    expect(backwards.json().fields).toHaveProperty('dateEnd');
    const slip = await correct({ quantity: 5, reason: 'Опечатка', dateBegin: '0202-01-01' });
    expect(slip.json().fields).toEqual({ dateBegin: 'Проверьте год' });
    expect((await correct({ quantity: 5, reason: '' })).json().fields).toHaveProperty('reason');
    expect((await correct({ quantity: 5, reason: 'Опечатка' })).statusCode).toBe(200);
    const read = (await operator.get(`${subscriptions}/${id}`)).json();
    expect(read).toMatchObject({ dateEnd: '2020-12-31', quantity: 5, state: 'ended', version: 2 });
    expect(read.changes).toMatchObject([
      {
        action: 'corrected',
        before: { quantity: 1 },
        after: { dateBegin: '2020-01-01', dateEnd: '2020-12-31', quantity: 5 },
        reason: 'Опечатка',
      },
    ]);
    const again = await correct({ quantity: 5, reason: 'Опечатка' });
    expect([again.statusCode, (await operator.get(`${subscriptions}/${id}`)).json().version]).toEqual([200, 2]);
    expect((await correct({ key: unique('request-key'), quantity: 5, reason: 'Ещё' })).json().code).toBe(
      'subscriptions.changed',
    );
  });

  it('is read with the ends of the organisation’s others, by which a dialog says what becomes of the access', async () => {
    const { subscriberId } = await makeMember(test);
    const { db } = test.database;
    const id = await buildSubscription(db, subscriberId, 'Тариф', 30);
    const read = async () => (await operator.get(`${subscriptions}/${id}`)).json().otherEnds;
    expect(await read()).toEqual([]);
    await buildSubscription(db, subscriberId, 'Тариф', null);
    await buildSubscription(db, subscriberId, 'Другой', -5);
    const ended = addDays(new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' }), -5);
    expect((await read()).toSorted()).toEqual([ended, null]);
  });

  it('is given to any organisation and found by its state', async () => {
    const { subscriberId } = await makeMember(test);
    const body = { subscriberId, key: unique('request-key'), tariffCode: 'ea-1', quantity: 1, dateBegin: '2020-01-01' };
    const late = await operator.post(subscriptions, { ...body, dateEnd: null });
    expect(late.json().fields).toHaveProperty('dateBegin');
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' });
    const given = await operator.post(subscriptions, { ...body, dateBegin: today, dateEnd: null });
    const { items } = (await operator.get(`${subscriptions}?subscriberId=${subscriberId}&state=endless`)).json();
    expect(items).toMatchObject([{ id: given.json().id, dateEnd: null }]);
  });

  it('stands in the list as the rule of the contract says, and each filter finds its own state alone', async () => {
    const { subscriberId } = await makeMember(test);
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' });
    const day = (days: number | null) => (days === null ? null : addDays(today, days));
    const begins = [null, -400, 0, 1, 20].map(day);
    const ends = [null, -1, 0, 7, 8, 30, 31, 400].map(day);
    const given = new Map<string, KeptPeriod>();
    for (const dateBegin of begins)
      for (const dateEnd of ends)
        for (const closed of [false, true]) {
          if (dateBegin !== null && dateEnd !== null && dateEnd < dateBegin) continue;
          const { rows } = await test.database.pool.query<{ id: string }>(
            `insert into subscriptions (subscriber_id, tariff_name, date_begin, date_end, closed_at)
             values ($1, 'Тариф', $2, $3, case when $4 then now() end) returning id`,
            [subscriberId, dateBegin, dateEnd, closed],
          );
          given.set(rows[0]?.id ?? '', { dateBegin, dateEnd, closed });
        }
    const list = async (state = '') =>
      (await operator.get(`${subscriptions}?perPage=100&subscriberId=${subscriberId}${state}`)).json().items as {
        id: string;
        state: string;
      }[];
    const all = await list();
    expect(all).toHaveLength(given.size);
    for (const { id, state } of all)
      expect(state).toBe(
        stateOfSubscription(given.get(id) ?? { dateBegin: null, dateEnd: null, closed: false }, today),
      );
    for (const state of subscriptionStates) {
      const found = await list(`&state=${state}`);
      expect(found.length).toBeGreaterThan(0);
      expect(found.map(({ id }) => id).toSorted()).toEqual(
        all.flatMap((one) => (one.state === state ? [one.id] : [])).toSorted(),
      );
    }
  });
});
