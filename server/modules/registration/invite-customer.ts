import type { CheckedInput } from '../../../contract/call.ts';
import { failures } from '../../../contract/failures.ts';
import type { createInvitation } from '../../../contract/invitations.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type CodeHasher, drawCode } from '../../infra/codes/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Limit } from '../../infra/limits/index.ts';
import { nameOfTariff, type StartService, tariffNames } from '../catalogue/index.ts';
import { emailHasAccount } from '../identity/index.ts';
import type { Mailing } from '../mail/index.ts';
import { type PartnerCard, partnerOf } from '../partners/index.ts';
import { invitationSigns } from './find-invitation.ts';
import { hasOpenInvitation, lockInvitations, renewInvitation } from './invitations.store.ts';
import { invitationLetter } from './letters/invitation-letter.ts';
import { addInvitation } from './registration.store.ts';

/** What the use cases of a partner's invitations need beside the database. */
export interface InvitationRules {
  hasher: CodeHasher;
  mailing: Mailing;
  startService: StartService;
  /** New invitations by partner; refused ones count too, so that the form tells nobody who has an account. */
  creations: Limit;
  /** Letters sent again, by invitation. */
  resends: Limit;
  /** Links given out, by invitation. */
  links: Limit;
}

/**
 * Keeps an invitation and queues its letter, both or none; gives its id.
 * @throws Failure `partners.no-partner`, `invitations.*`
 */
export async function inviteCustomer(
  db: Db,
  { viewer, origin }: SignedInCaller,
  form: CheckedInput<typeof createInvitation>['body'],
  { hasher, mailing, creations, startService }: InvitationRules,
): Promise<string> {
  const partner = await partnerOf(db, viewer);
  const tariffName = await knownTariff(form.tariffName, startService);
  const waitSeconds = await creations.take(String(partner.id));
  if (waitSeconds > 0) fail('invitations.too-many', { retryAfterSeconds: waitSeconds });
  return inTransaction(db, async (transaction) => {
    await refuseKnownEmail(transaction, partner.id, form.email);
    const code = drawCode(invitationSigns);
    const codeHash = hasher('invitation', code);
    const invitation = { ...form, tariffName, partnerId: partner.id, createdBy: viewer.userId };
    const id = await addInvitation(transaction, invitation, codeHash);
    await queueInvitationLetter(transaction, { ...form, id }, { code, codeHash, partner, mailing });
    await writeAudit(transaction, { action: 'invitation-created', origin, userId: viewer.userId, object: id });
    return id;
  });
}

async function knownTariff(written: string, startService: StartService): Promise<string> {
  if (written === '') return '';
  const name = nameOfTariff(written, await tariffNames(startService));
  if (name !== undefined) return name;
  const { message } = failures['invitations.unknown-tariff'];
  fail('invitations.unknown-tariff', { fields: { tariffName: message } });
}

/**
 * Refuses an e-mail that has an account, or another usable invitation of the partner; changes of the partner's
 * invitations wait for the end of the transaction. @throws Failure `invitations.*` with the field
 */
export async function refuseKnownEmail(db: Db, partnerId: number, email: string, except?: string): Promise<void> {
  await lockInvitations(db, partnerId);
  const refuse = (code: 'invitations.email-taken' | 'invitations.already-invited') =>
    fail(code, { fields: { email: failures[code].message } });
  if (await emailHasAccount(db, email)) refuse('invitations.email-taken');
  if (await hasOpenInvitation(db, partnerId, email, except)) refuse('invitations.already-invited');
}

interface Sending {
  code: string;
  codeHash: Buffer;
  partner: PartnerCard;
  mailing: Mailing;
}

/** The key of an invitation's letter: one a code, whose hash names it by its start and gives nothing away. */
export const invitationLetterKey = (id: string, codeHash: Buffer) =>
  `invitation:${id}:${codeHash.toString('hex', 0, 6)}`;

/** Queues the letter of a code just made and lets the invitation's time begin anew. */
export async function queueInvitationLetter(
  db: Db,
  { id, customerName, email }: { id: string; customerName: string; email: string },
  { code, codeHash, partner, mailing }: Sending,
): Promise<void> {
  const key = invitationLetterKey(id, codeHash);
  await renewInvitation(db, id, key);
  await mailing.outbox.queueMail(db, {
    key,
    kind: 'invitation',
    to: { name: customerName, address: email },
    letter: invitationLetter(code, partner, mailing.base),
  });
}
