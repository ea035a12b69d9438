import type { FailureCode } from '../../../contract/failures.ts';
import type { InvitationState } from '../../../contract/invitations.ts';
import type { AuditAction } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import type { SignedInCaller, Viewer } from '../../infra/http/index.ts';
import type { MailToQueue } from '../mail/index.ts';
import type { InvitationKind } from './invitation-codes.ts';

/** An invitation as a change of it needs it. */
export interface TakenInvitation {
  readonly id: string;
  readonly email: string;
  readonly state: InvitationState;
  /** The organisation a colleague is invited into. */
  readonly subscriberId?: string;
}

/** A change of one invitation by somebody who may make it. */
export interface Change<Invitation> {
  /** The key under which letters and links of the invitation are counted. */
  readonly limitKey: string;
  /** Runs the work in one transaction that locks the invitation. @throws Failure `invitations.unknown` for another's */
  run<Result>(work: (transaction: Db, invitation: Invitation) => Promise<Result>): Promise<Result>;
}

/**
 * Who invites. All invitations have one lifecycle; an inviter holds what differs between a partner that invites
 * customers and an organisation that invites colleagues.
 */
export interface Inviter<Invitation extends TakenInvitation> {
  readonly kind: InvitationKind;
  /** The failure of a day's limit. */
  readonly tooMany: FailureCode;
  readonly actions: Readonly<Record<'created' | 'resent' | 'revoked', AuditAction>>;
  begin(db: Db, caller: SignedInCaller, id: string): Promise<Change<Invitation>>;
  /** Refuses to send an invitation again that is no longer needed, or that would exceed a limit. @throws Failure */
  refuse(transaction: Db, invitation: Invitation): Promise<void>;
  /** The letter of one code. */
  write(
    transaction: Db,
    invitation: Invitation,
    code: string,
    viewer: Viewer,
  ): Promise<Pick<MailToQueue, 'to' | 'letter'>>;
}
