import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserInfo } from '../../../contract/identity.ts';
import type { MemberRole } from '../../../contract/members.values.ts';
import { buildApplication, buildSubscription } from '../../seed/index.ts';
import { statusAndBody } from '../../testing/inviting.ts';
import { auditOf, makeOrganisation } from '../../testing/organisation.ts';
import { makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
let firm: Awaited<ReturnType<typeof makeOrganisation>>;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());
beforeEach(async () => {
  firm = await makeOrganisation(test);
});

describe('the list', () => {
  it('shows owners, administrators and users, each by name, with what the asking person may do', async () => {
    await firm.join('user', { name: 'Яна Ли' });
    await firm.join('user', { name: 'Ёлка Ким' });
    await firm.join('administrator', { name: 'Тимур Ахметов' });
    const page = await firm.list();
    expect(page).toMatchObject({
      page: 1,
      totalElements: 4,
      role: 'owner',
      mayGive: ['owner', 'administrator', 'user'],
    });
    expect(page.content.map(({ name, role }) => [name, role])).toEqual([
      ['Айгуль Сейтова', 'owner'],
      ['Тимур Ахметов', 'administrator'],
      ['Ёлка Ким', 'user'],
      ['Яна Ли', 'user'],
    ]);
    expect(page.content[0]).toMatchObject({ you: true, mayChange: false, mayRemove: false });
    expect(page.content[3]).toMatchObject({ you: false, mayChange: true, mayRemove: true });
  });

  it('lets an administrator remove users alone, and a user only leave', async () => {
    const administrator = await firm.join('administrator', { name: 'А' });
    const user = await firm.join('user', { name: 'Б' });
    const may = async (by: typeof user) =>
      (await firm.list(by)).content.map(({ mayChange, mayRemove }) => [mayChange, mayRemove]);
    expect(await may(administrator)).toEqual([
      [false, false],
      [false, true],
      [false, true],
    ]);
    expect(await may(user)).toEqual([
      [false, false],
      [false, false],
      [false, true],
    ]);
    expect(await firm.list(user)).toMatchObject({ role: 'user', mayGive: [] });
  });

  it('is by pages; one past the end is empty', async () => {
    await firm.join('user');
    expect(await firm.list(firm.owner, { count: '1', page: '2' })).toMatchObject({
      totalPages: 2,
      content: [{ role: 'user' }],
    });
    expect((await firm.list(firm.owner, { page: '9' })).content).toEqual([]);
    const odd: Record<string, string>[] = [{ page: '0' }, { count: '101' }, { subscriberId: 'x' }];
    for (const query of odd) expect((await firm.owner.get('/service/bl/members', { query })).statusCode).toBe(400);
  });

  it('of another organisation is absent, and so is the list of its invitations', async () => {
    const stranger = await makeMember(test);
    const query = { subscriberId: firm.subscriberId };
    for (const path of ['/service/bl/members', '/service/bl/members/invitations'])
      expect(statusAndBody(await stranger.get(path, { query }))).toMatchObject([404, { code: 'subscribers.unknown' }]);
  });
});

describe('a role', () => {
  it('is changed by an owner, with an audit row, and counts for the next call', async () => {
    const user = await firm.join('user');
    expect((await firm.changeRole(user.userId, 'administrator')).statusCode).toBe(200);
    expect(await firm.roleOf(user.userId)).toBe('administrator');
    expect(await auditOf(test, `user:${user.userId}`)).toEqual(['member-role-changed']);
    expect((await firm.invite('user', undefined, user)).statusCode).toBe(200);
    await firm.changeRole(user.userId, 'user');
    expect((await firm.invite('user', undefined, user)).statusCode).toBe(403);
  });

  it('is told of by letter to whom it concerns, once a change', async () => {
    const [user, other] = [await firm.join('user'), await firm.join('owner')];
    const lettersTo = async (userId: string) =>
      (
        await test.database.db
          .selectFrom('mails as m')
          .innerJoin('users as u', 'u.email', 'm.recipient_address')
          .select(['m.subject', 'm.text'])
          .where('m.kind', '=', 'member-role-changed')
          .where('u.id', '=', userId)
          .execute()
      ).map(({ subject, text }) => [subject, text]);
    await firm.changeRole(user.userId, 'administrator');
    await firm.changeRole(user.userId, 'administrator');
    expect(await lettersTo(user.userId)).toEqual([
      [`Ваша роль изменена: ${firm.name}`, expect.stringMatching(/администратор[\s\S]*пользователь/)],
    ]);
    await firm.changeRole(other.userId, 'user', other);
    expect(await firm.roleOf(other.userId)).toBe('user');
    expect(await lettersTo(other.userId)).toEqual([]);
  });

  it.each<[MemberRole, MemberRole, MemberRole]>([
    ['administrator', 'user', 'administrator'],
    ['administrator', 'user', 'owner'],
    ['administrator', 'administrator', 'user'],
    ['administrator', 'owner', 'user'],
    ['user', 'user', 'owner'],
    ['user', 'owner', 'user'],
  ])('by %s of %s to %s is refused and told to the audit', async (by, of, to) => {
    const [actor, other] = [await firm.join(by), await firm.join(of)];
    expect(statusAndBody(await firm.changeRole(other.userId, to, actor))).toMatchObject([
      403,
      { code: 'members.forbidden' },
    ]);
    expect(await firm.roleOf(other.userId)).toBe(of);
    expect(await auditOf(test, `user:${other.userId}`)).toEqual(['member-change-refused']);
  });

  it('cannot be given to oneself', async () => {
    const administrator = await firm.join('administrator');
    expect((await firm.changeRole(administrator.userId, 'owner', administrator)).statusCode).toBe(403);
  });

  it('of somebody who is not here is absent; an unknown one is refused by its field', async () => {
    const stranger = await makeMember(test);
    expect(statusAndBody(await firm.changeRole(stranger.userId, 'user'))).toMatchObject([
      404,
      { code: 'members.unknown' },
    ]);
    expect(statusAndBody(await firm.changeRole(firm.owner.userId, 'king' as MemberRole))).toMatchObject([
      400,
      { fields: { role: 'Выберите роль' } },
    ]);
  });
});

describe('a person taken out', () => {
  it('loses the organisation with the next call, keeps the session and the other organisation', async () => {
    const { db } = test.database;
    await buildApplication(db, { subscriberId: firm.subscriberId, solutionCode: 'ea', name: 'Учёт «Ёлки»' });
    await buildSubscription(db, firm.subscriberId, 'Бухгалтерия', 30);
    const user = await firm.join('user');
    await user.post('/service/bl/subscriber/select', { id: firm.subscriberId });
    const seen = async () => {
      const list = await user.get('/service/bl/get/applications', { query: { page: '1', count: '50' } });
      const subscriptions = await user.get('/service/bl/get/subscriptions');
      const who = (await user.get('/service/bl/get/user-info')).json<UserInfo>();
      return [list.body.includes('Учёт «Ёлки»'), subscriptions.json().length, who.subscribers.map(({ name }) => name)];
    };
    expect(await seen()).toEqual([true, 1, [firm.name, 'ТОО «Своё»']]);
    expect((await firm.remove(user.userId)).statusCode).toBe(200);
    expect(await seen()).toEqual([false, 0, ['ТОО «Своё»']]);
    expect((await user.post('/service/bl/subscriber/select', { id: firm.subscriberId })).statusCode).toBe(404);
    expect(
      (await user.post('/service/bl/application/add', { code: 'ea', name: 'Моё', run: false })).json(),
    ).toMatchObject({ application: { subscriberId: user.subscriberId } });
    expect(await auditOf(test, `user:${user.userId}`)).toEqual(['member-removed']);
  });

  it('is told by letter; whoever leaves is not', async () => {
    const letters = async () =>
      (await test.database.db.selectFrom('mails').select('subject').where('kind', '=', 'member-removed').execute())
        .length;
    const before = await letters();
    const [removed, left] = [await firm.join('user'), await firm.join('user')];
    await firm.remove(removed.userId);
    await firm.remove(left.userId, left);
    expect(await firm.roleOf(left.userId)).toBeUndefined();
    expect((await letters()) - before).toBe(1);
  });

  it.each<[MemberRole, MemberRole]>([
    ['administrator', 'administrator'],
    ['administrator', 'owner'],
    ['user', 'user'],
    ['user', 'owner'],
  ])('by %s cannot be %s', async (by, of) => {
    const [actor, other] = [await firm.join(by), await firm.join(of)];
    expect(statusAndBody(await firm.remove(other.userId, actor))).toMatchObject([403, { code: 'members.forbidden' }]);
    expect(await firm.roleOf(other.userId)).toBe(of);
  });

  it('leaves no usable invitation behind, and neither does a role that may not send it', async () => {
    const [removed, demoted] = [await firm.join('owner'), await firm.join('owner')];
    const ids = [];
    for (const [role, by] of [
      ['owner', removed],
      ['owner', demoted],
      ['user', demoted],
    ] as const)
      ids.push((await firm.invite(role, undefined, by)).json<{ id: string }>().id);
    await firm.remove(removed.userId);
    await firm.changeRole(demoted.userId, 'administrator');
    const states = [];
    for (const id of ids) states.push((await firm.invitation(id))?.state);
    expect(states).toEqual(['revoked', 'revoked', 'queued']);
  });
});

describe('the last owner', () => {
  it('is neither removed nor demoted, and does not leave', async () => {
    const { owner } = firm;
    for (const answer of [
      await firm.remove(owner.userId),
      await firm.changeRole(owner.userId, 'user'),
      await firm.changeRole(owner.userId, 'administrator'),
    ])
      expect(statusAndBody(answer)).toMatchObject([409, { code: 'members.last-owner' }]);
    expect(await firm.roleOf(owner.userId)).toBe('owner');
  });

  it('may go once there is another', async () => {
    const user = await firm.join('user');
    await firm.changeRole(user.userId, 'owner');
    expect((await firm.remove(firm.owner.userId)).statusCode).toBe(200);
    expect((await firm.remove(user.userId, user)).statusCode).toBe(409);
  });

  it.each(['removed', 'demoted', 'leaving'])('stays when two owners are %s at the same moment', async (how) => {
    for (let round = 0; round < 10; round += 1) {
      firm = await makeOrganisation(test);
      const { owner } = firm;
      const other = await firm.join('owner');
      const answers = await Promise.all(
        how === 'removed'
          ? [firm.remove(other.userId, owner), firm.remove(owner.userId, other)]
          : how === 'demoted'
            ? [firm.changeRole(other.userId, 'user', owner), firm.changeRole(owner.userId, 'user', other)]
            : [firm.remove(owner.userId, owner), firm.remove(other.userId, other)],
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const roles = [await firm.roleOf(owner.userId), await firm.roleOf(other.userId)];
      expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
    }
  });
});
