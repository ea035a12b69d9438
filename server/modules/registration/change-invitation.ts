import type { InvitationState } from '../../../contract/invitations.ts';
import { invitationGroups } from '../../../contract/invitations.ts';
import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
import { drawCode } from '../../infra/codes/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Limit } from '../../infra/limits/index.ts';
import { type PartnerCard, partnerOf } from '../partners/index.ts';
import { invitationSigns } from './find-invitation.ts';
import { closeInvitation, type OwnInvitation, takeInvitation } from './invitations.store.ts';
import { type InvitationRules, queueInvitationLetter, refuseKnownEmail } from './invite-customer.ts';
import { invitationLink } from './letters/invitation-letter.ts';
import { addInvitationCode } from './registration.store.ts';

const usable: readonly InvitationState[] = invitationGroups.waiting;
const sendable: readonly InvitationState[] = [...invitationGroups.waiting, 'expired'];

interface Change<Result> {
  id: string;
  /** States in which the change makes sense. */
  states: readonly InvitationState[];
  action: AuditAction;
  details?: Record<string, string>;
  /** How often it may be done in a day. */
  limit?: Limit;
  work(transaction: Db, invitation: OwnInvitation, partner: PartnerCard): Promise<Result>;
}

/** One change of the partner's own invitation, with its audit. @throws Failure `invitations.unknown` also for another's */
async function change<Result>(
  db: Db,
  { viewer, origin }: SignedInCaller,
  { id, states, action, details = {}, limit, work }: Change<Result>,
): Promise<Result> {
  const partner = await partnerOf(db, viewer);
  // Before the transaction, which must not hold one connection while it waits for another; another's id counts apart.
  const waitSeconds = (await limit?.take(`${partner.id}:${id}`)) ?? 0;
  if (waitSeconds > 0) fail('invitations.too-many', { retryAfterSeconds: waitSeconds });
  const about = { origin, userId: viewer.userId, object: id };
  const result = await inTransaction(db, async (transaction) => {
    const invitation = await takeInvitation(transaction, partner.id, id);
    if (!invitation) return undefined;
    if (!states.includes(invitation.state)) fail('invitations.ended');
    const done = await work(transaction, invitation, partner);
    await writeAudit(transaction, { ...about, action, details });
    return { done };
  });
  if (!result) {
    await writeAudit(db, { ...about, action: 'foreign-invitation-refused' });
    fail('invitations.unknown');
  }
  return result.done;
}

/**
 * Sends an invitation again, with a new code and new time; the codes of earlier letters go on working.
 * @throws Failure `partners.no-partner`, `invitations.*`
 */
export async function resendInvitation(
  db: Db,
  caller: SignedInCaller,
  id: string,
  { hasher, mailing, resends }: InvitationRules,
): Promise<void> {
  await change(db, caller, {
    id,
    states: sendable,
    action: 'invitation-resent',
    limit: resends,
    work: async (transaction, invitation, partner) => {
      await refuseKnownEmail(transaction, partner.id, invitation.email, id);
      const code = drawCode(invitationSigns);
      const codeHash = hasher('invitation', code);
      await addInvitationCode(transaction, id, codeHash);
      await queueInvitationLetter(transaction, invitation, { code, codeHash, partner, mailing });
    },
  });
}

/** Revokes an invitation: none of its codes fits any more. @throws Failure `partners.no-partner`, `invitations.*` */
export async function revokeInvitation(db: Db, caller: SignedInCaller, id: string, reason: string): Promise<void> {
  await change(db, caller, {
    id,
    states: usable,
    action: 'invitation-revoked',
    details: { reason },
    work: (transaction) => closeInvitation(transaction, id, reason),
  });
}

/**
 * A link with a new code, to be passed on by the partner: the codes of letters are kept nowhere.
 * @throws Failure `partners.no-partner`, `invitations.*`
 */
export async function linkToInvitation(
  db: Db,
  caller: SignedInCaller,
  id: string,
  { hasher, mailing, links }: InvitationRules,
): Promise<string> {
  return change(db, caller, {
    id,
    states: usable,
    action: 'invitation-link-given',
    limit: links,
    work: async (transaction) => {
      const code = drawCode(invitationSigns);
      await addInvitationCode(transaction, id, hasher('invitation', code));
      return invitationLink(code, mailing.base);
    },
  });
}
