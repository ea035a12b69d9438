import { randomUUID } from 'node:crypto';
import type { MemberRole } from '../../../contract/members.values.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Mailing } from '../mail/index.ts';
import { actInSubscriber } from './act-in-subscriber.ts';
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

/**
 * Changes a colleague's role in the organisation; invitations that the new role may not send are revoked, and the
 * colleague gets a letter. @throws Failure `subscribers.unknown`, `members.*`
 */
export async function changeRole(
  db: Db,
  caller: SignedInCaller,
  { subscriberId, userId, role }: Named & { role: MemberRole },
  { mailing, revokeSentBy }: ChangeRules,
): Promise<void> {
  await actInSubscriber(db, caller, {
    subscriberId,
    object: userId,
    work: async (transaction, mine) => {
      const member = (await findMember(transaction, subscriberId, userId)) ?? fail('members.unknown');
      if (!mayManage(mine, member.role) || !mayManage(mine, role)) fail('members.forbidden');
      if (member.role === role) return;
      await keepAnOwner(transaction, subscriberId, member.role);
      await setRole(transaction, subscriberId, userId, role);
      await revokeSentBy(transaction, { subscriberId, userId, mayGive: rolesGivenBy(role) });
      await writeAudit(transaction, {
        action: 'member-role-changed',
        origin: caller.origin,
        userId: caller.viewer.userId,
        subscriberId,
        object: userId,
        details: { before: member.role, after: role },
      });
      if (userId === caller.viewer.userId || !member.email) return;
      const subscriberName = await nameOfSubscriber(transaction, subscriberId);
      await mailing.outbox.queueMail(transaction, {
        key: `member-role-changed:${randomUUID()}`,
        kind: 'member-role-changed',
        to: { name: member.name, address: member.email },
        letter: roleChangedLetter({ subscriberName, before: member.role, after: role, base: mailing.base }),
      });
    },
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
  { mailing, revokeSentBy }: ChangeRules,
): Promise<void> {
  const leaves = userId === caller.viewer.userId;
  await actInSubscriber(db, caller, {
    subscriberId,
    object: userId,
    work: async (transaction, mine) => {
      const member = (await findMember(transaction, subscriberId, userId)) ?? fail('members.unknown');
      if (!leaves && !mayManage(mine, member.role)) fail('members.forbidden');
      await keepAnOwner(transaction, subscriberId, member.role);
      await deleteMember(transaction, subscriberId, userId);
      await revokeSentBy(transaction, { subscriberId, userId, mayGive: [] });
      await writeAudit(transaction, {
        action: 'member-removed',
        origin: caller.origin,
        userId: caller.viewer.userId,
        subscriberId,
        object: userId,
        details: { role: member.role, leaves },
      });
      if (leaves || !member.email) return;
      await mailing.outbox.queueMail(transaction, {
        key: `member-removed:${randomUUID()}`,
        kind: 'member-removed',
        to: { name: member.name, address: member.email },
        letter: removedLetter(await nameOfSubscriber(transaction, subscriberId), mailing.base),
      });
    },
  });
}
