import type * as z from 'zod/mini';
import type { registrationForm } from '../../../contract/registration.forms.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin } from '../../infra/http/index.ts';
import { addUser, emailHasAccount, generatePassword, hashPassword, refuseWeakPassword } from '../identity/index.ts';
import type { Mailing } from '../mail/index.ts';
import { addSubscriber, addSubscription } from '../subscribers/index.ts';
import { checkName } from './check-name.ts';
import { chooseLogin } from './choose-login.ts';
import { findInvitation, type InvitationSearch } from './find-invitation.ts';
import { welcomeLetter } from './letters/welcome-letter.ts';
import { insertConsents, noteUsedBy, spendInvitation, type UsableInvitation } from './registration.store.ts';

type RegistrationForm = z.output<typeof registrationForm>;

interface Rules {
  mailing: Mailing;
  /** Whether Kazakh letters, hyphens and apostrophes are admitted in names. */
  kazakhNames: boolean;
  trialDays: number;
}

interface NewAccount {
  login: string;
  passwordHash: string;
  name: string;
  phone: string;
  news: boolean;
}

const trialName = 'Пробный период';

/**
 * Registers by an invitation: user, subscriber, membership, trial subscription and consents are made and the invitation
 * is spent in one transaction; gives the login (contract, section 3).
 * @throws Failure `registration.*`, `identity.weak-password`, `identity.busy`
 */
export async function register(
  search: InvitationSearch,
  form: RegistrationForm,
  origin: Origin,
  rules: Rules,
): Promise<string> {
  const { db } = search;
  const name = checkName(form.name, rules.kazakhNames);
  const invitation = await findInvitation(search, form.partnerCode, origin.address);
  if (!invitation) refuseCode();
  if (await emailHasAccount(db, invitation.email)) fail('registration.email-taken');
  const login = form.login || (await chooseLogin(db, invitation));
  const password = form.password || generatePassword();
  refuseWeakPassword(password, { login, email: invitation.email }, 'password');
  const account = {
    login,
    passwordHash: await hashPassword(password),
    name,
    phone: form.phone,
    news: form.consents?.news ?? false,
  };
  await inTransaction(db, (transaction) => make(transaction, invitation, account, origin, rules));
  return login;
}

function refuseCode(): never {
  fail('registration.unusable-code', {
    fields: { partnerCode: 'Этот код приглашения не подходит. Проверьте письмо.' },
  });
}

async function make(
  db: Db,
  invitation: UsableInvitation,
  account: NewAccount,
  origin: Origin,
  { trialDays, mailing }: Rules,
): Promise<void> {
  if (!(await spendInvitation(db, invitation.id))) refuseCode();
  const { email } = invitation;
  const made = await addUser(db, { ...account, email });
  if (made === 'email-taken') fail('registration.email-taken');
  if (made === 'login-taken')
    fail('registration.login-taken', { fields: { login: 'Такой логин уже занят. Придумайте другой.' } });
  const subscriberId = await addSubscriber(db, {
    name: invitation.customer_name || account.name,
    partnerId: invitation.partner_id,
    ownerId: made.userId,
  });
  const { userId } = made;
  await addSubscription(db, { subscriberId, userId, tariffName: invitation.tariff_name || trialName, days: trialDays });
  await insertConsents(db, made.userId, account.news);
  await noteUsedBy(db, invitation.id, made.userId, subscriberId);
  await mailing.outbox.queueMail(db, {
    key: `welcome:${made.userId}`,
    kind: 'welcome',
    to: { name: account.name, address: email },
    letter: welcomeLetter({ ...account, partnerName: invitation.partner_name, trialDays, base: mailing.base }),
  });
  await writeAudit(db, {
    action: 'registered',
    origin,
    userId: made.userId,
    subscriberId,
    object: invitation.id,
  });
}
