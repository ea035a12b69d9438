import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/applications.ts';
import { formatDay } from '../../../contract/day-words.ts';
import { buildApplication, buildPartner, buildSubscription } from '../../seed/index.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

/** A member with a ready application, whose subscriptions end so many days from today in Almaty. */
async function makeWithEnds(ends: (number | null)[]): Promise<Member & { applicationId: string }> {
  const member = await makeMember(test);
  const { db } = test.database;
  for (const [index, end] of ends.entries()) await buildSubscription(db, member.subscriberId, `Тариф ${index}`, end);
  const applicationId = await buildApplication(db, {
    subscriberId: member.subscriberId,
    solutionCode: 'ea',
    name: 'Основная',
  });
  return { ...member, applicationId };
}

/** How the subscriber's access shows in every place that knows of it. */
async function standOf(member: Member & { applicationId: string }) {
  const { content } = (await member.get('/service/bl/get/applications')).json() as { content: Application[] };
  const launch = await member.get(`/apps/launch/${member.applicationId}`);
  const stand = await member.get(`/a/ea/${member.applicationId}`);
  const added = await member.post('/service/bl/application/add', { code: 'unf', name: 'Ещё одно' });
  return {
    status: content.find(({ id }) => id === member.applicationId)?.status,
    launches: launch.statusCode === 302,
    opens: stand.body.includes('<title>Основная'),
    added: added.statusCode,
  };
}

const open = { status: 'ready', launches: true, opens: true, added: 200 };
const closed = { status: 'closed', launches: false, opens: false, added: 409 };

describe('a subscriber’s applications are open', () => {
  it.each([
    ['there is no subscription at all', []],
    ['one has no end', [null]],
    ['one has no end and another ended long ago', [-400, null]],
    ['it ends today', [0]],
    ['it ended yesterday', [-1]],
    ['it ended 45 days ago', [-45]],
    ['the latest ended 45 days ago, others before', [-400, -45, -46]],
  ] as [string, (number | null)[]][])('when %s', async (_, ends) => {
    expect(await standOf(await makeWithEnds(ends))).toEqual(open);
  });
});

describe('a subscriber’s applications are closed', () => {
  it.each([
    ['it ended 46 days ago', [-46]],
    ['all ended more than 45 days ago', [-46, -400]],
  ])('when %s', async (_, ends) => {
    expect(await standOf(await makeWithEnds(ends))).toEqual(closed);
  });

  it('and open at once with an extension', async () => {
    const member = await makeWithEnds([-46]);
    expect(await standOf(member)).toEqual(closed);
    await test.database.pool.query(
      "update subscriptions set date_end = (now() at time zone 'Asia/Almaty')::date + 30 where subscriber_id = $1",
      [member.subscriberId],
    );
    expect(await standOf(member)).toEqual(open);
  });

  it('and can still be renamed, because the data are kept', async () => {
    const member = await makeWithEnds([-46]);
    const answer = await member.post('/service/bl/application/rename', {
      url: `/a/ea/${member.applicationId}`,
      name: 'Архив',
    });
    expect(answer.json()).toMatchObject({ application: { name: 'Архив', status: 'closed' } });
  });

  it('and are told closed to the operator too, as ready ones that nobody opens', async () => {
    const closed = await makeWithEnds([-46]);
    const open = await makeWithEnds([-45]);
    const operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
    for (const [{ subscriberId, applicationId }, accessClosed] of [
      [closed, true],
      [open, false],
    ] as const) {
      const list = await operator.get('/service/console/applications', { query: { subscriberId } });
      const one = await operator.get(`/service/console/applications/${applicationId}`);
      for (const given of [list.json<{ items: unknown[] }>().items[0], one.json()])
        expect(given).toMatchObject({ status: 'ready', accessClosed });
    }
  });

  it('for one subscriber only: those of another of mine stay open', async () => {
    const member = await makeMember(test, { subscribers: ['Закрытая', 'Открытая'] });
    const [first = '', second = ''] = member.subscriberIds;
    const { db } = test.database;
    await buildSubscription(db, first, 'Тариф', -46);
    await buildSubscription(db, second, 'Тариф', 10);
    await buildApplication(db, { subscriberId: first, solutionCode: 'ea', name: 'Закрытое' });
    await buildApplication(db, { subscriberId: second, solutionCode: 'ea', name: 'Открытое' });
    const { content } = (await member.get('/service/bl/get/applications')).json() as { content: Application[] };
    expect(content.map(({ name, status }) => [name, status])).toEqual([
      ['Открытое', 'ready'],
      ['Закрытое', 'closed'],
    ]);
  });
});

describe('whoever is told that access is closed', () => {
  it('is told which partner to turn to: on the card, at the launch, at an addition', async () => {
    const member = await makeWithEnds([-46]);
    const { db } = test.database;
    const name = 'ТОО «Верный счёт»';
    const partnerId = await buildPartner(db, { name, code: unique('partner') });
    await db.updateTable('subscribers').set({ partner_id: partnerId }).where('id', '=', member.subscriberId).execute();
    for (const address of [`/apps/launch/${member.applicationId}`, `/a/ea/${member.applicationId}`])
      expect((await member.get(address)).body).toContain(name);
    expect((await member.post('/service/bl/application/add', { code: 'unf', name: 'Ещё' })).json()).toMatchObject({
      code: 'applications.access-closed',
      message: expect.stringContaining(name),
    });
    expect((await member.get('/service/bl/get/service-partners')).json()).toEqual([
      { subscriberId: member.subscriberId, name, phone: '+7 (717) 255-01-02', mail: 'hello@partner.example' },
    ]);
  });

  it('reads the first closed day in the words of every screen: at the launch and at an addition', async () => {
    const member = await makeWithEnds([-46]);
    const { today } = (await test.database.pool.query("select (now() at time zone 'Asia/Almaty')::date::text as today"))
      .rows[0];
    const words = `Доступ закрыт с\u00a0${formatDay(today)}`;
    expect((await member.get(`/apps/launch/${member.applicationId}`)).body).toContain(words);
    const refused = await member.post('/service/bl/application/add', { code: 'unf', name: 'Ещё' });
    expect(refused.json<{ message: string }>().message).toMatch(new RegExp(`^${words} Последняя подписка`));
  });

  it('is told nothing of partners of others, and of none where nobody serves', async () => {
    const member = await makeWithEnds([-46]);
    expect((await member.get('/service/bl/get/service-partners')).json()).toEqual([]);
    expect((await member.get(`/apps/launch/${member.applicationId}`)).statusCode).toBe(200);
    const nobody = await makeMember(test, { subscribers: [] });
    expect((await nobody.get('/service/bl/get/service-partners')).json()).toEqual([]);
  });
});
