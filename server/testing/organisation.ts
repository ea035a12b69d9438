import type { MemberInvitation, MemberInvitationPage } from '../../contract/invitations-colleagues.ts';
import type { MemberPage } from '../../contract/members.ts';
import type { MemberRole } from '../../contract/members.values.ts';
import { type Member, makeMember, unique } from './people.ts';
import type { Person, TestPortal } from './test-portal.ts';

const root = '/service/bl/members';

/** An organisation of a test's own, with its owner, and what its people can ask. */
export async function makeOrganisation(test: TestPortal) {
  const { db } = test.database;
  const name = `ТОО «${unique('Ёлка')}»`;
  const owner = await makeMember(test, { name: 'Айгуль Сейтова', email: address(), subscribers: [name] });
  const { subscriberId } = owner;
  const join = async (role: MemberRole, more: { name?: string } = {}): Promise<Member> => {
    const member = await makeMember(test, { email: address(), subscribers: ['ТОО «Своё»'], ...more });
    await db.insertInto('members').values({ user_id: member.userId, subscriber_id: subscriberId, role }).execute();
    return member;
  };
  return {
    name,
    owner,
    subscriberId,
    /** Makes one more person of the organisation, who has an organisation of his own as well. */
    join,
    list: async (by: Person = owner, query: Record<string, string> = {}) =>
      (await by.get(root, { query: { subscriberId, ...query } })).json<MemberPage>(),
    roleOf: async (userId: string) =>
      (
        await db
          .selectFrom('members')
          .select('role')
          .where('user_id', '=', userId)
          .where('subscriber_id', '=', subscriberId)
          .executeTakeFirst()
      )?.role,
    invitations: async (by: Person = owner, query: Record<string, string> = {}) =>
      (await by.get(`${root}/invitations`, { query: { subscriberId, ...query } })).json<MemberInvitationPage>(),
    invitation: async (id: string): Promise<MemberInvitation | undefined> =>
      (await owner.get(`${root}/invitations`, { query: { subscriberId, count: '100' } }))
        .json<MemberInvitationPage>()
        .content.find((one) => one.id === id),
    invite: (role: MemberRole, email = address(), by: Person = owner) =>
      by.post(`${root}/invite`, { subscriberId, email, role }),
    resend: (id: string, by: Person = owner) => by.post(`${root}/invitations/resend`, { id }),
    revoke: (id: string, by: Person = owner) => by.post(`${root}/invitations/revoke`, { id }),
    changeRole: (userId: string, role: MemberRole, by: Person = owner) =>
      by.post(`${root}/change-role`, { subscriberId, userId, role }),
    remove: (userId: string, by: Person = owner) => by.post(`${root}/remove`, { subscriberId, userId }),
  };
}

/** An e-mail that nobody has. */
export const address = () => `${unique('colleague')}@people.example`;

/** Rows of the audit about an object, by their order. */
export const auditOf = async (test: TestPortal, object: string) =>
  (
    await test.database.db.selectFrom('audit').select('action').where('object', '=', object).orderBy('id').execute()
  ).map(({ action }) => action);
