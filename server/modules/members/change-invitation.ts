import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { actInSubscriber } from './act-in-subscriber.ts';
import { isEnded, maySendAgain } from './invitation-states.ts';
import { type InvitingRules, newCode, queueLetter, refuseFull, refuseKnown, takeLetter } from './invite-member.ts';
import {
  addCode,
  type OwnInvitation,
  revokeInvitationRow,
  subscriberOfInvitation,
  takeInvitation,
} from './member-invitations.store.ts';
import { mayManage } from './member-rules.ts';

interface Change {
  id: string;
  action: AuditAction;
  makesSense(state: OwnInvitation['state']): boolean;
  /** What is asked before the transaction. */
  before?(): Promise<void>;
  work(transaction: Db, invitation: OwnInvitation, subscriberId: string): Promise<void>;
}

/** One change of an invitation into one of the person's organisations, with its audit. @throws Failure `invitations.*`, `members.*` */
async function change(db: Db, caller: SignedInCaller, { id, action, makesSense, before, work }: Change): Promise<void> {
  const { viewer, origin } = caller;
  const subscriberId = await subscriberOfInvitation(db, id, viewer.subscriberIds);
  if (!subscriberId) {
    await writeAudit(db, { action: 'foreign-invitation-refused', origin, userId: viewer.userId, object: id });
    fail('invitations.unknown');
  }
  await before?.();
  await actInSubscriber(db, caller, {
    subscriberId,
    object: id,
    work: async (transaction, mine) => {
      const invitation = (await takeInvitation(transaction, subscriberId, id)) ?? fail('invitations.unknown');
      if (!mayManage(mine, invitation.role)) fail('members.forbidden');
      if (!makesSense(invitation.state)) fail('invitations.ended');
      await work(transaction, invitation, subscriberId);
      await writeAudit(transaction, { action, origin, userId: viewer.userId, subscriberId, object: id });
    },
  });
}

/** Sends an invitation again, with a new code and new time. @throws Failure `invitations.*`, `members.*` */
export async function resendInvitation(
  db: Db,
  caller: SignedInCaller,
  id: string,
  rules: InvitingRules,
): Promise<void> {
  await change(db, caller, {
    id,
    action: 'member-invitation-resent',
    makesSense: maySendAgain,
    before: () => takeLetter(rules.resends, id),
    work: async (transaction, { emailKey, ...invitation }, subscriberId) => {
      await refuseKnown(transaction, { subscriberId, emailKey, except: id });
      await refuseFull(transaction, subscriberId, rules.membersAtMost, id);
      const code = newCode(rules.hasher);
      await addCode(transaction, id, code.hash);
      const sending = { ...invitation, subscriberId, userId: caller.viewer.userId, code };
      await queueLetter(transaction, sending, rules.mailing);
    },
  });
}

/** Revokes an invitation: none of its codes fits any more. @throws Failure `invitations.*`, `members.forbidden` */
export async function revokeInvitation(db: Db, caller: SignedInCaller, id: string): Promise<void> {
  await change(db, caller, {
    id,
    action: 'member-invitation-revoked',
    makesSense: (state) => !isEnded(state),
    work: (transaction) => revokeInvitationRow(transaction, id),
  });
}
