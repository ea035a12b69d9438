import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRole } from '../../../contract/members.values.ts';
import { startInviting, statusAndBody } from '../../testing/inviting.ts';
import { address, auditOf, makeOrganisation } from '../../testing/organisation.ts';
import { makeMember } from '../../testing/people.ts';
import type { TestPortal } from '../../testing/test-portal.ts';

let portal: Awaited<ReturnType<typeof startInviting>>;
let test: TestPortal;
let firm: Awaited<ReturnType<typeof makeOrganisation>>;
beforeAll(async () => {
  portal = await startInviting();
  test = portal.test;
});
afterAll(() => test.close());
beforeEach(async () => {
  firm = await makeOrganisation(test);
  portal.mail.refusing = false;
});

describe('an invitation', () => {
  it('goes from «queued» to «used» by a new person, whom a letter greets', async () => {
    const { id, email, code } = await portal.invited(firm, undefined, 'administrator');
    expect(portal.mail.delivered[0]).not.toContain('Kostyashki7');
    expect(await portal.check(code)).toEqual({
      cause: null,
      invitation: {
        subscriberName: firm.name,
        role: 'administrator',
        invitedBy: 'Айгуль Сейтова',
        isIntoCabinet: false,
        isOfAnotherCabinet: false,
        email,
        login: email,
        hasAccount: false,
        mine: false,
      },
    });
    expect((await firm.invitation(id))?.state).toBe('opened');
    expect(statusAndBody(await portal.register(code))).toEqual([200, { success: true, login: email }]);
    expect(await firm.invitation(id)).toMatchObject({ state: 'used', role: 'administrator', mayRevoke: false });
    expect((await firm.list()).content).toMatchObject([{}, { name: 'Марат Оспанов', email, role: 'administrator' }]);
    const person = await test.signIn(email, 'Kostyashki7');
    expect((await person.get('/service/bl/get/user-info')).json()).toMatchObject({
      subscribers: [{ id: firm.subscriberId }],
    });
    const consents = await test.database.pool.query(
      'select kind from consents c join users u on u.id = c.user_id where u.email = $1',
      [email],
    );
    expect(consents.rows).toEqual([{ kind: 'agreement' }]);
    expect(await auditOf(test, id)).toEqual(['member-invited', 'member-joined', 'registered']);
    const greeting = await test.database.db
      .selectFrom('mails')
      .select(['recipient_address', 'recipient_name'])
      .where('key', '=', `member-joined:${id}`)
      .execute();
    expect(greeting).toEqual([{ recipient_address: email, recipient_name: 'Марат Оспанов' }]);
  });

  it('takes no e-mail of somebody else as a login', async () => {
    const { code } = await portal.invited(firm);
    expect(statusAndBody(await portal.register(code, { login: 'boss@victim.kz' }))).toMatchObject([
      400,
      { code: 'registration.foreign-login', fields: { login: expect.any(String) } },
    ]);
    expect(statusAndBody(await portal.register(code, { login: 'marat' }))).toMatchObject([200, { login: 'marat' }]);
  });

  it('is used by a person with an account, whose organisation it becomes', async () => {
    const email = address();
    const person = await makeMember(test, { email, subscribers: ['ТОО «Своё»'] });
    const { code } = await portal.invited(firm, email.toUpperCase());
    expect((await portal.check(code, person)).invitation).toMatchObject({ hasAccount: true, mine: true });
    expect(statusAndBody(await portal.join(code, person))).toEqual([200, { success: true, isInCabinet: false }]);
    const who = (await person.get('/service/bl/get/user-info')).json<{ subscribers: { name: string }[] }>();
    expect(who.subscribers.map(({ name }) => name)).toEqual([firm.name, 'ТОО «Своё»']);
    expect(await firm.roleOf(person.userId)).toBe('user');
  });

  it('by which a person has joined answers that person alone as joined, until the person is gone again', async () => {
    const email = address();
    const person = await makeMember(test, { email });
    const { code, id } = await portal.invited(firm, email);
    for (let press = 0; press < 2; press += 1)
      expect(statusAndBody(await portal.join(code, person))).toEqual([200, { success: true, isInCabinet: false }]);
    expect((await auditOf(test, id)).filter((action) => action === 'member-joined')).toHaveLength(1);
    const unusable = [400, { code: 'members.unusable-code' }];
    expect(statusAndBody(await portal.join(code, await makeMember(test)))).toMatchObject(unusable);
    await test.database.pool.query('delete from members where user_id = $1 and subscriber_id = $2', [
      person.userId,
      firm.subscriberId,
    ]);
    expect(statusAndBody(await portal.join(code, person))).toMatchObject(unusable);
  });

  it('answers the inviter alike whether the e-mail has an account or not', async () => {
    const known = address();
    await makeMember(test, { email: known });
    const answers = [await firm.invite('user', known), await firm.invite('user', address())];
    const shapes = answers.map(({ statusCode, json, headers }) => [
      statusCode,
      Object.keys((json as () => object)()),
      Object.keys(headers).sort(),
    ]);
    expect(shapes[0]).toEqual(shapes[1]);
    const rows = (await firm.invitations()).content;
    expect(
      new Set(
        rows.map((row) =>
          JSON.stringify({ ...row, id: '', email: '', createdAt: '', expiresAt: '', sentAt: '', state: '' }),
        ),
      ).size,
    ).toBe(1);
  });

  it('is for its e-mail alone', async () => {
    const { code, id } = await portal.invited(firm);
    const other = await makeMember(test, { email: address() });
    expect((await portal.check(code, other)).invitation).toMatchObject({ mine: false });
    expect(statusAndBody(await portal.join(code, other))).toMatchObject([403, { code: 'members.other-email' }]);
    expect((await firm.invitation(id))?.state).toBe('opened');
    expect((await portal.join(code, await makeMember(test))).statusCode).toBe(403);
  });

  it('whose e-mail has an account registers nobody', async () => {
    const email = address();
    await makeMember(test, { email });
    const { code, id } = await portal.invited(firm, email);
    expect(statusAndBody(await portal.register(code))).toMatchObject([409, { code: 'registration.email-taken' }]);
    expect((await firm.invitation(id))?.state).not.toBe('used');
  });

  it('used fifty times at once gives one account and one membership', async () => {
    const { code, email } = await portal.invited(firm);
    const answers = await Promise.all(Array.from({ length: 50 }, () => portal.register(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const users = await test.database.db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(users).toHaveLength(1);
    expect((await firm.list()).totalElements).toBe(2);
  });

  it('joined fifty times at once gives one membership', async () => {
    const person = await makeMember(test, { email: address() });
    const { code, id } = await portal.invited(firm, (await person.get('/service/bl/get/user-info')).json().email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => portal.join(code, person)));
    expect(answers.map(statusAndBody)).toEqual(answers.map(() => [200, { success: true, isInCabinet: false }]));
    expect((await auditOf(test, id)).filter((action) => action === 'member-joined')).toHaveLength(1);
    expect((await firm.list()).totalElements).toBe(2);
  });

  it('of an e-mail invited already, or of a colleague, is refused by the field', async () => {
    const { email } = await portal.invited(firm);
    expect(statusAndBody(await firm.invite('user', email.toUpperCase()))).toMatchObject([
      409,
      { code: 'members.already-invited', fields: { email: expect.any(String) } },
    ]);
    const own = (await firm.list()).content[0]?.email ?? '';
    expect(statusAndBody(await firm.invite('user', own))).toMatchObject([
      409,
      { code: 'members.already-member', fields: { email: expect.any(String) } },
    ]);
    expect((await firm.invitations()).totalElements).toBe(1);
  });

  it('asked for many times at once is one', async () => {
    const email = address();
    const answers = await Promise.all(Array.from({ length: 8 }, () => firm.invite('user', email)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await firm.invitations()).totalElements).toBe(1);
  });

  it.each([
    'a@b.kz\r\nBcc: c@d.kz',
    'a@b.kz, c@d.kz',
    'a@b.kz;c@d.kz',
    'a@b.kz c@d.kz',
    'Имя <a@b.kz>',
    'a@b',
    '',
    `${'я'.repeat(250)}@b.kz`,
  ])('to %j is refused by its field', async (email) => {
    expect(statusAndBody(await firm.invite('user', email))).toMatchObject([
      400,
      { fields: { email: expect.any(String) } },
    ]);
  });

  it.each<[MemberRole, MemberRole, number]>([
    ['owner', 'owner', 200],
    ['administrator', 'user', 200],
    ['administrator', 'administrator', 403],
    ['administrator', 'owner', 403],
    ['user', 'user', 403],
  ])('by %s of %s is answered by %i', async (by, of, status) => {
    const actor = await firm.join(by);
    expect((await firm.invite(of, undefined, actor)).statusCode).toBe(status);
    if (by === 'user') expect((await firm.invitations(actor)).content).toBeUndefined();
    else expect((await firm.invitations(actor)).totalElements).toBe(status === 200 ? 1 : 0);
  });
});
