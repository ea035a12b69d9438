import type { CheckedInput } from '../../../contract/call.ts';
import type { register } from '../../../contract/registration.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin } from '../../infra/http/index.ts';
import type { Limit } from '../../infra/limits/index.ts';
import { checkName } from '../identity/index.ts';
import {
  findCustomerInvitation,
  type InvitationSearch,
  noteUsedBy,
  spendInvitation,
  type UsableCustomerInvitation,
} from '../invitations/index.ts';
import type { Mailing } from '../mail/index.ts';
import { addSubscriber, addSubscription } from '../subscribers/index.ts';

import { welcomeLetter } from './letters/welcome-letter.ts';
import { changeOfAccount, makeAccount, type ReadyAccount, readyAccount } from './make-account.ts';

interface Rules {
  mailing: Mailing;
  /** Registrations that were tried by one invitation. */
  attempts: Limit;
  /** Whether Kazakh letters, hyphens and apostrophes are admitted in names. */
  kazakhNames: boolean;
  trialDays: number;
}

const trialName = 'Пробный период';

/**
 * Registers by an invitation of a partner: user, subscriber, membership, trial subscription and consents are made and
 * the invitation is spent in one transaction (spec: registration.all-or-nothing); returns the login.
 * @throws Failure `registration.*`, `identity.*`
 */
export async function registerCustomer(
  search: InvitationSearch,
  form: CheckedInput<typeof register>['body'],
  origin: Origin,
  rules: Rules,
): Promise<string> {
  const name = checkName(form.name, rules.kazakhNames);
  const invitation =
    (await findCustomerInvitation(search, form.partnerCode, origin.address)) ?? fail('registration.unusable-code');
  const account = await readyAccount({ db: search.db, attempts: rules.attempts }, { ...form, name }, invitation);
  await inTransaction(search.db, (transaction) => make(transaction, invitation, account, origin, rules));
  return account.login;
}

async function make(
  db: Db,
  invitation: UsableCustomerInvitation,
  account: ReadyAccount,
  origin: Origin,
  { trialDays, mailing }: Rules,
): Promise<void> {
  if (!(await spendInvitation(db, invitation.id))) fail('registration.unusable-code');
  const userId = await makeAccount(db, account);
  const subscriberId = await addSubscriber(db, {
    name: invitation.customer_name || account.name,
    partnerId: invitation.partner_id,
    ownerId: userId,
  });
  await addSubscription(db, { subscriberId, userId, tariffName: invitation.tariff_name || trialName, days: trialDays });
  await noteUsedBy(db, invitation.id, userId, subscriberId);
  await mailing.outbox.queueMail(db, {
    key: `welcome:${userId}`,
    kind: 'welcome',
    to: { name: account.name, address: account.email },
    letter: await welcomeLetter(db, {
      ...account,
      partnerName: invitation.partner_name,
      trialDays,
      base: mailing.base,
    }),
  });
  const change = changeOfAccount(userId, account);
  await writeAudit(db, { action: 'registered', origin, userId, subscriberId, object: invitation.id, change });
}
