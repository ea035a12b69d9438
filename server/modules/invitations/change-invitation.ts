import type { InvitationState } from '../../../contract/invitations.ts';
import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { doOnce, findMade } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Limit } from '../../infra/limits/index.ts';
import type { Mailing } from '../mail/index.ts';
import { drawInvitationCode } from './invitation-codes.ts';
import { resendableStates, usableStates } from './invitation-states.ts';
import { closeInvitation, insertCode } from './invitations.store.ts';
import type { Inviter, TakenInvitation } from './inviter.ts';
import { recallLetters } from './recall-letters.ts';
import { sendInvitation } from './send-invitation.ts';

interface Asked<Invitation extends TakenInvitation> {
  id: string;
  /** States in which the change makes sense. */
  states: readonly InvitationState[];
  action: AuditAction;
  /** What the invitation becomes, where it becomes anything else. */
  after?: { state: InvitationState; reason?: string };
  /** How often it may be done in a day. */
  limit?: Limit;
  /** Of the form, where it is to be done once. */
  key?: string | undefined;
  /** Returns what it makes; without a key it may be a secret. */
  work(transaction: Db, invitation: Invitation): Promise<string>;
}

/**
 * One change of an invitation by its inviter, with its audit. @throws Failure `invitations.*` and those of the inviter
 */
export async function changeInvitation<Invitation extends TakenInvitation>(
  db: Db,
  caller: SignedInCaller,
  inviter: Inviter<Invitation>,
  { id, states, action, after, limit, key, work }: Asked<Invitation>,
): Promise<string> {
  const { viewer, origin } = caller;
  const { userId } = viewer;
  const { limitKey, run } = await inviter.begin(db, caller, id);
  const once = { userId, key, what: `${action}:${id}`, lastsMinutes: 10 };
  // Before the transaction: a transaction must not hold its connection while it waits for a second one. What is done already takes
  // none of the day's allowance.
  if (limit && (await findMade(db, once)) === undefined) await takeOne(limit, limitKey, inviter);
  const act = async (transaction: Db, invitation: Invitation) => {
    // What is revoked already, by the same press before its answer was lost, is revoked.
    if (invitation.state === 'revoked' && after?.state === 'revoked') return id;
    if (!states.includes(invitation.state)) fail('invitations.ended');
    const result = await work(transaction, invitation);
    const { subscriberId } = invitation;
    const about = { origin, userId, ...(subscriberId && { subscriberId }), object: id };
    const change = after && { before: { state: invitation.state }, after: { ...after } };
    await writeAudit(transaction, { action, ...about, ...(change && { change }) });
    return result;
  };
  return run((transaction, invitation) => {
    // Whatever became of it meanwhile is said, not that its letter goes.
    const isUndone = async () => !states.includes(invitation.state);
    return doOnce(transaction, { ...once, isUndone }, () => act(transaction, invitation));
  });
}

/** Takes one of the day's allowance. @throws Failure of the inviter when it is used up */
export async function takeOne(limit: Limit, key: string, { tooMany }: Pick<Inviter<never>, 'tooMany'>): Promise<void> {
  const waitSeconds = await limit.take(key);
  if (waitSeconds > 0) fail(tooMany, { retryAfterSeconds: waitSeconds });
}

interface ResendRules {
  hasher: CodeHasher;
  mailing: Mailing;
  /** Letters sent again, by invitation. */
  resends: Limit;
}

/**
 * Sends an invitation again, with a new code and a new expiry; the codes of earlier letters go on working (spec:
 * invitations.resend).
 */
export async function resendInvitation<Invitation extends TakenInvitation>(
  db: Db,
  caller: SignedInCaller,
  inviter: Inviter<Invitation>,
  { id, key }: { id: string; key?: string | undefined },
  { hasher, mailing, resends }: ResendRules,
): Promise<void> {
  await changeInvitation(db, caller, inviter, {
    id,
    states: resendableStates,
    action: inviter.actions.resent,
    after: { state: 'queued' },
    limit: resends,
    key,
    work: async (transaction, invitation) => {
      await inviter.refuse(transaction, invitation);
      const code = drawInvitationCode(hasher, inviter.kind);
      await insertCode(transaction, id, code.hash);
      await sendInvitation(transaction, { inviter, invitation, code, viewer: caller.viewer, mailing });
      return id;
    },
  });
}

/** Revokes an invitation: none of its codes is valid any more (spec: invitations.revoke). */
export async function revokeInvitation<Invitation extends TakenInvitation>(
  db: Db,
  caller: SignedInCaller,
  inviter: Inviter<Invitation>,
  id: string,
  reason?: string,
): Promise<void> {
  await changeInvitation(db, caller, inviter, {
    id,
    states: usableStates,
    action: inviter.actions.revoked,
    after: { state: 'revoked', ...(reason !== undefined && { reason }) },
    work: async (transaction) => {
      await closeInvitation(transaction, id, reason ?? '');
      await recallLetters(transaction, inviter.kind, [id]);
      return id;
    },
  });
}
