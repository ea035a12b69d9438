import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/days.ts';
import type { CustomerInFull } from '../../../contract/partner-cabinet-customers.ts';
import { buildApplication, buildSubscription } from '../../seed/index.ts';
import { type Member, makeMember, makePartner, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const customers = '/service/bl/partner/customers';

let test: TestPortal;
let partner: Member;
let customer: Member;
let partnerId: number;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());
beforeEach(async () => {
  [partner, partnerId] = await makePartner(test, { name: 'Олег Партнёров', subscribers: [] });
  customer = await makeMember(test, { name: 'Жанна Ли', email: `${unique('owner')}@people.example` });
  await serve(customer.subscriberId);
});

const serve = (id: string) =>
  test.database.db.updateTable('subscribers').set({ partner_id: partnerId }).where('id', '=', id).execute();
const look = async (person = partner) =>
  (await person.get(`${customers}/${customer.subscriberId}`)).json<CustomerInFull>();

describe('a customer in full', () => {
  it('comes with people, applications by state, subscriptions and no history yet', async () => {
    const { db } = test.database;
    const { subscriberId } = customer;
    await buildApplication(db, { subscriberId, solutionCode: 'ea', name: 'Учёт' });
    await buildApplication(db, { subscriberId, solutionCode: 'ea', name: 'Ещё', status: 'error' });
    await buildSubscription(db, subscriberId, 'Прошлая', -3);
    await buildSubscription(db, subscriberId, 'Давняя', -300);
    await buildSubscription(db, subscriberId, 'Поздняя', 90);
    await buildSubscription(db, subscriberId, 'Скорая', 5);
    const seen = await look();
    expect(seen).toMatchObject({
      id: subscriberId,
      users: [{ name: 'Жанна Ли', email: expect.stringContaining('@'), role: 'owner' }],
      usersTotal: 1,
      applications: { ready: 1, preparation: 0, error: 1, closed: 0 },
      accessClosed: false,
      openUntil: addDays(seen.today, 90 + 45),
      changes: [],
    });
    expect(seen.subscriptions.map(({ tariffName }) => tariffName)).toEqual(['Скорая', 'Поздняя', 'Прошлая', 'Давняя']);
    expect(seen.subscriptions[0]).toMatchObject({ version: 1, quantity: 1, closed: false });
  });

  it('shows every application as closed 46 days after the latest end', async () => {
    const { db } = test.database;
    await buildApplication(db, { subscriberId: customer.subscriberId, solutionCode: 'ea', name: 'Учёт' });
    await buildSubscription(db, customer.subscriberId, 'Прошлая', -46);
    const seen = await look();
    expect(seen).toMatchObject({ accessClosed: true, applications: { ready: 0, closed: 1 } });
    expect(seen.openUntil).toBe(addDays(seen.today, -1));
  });

  it('has no day of closing while nothing ends', async () => {
    expect(await look()).toMatchObject({ openUntil: null, accessClosed: false, subscriptions: [] });
    await buildSubscription(test.database.db, customer.subscriberId, 'Бессрочная', null);
    await buildSubscription(test.database.db, customer.subscriberId, 'Давняя', -400);
    expect(await look()).toMatchObject({ openUntil: null, accessClosed: false });
  });

  it('names at most a hundred people and says how many there are', async () => {
    await test.database.pool.query(
      `with made as (insert into users (login, login_key, password_hash)
         select n, n, '' from (select $2 || '-' || n as n from generate_series(1, 120) n) named returning id)
       insert into members (user_id, subscriber_id, role) select id, $1, 'user' from made`,
      [customer.subscriberId, unique('many')],
    );
    const { users, usersTotal } = await look();
    expect([users.length, usersTotal, users[0]?.role]).toEqual([100, 121, 'owner']);
  });

  it('is nobody else’s, and the attempt is in the audit', async () => {
    const demo = await test.signIn('partner');
    const answer = await demo.get(`${customers}/${customer.subscriberId}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'customers.unknown' });
    expect((await partner.get(`${customers}/00000000-0000-4000-8000-000000000000`)).statusCode).toBe(404);
    const { rows } = await test.database.pool.query(
      "select from audit where action = 'foreign-customer-refused' and object = $1",
      [customer.subscriberId],
    );
    expect(rows).toHaveLength(1);
  });

  it.each(['abc', '1', "'%20or%201=1", '%D0%BA'])('refuses %s as an id', async (id) => {
    expect((await partner.get(`${customers}/${id}`)).statusCode).toBe(400);
  });

  it('is for people of partners alone', async () => {
    const path = `${customers}/${customer.subscriberId}`;
    expect((await test.get(path)).statusCode).toBe(401);
    expect((await customer.get(path)).statusCode).toBe(403);
    expect((await (await test.signIn('operator')).get(path)).statusCode).toBe(403);
    const tiedToNobody = await makeMember(test, { roles: ['partner'] });
    expect((await tiedToNobody.get(path)).json()).toMatchObject({ code: 'partners.no-partner' });
  });
});

describe('subscriptions of another partner’s customer', () => {
  const changes = (id: string, today: string) => {
    const seen = { id, version: 1, key: unique('request-key') };
    const root = '/service/bl/partner/subscriptions';
    const period = { dateBegin: today, dateEnd: null };
    return [
      [`${root}/add`, { ...period, customerId: customer.subscriberId, key: seen.key, tariffCode: 'ea-1' }],
      [`${root}/extend`, { ...seen, months: 1 }],
      [`${root}/close`, { ...seen, lastDay: today, reason: 'Чужая' }],
    ] as const;
  };

  it('are 404 for every change, change nothing, and the attempts are in the audit', async () => {
    const id = await buildSubscription(test.database.db, customer.subscriberId, 'Учёт', 10);
    const stranger = await test.signIn('partner');
    const codes = [];
    for (const [path, body] of changes(id, (await look()).today)) {
      const answer = await stranger.post(path, body);
      codes.push([answer.statusCode, answer.json<{ code: string }>().code]);
    }
    expect(codes).toEqual([
      [404, 'customers.unknown'],
      [404, 'subscriptions.unknown'],
      [404, 'subscriptions.unknown'],
    ]);
    expect(await look()).toMatchObject({ subscriptions: [{ version: 1 }], changes: [] });
    const { rows } = await test.database.pool.query(
      "select from audit where action = 'foreign-customer-refused' and object = any($1)",
      [[id, customer.subscriberId]],
    );
    expect(rows).toHaveLength(3);
  });

  it('are open to nobody but people of a partner', async () => {
    const id = await buildSubscription(test.database.db, customer.subscriberId, 'Учёт', 10);
    const operator = await test.signIn('operator');
    for (const [path, body] of changes(id, (await look()).today)) {
      const answers = await Promise.all([test, customer, operator].map((person) => person.post(path, body)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403]);
    }
  });
});
