import { writeAudit } from '../../infra/audit/index.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import type { SignedInCaller, Viewer } from '../../infra/http/index.ts';
import type { Mailing } from '../mail/index.ts';
import { drawInvitationCode, type InvitationCode, type InvitationKind } from './invitation-codes.ts';
import {
  insertInvitation,
  type NewColleagueInvitation,
  type NewCustomerInvitation,
  renewInvitation,
} from './invitations.store.ts';
import type { Inviter, TakenInvitation } from './inviter.ts';

/** Kinds of letters in the outbox, by which the database records the delivery of an invitation's letter. */
export const letterKinds = { customer: 'invitation', colleague: 'member-invitation' } as const;

/** The key of an invitation's letter: one per code, named by the beginning of the code's hash. */
export const invitationLetterKey = (kind: InvitationKind, id: string, codeHash: Buffer): string =>
  `${letterKinds[kind]}:${id}:${codeHash.toString('hex', 0, 6)}`;

interface Sending<Invitation extends TakenInvitation> {
  inviter: Inviter<Invitation>;
  invitation: Invitation;
  code: InvitationCode;
  viewer: Viewer;
  mailing: Mailing;
}

/** Queues the letter of a new code and restarts the invitation's expiry. */
export async function sendInvitation<Invitation extends TakenInvitation>(
  transaction: Db,
  { inviter, invitation, code, viewer, mailing }: Sending<Invitation>,
): Promise<void> {
  const key = invitationLetterKey(inviter.kind, invitation.id, code.hash);
  await renewInvitation(transaction, invitation.id, key);
  const letter = await inviter.write(transaction, invitation, code.text, viewer);
  await mailing.outbox.queueMail(transaction, { key, kind: letterKinds[inviter.kind], ...letter });
}

interface Creating<Invitation extends TakenInvitation> {
  inviter: Inviter<Invitation>;
  caller: SignedInCaller;
  row: NewCustomerInvitation | NewColleagueInvitation;
  /** The invitation as its letter needs it. */
  asTaken(id: string): Invitation;
  details?: Record<string, string>;
}

/** Saves an invitation and queues its letter, both or neither, with the audit; returns its id. */
export async function createInvitation<Invitation extends TakenInvitation>(
  transaction: Db,
  { inviter, caller, row, asTaken, details = {} }: Creating<Invitation>,
  { hasher, mailing }: { hasher: CodeHasher; mailing: Mailing },
): Promise<string> {
  const { viewer, origin } = caller;
  const code = drawInvitationCode(hasher, inviter.kind);
  const id = await insertInvitation(transaction, row, code.hash);
  const invitation = asTaken(id);
  await sendInvitation(transaction, { inviter, invitation, code, viewer, mailing });
  const { subscriberId } = invitation;
  const about = { origin, userId: viewer.userId, ...(subscriberId && { subscriberId }), object: id };
  const change = { before: null, after: { state: 'queued', ...details } };
  await writeAudit(transaction, { action: inviter.actions.created, ...about, change });
  return id;
}
