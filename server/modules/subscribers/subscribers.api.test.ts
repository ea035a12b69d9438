import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserInfo } from '../../../contract/identity.ts';
import type { Subscription } from '../../../contract/subscribers.ts';
import { buildSubscription } from '../../seed/index.ts';
import { makeMember, openSession } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const subscriptions = '/service/bl/get/subscriptions';
const select = '/service/bl/subscriber/select';
const userInfo = '/service/bl/get/user-info';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

describe('the subscriptions', () => {
  it('are those of all my subscribers, the soonest end first, no end last, alike by the Russian order', async () => {
    const member = await makeMember(test, { subscribers: ['ТОО «Ромашка»', 'ТОО «Астра»'] });
    const [first = '', second = ''] = member.subscriberIds;
    const stranger = await makeMember(test);
    const { db } = test.database;
    await buildSubscription(db, first, 'Архив', null);
    await buildSubscription(db, first, 'Ёлка', 5);
    await buildSubscription(db, first, 'Жираф', 5);
    await buildSubscription(db, second, 'Еда', 5);
    await buildSubscription(db, second, 'Прошлый', -400);
    await buildSubscription(db, second, 'Завтрашний', 1);
    await buildSubscription(db, stranger.subscriberId, 'Чужой', 3);
    const answer = (await member.get(subscriptions)).json() as Subscription[];
    expect(answer.map(({ tariffName }) => tariffName)).toEqual([
      'Прошлый',
      'Завтрашний',
      'Еда',
      'Ёлка',
      'Жираф',
      'Архив',
    ]);
    expect(answer[0]).toEqual({
      subscriberName: 'ТОО «Астра»',
      subscriberId: second,
      tariffName: 'Прошлый',
      dateBegin: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dateEnd: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      code: expect.stringMatching(/^code-/),
    });
    expect(answer.at(-1)).toMatchObject({ dateEnd: null, subscriberId: first });
  });

  it('begin and end on the very day the database keeps, whatever the zone of the process', async () => {
    const member = await makeMember(test);
    await test.database.pool.query(
      "insert into subscriptions (subscriber_id, tariff_name, date_begin, date_end) values ($1, 'Д', '2026-03-02', '2027-03-01'), ($1, 'Е', null, '2024-02-29')",
      [member.subscriberId],
    );
    const answer = (await member.get(subscriptions)).json() as Subscription[];
    expect(answer.map(({ dateEnd }) => dateEnd)).toEqual(['2024-02-29', '2027-03-01']);
    expect(answer.map(({ dateBegin }) => dateBegin)).toEqual([null, '2026-03-02']);
  });

  it('are none for somebody without subscribers', async () => {
    const nobody = await makeMember(test, { subscribers: [] });
    expect((await nobody.get(subscriptions)).json()).toEqual([]);
  });
});

describe('choosing the current subscriber', () => {
  const orderOf = async (person: { get: TestPortal['get'] }) =>
    ((await person.get(userInfo)).json() as UserInfo).subscribers.map(({ id }) => id);

  it('puts it first, and every later session remembers it', async () => {
    const member = await makeMember(test, { subscribers: ['А', 'Б', 'В'] });
    const [a = '', b = '', c = ''] = member.subscriberIds;
    expect(await orderOf(member)).toEqual([a, b, c]);
    expect((await member.post(select, { id: c })).json()).toEqual({ success: true });
    expect(await orderOf(member)).toEqual([c, a, b]);
    expect(await orderOf(await openSession(test, member.userId))).toEqual([c, a, b]);
    const added = await member.post('/service/bl/application/add', { code: 'ea', name: 'Для третьей' });
    expect(added.json()).toMatchObject({ application: { subscriberId: c } });
  });

  it('answers 404 for another’s and for an unknown one, and changes nothing', async () => {
    const [member, stranger] = [await makeMember(test, { subscribers: ['А', 'Б'] }), await makeMember(test)];
    for (const id of [stranger.subscriberId, '00000000-0000-4000-8000-000000000000']) {
      const answer = await member.post(select, { id });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'subscribers.unknown' });
    }
    expect(await orderOf(member)).toEqual(member.subscriberIds);
  });

  it.each([[undefined], [''], [null], ['abc'], [7], [['x']], ["' or 1=1 --"]])('refuses %j as an id', async (id) => {
    const member = await makeMember(test);
    const answer = await member.post(select, { id });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { id: expect.stringMatching(/[а-я]/) } });
  });

  it('goes back to one of mine when I leave the chosen one', async () => {
    const member = await makeMember(test, { subscribers: ['А', 'Б'] });
    const [a = '', b = ''] = member.subscriberIds;
    await member.post(select, { id: b });
    await test.database.db.deleteFrom('members').where('subscriber_id', '=', b).execute();
    expect(await orderOf(member)).toEqual([a]);
    const added = await member.post('/service/bl/application/add', { code: 'ea', name: 'После ухода' });
    expect(added.json()).toMatchObject({ application: { subscriberId: a } });
  });
});
