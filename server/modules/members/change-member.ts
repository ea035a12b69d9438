import { randomUUID } from 'node:crypto';
import type { MemberRole } from '../../../contract/members.values.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin, SignedInCaller } from '../../infra/http/index.ts';
import type { Mailing } from '../mail/index.ts';
import { actInSubscriber } from './act-in-subscriber.ts';
import { movedLetter } from './letters/moved-letter.ts';
import { removedLetter } from './letters/removed-letter.ts';
import { roleChangedLetter } from './letters/role-changed-letter.ts';
import { mayManage, rolesGivenBy } from './member-rules.ts';
import { countMembers, deleteMember, findMember, nameOfSubscriber, setRole } from './members.store.ts';

/** What a change of a colleague needs besides the database. */
export interface ChangeRules {
  mailing: Mailing;
  /** Revokes what the person has sent into the organisation for roles other than these (spec: members.revoked-with-member). */
  revokeSentBy(
    transaction: Db,
    sender: { subscriberId: string; userId: string; mayGive: readonly MemberRole[] },
  ): Promise<void>;
}

interface Named {
  subscriberId: string;
  userId: string;
}

/** Refuses to leave the organisation without an owner. @throws Failure `members.last-owner` */
async function keepAnOwner(db: Db, subscriberId: string, role: MemberRole): Promise<void> {
  if (role !== 'owner') return;
  const { owners } = await countMembers(db, subscriberId);
  if (owners <= 1) fail('members.last-owner');
}

/** A change of somebody's place in an organisation, by a colleague or by the operator. */
interface Acting {
  /** Who does it. */
  userId: string;
  origin: Origin;
}

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Gives the person another role, in the caller's transaction that holds the organisation. @throws Failure `members.last-owner` */
export async function giveRole(
  transaction: Db,
  acting: Acting,
  { subscriberId, userId, role, member }: Named & { role: MemberRole; member: Member },
  { mailing, revokeSentBy }: ChangeRules,
): Promise<void> {
  if (member.role === role) return;
  await keepAnOwner(transaction, subscriberId, member.role);
  await setRole(transaction, subscriberId, userId, role);
  await revokeSentBy(transaction, { subscriberId, userId, mayGive: rolesGivenBy(role) });
  const change = { before: { role: member.role }, after: { role }, personId: userId };
  const about = { ...acting, subscriberId, object: `user:${userId}`, change };
  await writeAudit(transaction, { action: 'member-role-changed', ...about });
  if (userId === acting.userId || !member.email) return;
  const subscriberName = await nameOfSubscriber(transaction, subscriberId);
  await mailing.outbox.queueMail(transaction, {
    key: `member-role-changed:${randomUUID()}`,
    kind: 'member-role-changed',
    to: { name: member.name, address: member.email },
    letter: await roleChangedLetter(transaction, {
      subscriberName,
      before: member.role,
      after: role,
      base: mailing.base,
    }),
  });
}

/**
 * Changes a colleague's role in the organisation; invitations that the new role may not send are revoked, and the
 * colleague gets a letter. @throws Failure `subscribers.unknown`, `members.*`
 */
export async function changeRole(
  db: Db,
  caller: SignedInCaller,
  named: Named & { role: MemberRole },
  rules: ChangeRules,
): Promise<void> {
  const { subscriberId, userId, role } = named;
  await actInSubscriber(db, caller, {
    subscriberId,
    object: `user:${userId}`,
    work: async (transaction, mine) => {
      const member = (await findMember(transaction, subscriberId, userId)) ?? fail('members.unknown');
      if (!mayManage(mine, member.role) || !mayManage(mine, role)) fail('members.forbidden');
      await giveRole(transaction, actingOf(caller), { ...named, member }, rules);
    },
  });
}

const actingOf = ({ viewer, origin }: SignedInCaller): Acting => ({ userId: viewer.userId, origin });

/** Who goes from where. */
interface Leaving extends Named {
  member: Member;
  /** Whether it may be left without an owner, because nobody else is in it. */
  mayEmpty: boolean;
  /** Where the person is now, when it is a move. */
  movedTo?: { subscriberId: string; role: MemberRole };
}

/**
 * Takes the person out of the organisation, in the caller's transaction that holds it; whoever did not go alone gets a
 * letter. @throws Failure `members.last-owner`
 */
export async function takeOut(
  transaction: Db,
  acting: Acting,
  { subscriberId, userId, member, mayEmpty, movedTo }: Leaving,
  { mailing, revokeSentBy }: ChangeRules,
): Promise<void> {
  const leaves = userId === acting.userId;
  const isAlone = mayEmpty && (await countMembers(transaction, subscriberId)).all === 1;
  if (!isAlone) await keepAnOwner(transaction, subscriberId, member.role);
  await deleteMember(transaction, subscriberId, userId);
  await revokeSentBy(transaction, { subscriberId, userId, mayGive: [] });
  const change = { before: { role: member.role }, after: null, personId: userId };
  const about = { ...acting, subscriberId, object: `user:${userId}`, details: { leaves }, change };
  await writeAudit(transaction, { action: 'member-removed', ...about });
  if (leaves || !member.email) return;
  const before = await nameOfSubscriber(transaction, subscriberId);
  const { base } = mailing;
  const after = movedTo && { after: await nameOfSubscriber(transaction, movedTo.subscriberId), role: movedTo.role };
  const kind = after ? 'member-moved' : 'member-removed';
  await mailing.outbox.queueMail(transaction, {
    key: `${kind}:${randomUUID()}`,
    kind,
    to: { name: member.name, address: member.email },
    letter: after
      ? await movedLetter(transaction, { before, ...after, base })
      : await removedLetter(transaction, before, base),
  });
}

/**
 * Removes a colleague, or the caller, from the organisation: access ends with the next call, sessions stay. The
 * person's invitations are revoked; a colleague who was removed gets a letter. @throws Failure `subscribers.unknown`,
 * `members.*`
 */
export async function removeMember(
  db: Db,
  caller: SignedInCaller,
  { subscriberId, userId }: Named,
  rules: ChangeRules,
): Promise<void> {
  const leaves = userId === caller.viewer.userId;
  await actInSubscriber(db, caller, {
    subscriberId,
    object: `user:${userId}`,
    work: async (transaction, mine) => {
      const member = (await findMember(transaction, subscriberId, userId)) ?? fail('members.unknown');
      if (!leaves && !mayManage(mine, member.role)) fail('members.forbidden');
      await takeOut(transaction, actingOf(caller), { subscriberId, userId, member, mayEmpty: false }, rules);
    },
  });
}
