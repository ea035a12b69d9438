import type { CheckedInput } from '../../../contract/call.ts';
import type { createInvitation as call } from '../../../contract/invitations.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { doOnce, findMade } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Limit } from '../../infra/limits/index.ts';
import { nameOfTariff, type StartService, tariffNames } from '../catalogue/index.ts';
import { emailHasAccount, mailboxKey, spellingsOf } from '../identity/index.ts';
import type { Mailing } from '../mail/index.ts';
import { type PartnerCard, partnerOf } from '../partners/index.ts';
import { changeInvitation, takeOne } from './change-invitation.ts';
import {
  type CustomerInvitation,
  hasOpenInvitation,
  lockInvitations,
  takeCustomerInvitation,
} from './customer-invitations.store.ts';
import { drawInvitationCode } from './invitation-codes.ts';
import { usableStates } from './invitation-states.ts';
import { insertCode, isOver } from './invitations.store.ts';
import { invitedBefore } from './invited-before.ts';
import type { Inviter } from './inviter.ts';
import { customerInvitationLetter, invitationLink } from './letters/customer-invitation-letter.ts';
import { createInvitation } from './send-invitation.ts';

/** What the use cases of a partner's invitations need besides the database. */
export interface CustomerRules {
  hasher: CodeHasher;
  mailing: Mailing;
  startService: StartService;
  /**
   * New invitations by partner; refused ones count too, so that the form cannot be used to find out who has an account.
   */
  creations: Limit;
  /** Letters sent again, by invitation. */
  resends: Limit;
  /** Links given out, by invitation. */
  links: Limit;
}

interface Taken extends CustomerInvitation {
  partner: PartnerCard;
}

/** A partner that invites customers; `base` is `PUBLIC_URL + BASE_PATH`. */
export function customersInviter(
  { base }: Pick<Mailing, 'base'>,
  findPartner: (db: Db, caller: SignedInCaller) => Promise<PartnerCard> = (db, { viewer }) => partnerOf(db, viewer),
): Inviter<Taken> {
  return {
    kind: 'customer',
    tooMany: 'invitations.too-many',
    actions: { created: 'invitation-created', resent: 'invitation-resent', revoked: 'invitation-revoked' },
    begin: async (db, caller, id) => {
      const { viewer, origin } = caller;
      const partner = await findPartner(db, caller);
      return {
        // Attempts on another partner's invitation have a counter of their own.
        limitKey: `${partner.id}:${id}`,
        run: async (work) => {
          const done = await inTransaction(db, async (transaction) => {
            const invitation = await takeCustomerInvitation(transaction, partner.id, id);
            return invitation && { result: await work(transaction, { ...invitation, partner }) };
          });
          if (done) return done.result;
          const about = { origin, userId: viewer.userId, object: id };
          await writeAudit(db, { action: 'foreign-invitation-refused', ...about });
          fail('invitations.unknown');
        },
      };
    },
    refuse: (transaction, { partner, email, id }) => refuseKnownEmail(transaction, partner.id, email, id),
    write: async (transaction, { customerName, email, partner }, code) => ({
      to: { name: customerName, address: email },
      letter: await customerInvitationLetter(transaction, code, partner, base),
    }),
  };
}

/** Who is to be invited, and by which tariff. */
export type NewCustomer = CheckedInput<typeof call>['body'];

/**
 * Saves an invitation and queues its letter, both or neither, once for a key; returns its id.
 * @throws Failure `partners.no-partner`, `common.done-before`, `invitations.*`
 */
export async function inviteCustomer(
  db: Db,
  caller: SignedInCaller,
  form: NewCustomer,
  rules: CustomerRules,
): Promise<string> {
  return inviteCustomerOf(db, caller, await partnerOf(db, caller.viewer), form, rules);
}

/** The same for a partner that somebody else acts for. @throws Failure `common.done-before`, `invitations.*` */
export async function inviteCustomerOf(
  db: Db,
  caller: SignedInCaller,
  partner: PartnerCard,
  { key, ...form }: NewCustomer,
  rules: CustomerRules,
): Promise<string> {
  const { userId } = caller.viewer;
  const inviter = customersInviter(rules.mailing);
  const sent = { ...form, email: mailboxKey(form.email) };
  const what = `customer-invited:${partner.id}`;
  const once = { userId, key, what, asked: sent, otherwise: invitedBefore(form.email), isUndone: isOver };
  const tariffName = await knownTariff(form.tariffName, rules.startService);
  // What is done already takes none of the day's allowance.
  const made = await findMade(db, once);
  if (made === undefined) await takeOne(rules.creations, String(partner.id), inviter);
  const invite = async (transaction: Db) => {
    await refuseKnownEmail(transaction, partner.id, form.email);
    const row = { ...form, tariffName, partnerId: partner.id, createdBy: userId };
    const asTaken = (id: string): Taken => ({ ...form, id, state: 'queued', partner });
    return createInvitation(transaction, { inviter, caller, row, asTaken }, rules);
  };
  return inTransaction(db, (transaction) => doOnce(transaction, once, () => invite(transaction)));
}

async function knownTariff(written: string, startService: StartService): Promise<string> {
  if (written === '') return '';
  const name = nameOfTariff(written, await tariffNames(startService));
  if (name !== undefined) return name;
  fail('invitations.unknown-tariff');
}

/**
 * Refuses an e-mail that has an account, or another usable invitation of the partner; changes of the partner's
 * invitations wait for the end of the transaction. @throws Failure `invitations.*` with the field
 */
async function refuseKnownEmail(db: Db, partnerId: number, email: string, except?: string): Promise<void> {
  await lockInvitations(db, partnerId);
  if (await emailHasAccount(db, email)) fail('invitations.email-taken');
  if (await hasOpenInvitation(db, partnerId, spellingsOf(email), except)) fail('invitations.already-invited');
}

/**
 * A link with a new code, to be passed on by the partner; codes of letters cannot be shown, because only their hashes
 * are stored (spec: invitations.link). @throws Failure `partners.no-partner`, `invitations.*`
 */
export async function linkToInvitation(
  db: Db,
  caller: SignedInCaller,
  id: string,
  { hasher, mailing, links }: CustomerRules,
): Promise<string> {
  return changeInvitation(db, caller, customersInviter(mailing), {
    id,
    states: usableStates,
    action: 'invitation-link-given',
    limit: links,
    work: async (transaction) => {
      const code = drawInvitationCode(hasher, 'customer');
      await insertCode(transaction, id, code.hash);
      return invitationLink(code.text, mailing.base);
    },
  });
}
