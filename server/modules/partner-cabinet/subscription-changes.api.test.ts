import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/applications.ts';
import { addDays, addMonths } from '../../../contract/days.ts';
import type { CustomerInFull } from '../../../contract/partner-cabinet-customers.ts';
import type { Subscription } from '../../../contract/subscribers.ts';
import { buildApplication, buildSubscription } from '../../seed/index.ts';
import { type Member, makeMember, makePartner, makePartnerPerson, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const root = '/service/bl/partner/subscriptions';

let test: TestPortal;
let partner: Member;
let colleague: Member;
let customer: Member;
let partnerId: number;
let today: string;
beforeAll(async () => {
  test = await createTestPortal();
  const { rows } = await test.database.pool.query("select (now() at time zone 'Asia/Almaty')::date as today");
  today = rows[0].today;
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.database;
  [partner, partnerId] = await makePartner(test, { name: 'Олег Партнёров', subscribers: [] });
  colleague = await makePartnerPerson(test, partnerId, { name: 'Анна Коллегова', subscribers: [] });
  customer = await makeMember(test);
  await db.updateTable('subscribers').set({ partner_id: partnerId }).where('id', '=', customer.subscriberId).execute();
});

const key = () => unique('request-key');
const look = async () =>
  (await partner.get(`/service/bl/partner/customers/${customer.subscriberId}`)).json<CustomerInFull>();
const make = (endsInDays: number | null) =>
  buildSubscription(test.database.db, customer.subscriberId, 'Учёт', endsInDays);
const addition = (changes: object = {}) => ({
  customerId: customer.subscriberId,
  key: key(),
  tariffCode: 'ea-1',
  quantity: 3,
  dateBegin: today,
  dateEnd: addMonths(today, 12),
  ...changes,
});
const auditOf = async (action: string) =>
  (
    await test.database.pool.query(
      'select object, details, v.after from audit left join audit_values v on v.audit_id = id where action = $1 and subscriber_id = $2',
      [action, customer.subscriberId],
    )
  ).rows;

describe('a subscription that is added', () => {
  it('has the name of the catalogue, its number and days; the customer sees it at once', async () => {
    const answer = await partner.post(`${root}/add`, addition());
    expect(answer.json()).toEqual({ success: true, id: expect.any(String) });
    const seen = await look();
    const tariffName = 'Бухгалтерия, 1\u00a0место';
    const days = { dateBegin: today, dateEnd: addMonths(today, 12) };
    expect(seen.subscriptions).toMatchObject([{ tariffName, quantity: 3, version: 1, ...days }]);
    expect(seen.changes).toMatchObject([
      { action: 'added', userName: 'Олег Партнёров', tariffName, before: null, after: days, reason: '' },
    ]);
    const own = (await customer.get('/service/bl/get/subscriptions')).json<Subscription[]>();
    expect(own).toMatchObject([{ tariffName, dateEnd: days.dateEnd }]);
    expect(await auditOf('subscription-added')).toMatchObject([
      { object: answer.json<{ id: string }>().id, after: { tariffName, quantity: 3, ...days } },
    ]);
  });

  it('may be endless', async () => {
    expect((await partner.post(`${root}/add`, addition({ dateEnd: null }))).statusCode).toBe(200);
    expect((await look()).subscriptions).toMatchObject([{ dateEnd: null }]);
  });

  it('is one for the same request repeated, however many arrive at once', async () => {
    const body = addition();
    const answers = await Promise.all(Array.from({ length: 8 }, () => partner.post(`${root}/add`, body)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    const { subscriptions, changes } = await look();
    expect([subscriptions.length, changes.length, (await auditOf('subscription-added')).length]).toEqual([1, 1, 1]);
    const other = await partner.post(`${root}/add`, { ...body, quantity: 4 });
    expect(other.json()).toMatchObject({ code: 'subscriptions.done-before' });
  });

  it.each<[string, object]>([
    ['dateBegin', { dateBegin: '2026-02-30' }],
    ['dateBegin', { dateBegin: '0000-01-01' }],
    ['dateBegin', { dateBegin: '9999-01-01', dateEnd: null }],
    ['dateBegin', { dateBegin: '22.11.2026' }],
    ['dateBegin', { dateBegin: null }],
    ['dateEnd', { dateEnd: '9999-12-31' }],
    ['dateEnd', { dateEnd: '10000-01-01' }],
    ['dateEnd', { dateEnd: '2020-01-01' }],
    ['dateEnd', { dateEnd: '' }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 1001 }],
    ['quantity', { quantity: 1.5 }],
    ['quantity', { quantity: '3' }],
    ['tariffCode', { tariffCode: '' }],
    ['tariffCode', { tariffCode: ['ea-1'] }],
    ['key', { key: 'short' }],
    ['customerId', { customerId: 'abc' }],
  ])('is refused by its field %s: %j', async (field, changes) => {
    const answer = await partner.post(`${root}/add`, addition(changes));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.stringMatching(/[а-я]/) } });
    expect((await look()).subscriptions).toEqual([]);
  });

  it('ends not before it begins, nor in the past', async () => {
    const dateBegin = addDays(today, 10);
    for (const body of [
      addition({ dateBegin, dateEnd: today }),
      addition({ dateBegin: addDays(today, -30), dateEnd: addDays(today, -1) }),
    ]) {
      const answer = await partner.post(`${root}/add`, body);
      expect(answer.json()).toMatchObject({ fields: { dateEnd: expect.any(String) } });
    }
  });

  it('is of a tariff of the catalogue, and no more than 200', async () => {
    const unknown = await partner.post(`${root}/add`, addition({ tariffCode: 'nothing' }));
    expect(unknown.json()).toMatchObject({ code: 'subscriptions.unknown-tariff' });
    await test.database.pool.query(
      "insert into subscriptions (subscriber_id, tariff_name) select $1, 'Т' || n from generate_series(1, 200) n",
      [customer.subscriberId],
    );
    expect((await partner.post(`${root}/add`, addition())).json()).toMatchObject({ code: 'subscriptions.too-many' });
  });
});

describe('an extension', () => {
  it.each([
    ['one that goes on', 20, (until: number) => addMonths(addDays(today, until), 3)],
    ['one that has ended', -60, () => addMonths(today, 3)],
  ])('by months of %s', async (_, ends, expected) => {
    const id = await make(ends);
    const answer = await partner.post(`${root}/extend`, { id, version: 1, key: key(), months: 3 });
    expect(answer.json()).toEqual({ success: true, dateEnd: expected(ends) });
    const { subscriptions, changes } = await look();
    expect(subscriptions).toMatchObject([{ dateEnd: expected(ends), version: 2 }]);
    expect(changes).toMatchObject([
      { action: 'extended', before: { dateEnd: addDays(today, ends) }, after: { dateEnd: expected(ends) } },
    ]);
    expect(await auditOf('subscription-extended')).toMatchObject([{ object: id }]);
  });

  it('opens closed applications at once, and they can be added again', async () => {
    const id = await make(-46);
    const { db } = test.database;
    const { subscriberId } = customer;
    const applicationId = await buildApplication(db, { subscriberId, solutionCode: 'ea', name: 'Основная' });
    const stand = async () => {
      const { content } = (await customer.get('/service/bl/get/applications')).json<{ content: Application[] }>();
      return {
        status: content.find((one) => one.id === applicationId)?.status,
        launch: (await customer.get(`/apps/launch/${applicationId}`)).statusCode,
        added: (await customer.post('/service/bl/application/add', { code: 'unf', name: 'Ещё' })).statusCode,
      };
    };
    expect(await stand()).toMatchObject({ status: 'closed', added: 409 });
    await partner.post(`${root}/extend`, { id, version: 1, key: key(), until: today });
    expect(await stand()).toEqual({ status: 'ready', launch: 302, added: 200 });
  });

  it('asked twice with one key is made once', async () => {
    const id = await make(10);
    const body = { id, version: 1, key: key(), months: 1 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => partner.post(`${root}/extend`, body)));
    const dateEnd = addMonths(addDays(today, 10), 1);
    // Whoever has seen what the request that was not answered has done asks with the newer version.
    answers.push(await partner.post(`${root}/extend`, { ...body, version: 2 }));
    for (const answer of answers) expect(answer.json()).toEqual({ success: true, dateEnd });
    expect((await look()).changes).toHaveLength(1);
    const other = await partner.post(`${root}/extend`, { ...body, months: 2 });
    expect(other.json()).toMatchObject({ code: 'subscriptions.done-before' });
  });

  it('by two people at once is made by one, and the other is told', async () => {
    const id = await make(10);
    const answers = await Promise.all(
      [partner, colleague].map((person) => person.post(`${root}/extend`, { id, version: 1, key: key(), months: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'subscriptions.changed',
      message: expect.stringContaining('изменил'),
    });
    expect((await look()).changes).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['until', { until: '2027-02-29' }],
    ['until', { until: '9999-12-31' }],
    ['until', { until: '2020-01-01' }],
    ['until', {}],
    ['until', { until: '2030-01-01', months: 3 }],
    ['months', { months: 0 }],
    ['months', { months: 61 }],
    ['months', { months: '3' }],
    ['months', { months: -1 }],
    ['version', { version: 0, months: 1 }],
  ])('is refused by its field %s: %j', async (field, changes) => {
    const id = await make(10);
    const answer = await partner.post(`${root}/extend`, { id, version: 1, key: key(), ...changes });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.stringMatching(/[а-я]/) } });
  });

  it('of an endless one is not needed, and ten years ahead is the end', async () => {
    const endless = await make(null);
    const answer = await partner.post(`${root}/extend`, { id: endless, version: 1, key: key(), months: 1 });
    expect(answer.json()).toMatchObject({ code: 'subscriptions.endless' });
    const long = await make(3000);
    const refused = await partner.post(`${root}/extend`, { id: long, version: 1, key: key(), months: 60 });
    expect(refused.json()).toMatchObject({ fields: { months: expect.stringContaining('10 лет') } });
  });
});

describe('a closing', () => {
  const close = (id: string, changes: object = {}) =>
    partner.post(`${root}/close`, {
      id,
      version: 1,
      key: key(),
      lastDay: today,
      reason: ' Договор\nрасторгнут ',
      ...changes,
    });

  it('sets the last day with its reason, and an extension goes on from it', async () => {
    const id = await make(100);
    expect((await close(id)).json()).toEqual({ success: true });
    const { subscriptions, changes } = await look();
    expect(subscriptions).toMatchObject([{ dateEnd: today, closed: true, version: 2 }]);
    expect(changes).toMatchObject([
      {
        action: 'closed',
        reason: 'Договор расторгнут',
        before: { dateEnd: addDays(today, 100) },
        after: { dateEnd: today },
      },
    ]);
    expect(await auditOf('subscription-closed')).toMatchObject([{ details: { reason: 'Договор расторгнут' } }]);
    await partner.post(`${root}/extend`, { id, version: 2, key: key(), months: 1 });
    expect((await look()).subscriptions).toMatchObject([{ dateEnd: addMonths(today, 1), closed: false, version: 3 }]);
  });

  it('is told of, not taken for what is added, when the same is added again with the key', async () => {
    const body = addition();
    const { id } = (await partner.post(`${root}/add`, body)).json<{ id: string }>();
    expect((await partner.post(`${root}/add`, body)).json()).toMatchObject({ id });
    await close(id);
    expect((await partner.post(`${root}/add`, body)).json()).toMatchObject({ code: 'subscriptions.done-before' });
  });

  it('gives an endless one an end, and one that has not begun its last day alone', async () => {
    const endless = await make(null);
    await close(endless, { lastDay: addDays(today, 30) });
    const later = addition({ dateBegin: addDays(today, 20) });
    const { id } = (await partner.post(`${root}/add`, later)).json<{ id: string }>();
    expect((await close(id)).statusCode).toBe(200);
    const { subscriptions } = await look();
    expect(subscriptions.find((one) => one.id === endless)).toMatchObject({ dateEnd: addDays(today, 30) });
    expect(subscriptions.find((one) => one.id === id)).toMatchObject({ dateBegin: today, dateEnd: today });
  });

  it.each<[string, (day: string) => object]>([
    ['lastDay', (day) => ({ lastDay: addDays(day, -1) })],
    ['lastDay', (day) => ({ lastDay: addDays(day, 11) })],
    ['lastDay', () => ({ lastDay: '2026-13-01' })],
    ['reason', () => ({ reason: '  ' })],
    ['reason', () => ({ reason: 'я'.repeat(201) })],
  ])('is refused by its field %s', async (field, changes) => {
    const answer = await close(await make(10), changes(today));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it('of what has ended already is told so', async () => {
    expect((await close(await make(-1))).json()).toMatchObject({ code: 'subscriptions.ended' });
  });
});
