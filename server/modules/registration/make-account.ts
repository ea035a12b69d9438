import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Limit } from '../../infra/limits/index.ts';
import {
  addUser,
  emailHasAccount,
  generatePassword,
  hashPassword,
  loginIsFree,
  loginSuits,
  refuseWeakPassword,
} from '../identity/index.ts';
import { chooseLogin } from './choose-login.ts';
import { insertConsents } from './registration.store.ts';

/** The fields of registration that all invitations share. */
interface Form {
  /** Checked before, so that a wrong name costs no attempt at the code. */
  name: string;
  phone?: string;
  login?: string | undefined;
  password?: string | undefined;
  consents?: { news?: boolean | undefined } | undefined;
}

/** An account that can be made: checked, its password hashed. */
export interface ReadyAccount {
  readonly login: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly news: boolean;
}

/**
 * Checks the fields against the invitation and fills in those that were left out; before the transaction, because
 * hashing takes time. @throws Failure `registration.*`, `common.too-often`, `identity.*`
 */
export async function readyAccount(
  { db, attempts }: { db: Db; attempts: Limit },
  form: Form,
  invitation: { id: string; email: string },
): Promise<ReadyAccount> {
  // An open invitation would else tell its holder of any number of logins whether they are there.
  const waitSeconds = await attempts.take(invitation.id);
  if (waitSeconds > 0) fail('common.too-often', { retryAfterSeconds: waitSeconds });
  const { name, phone = null, consents } = form;
  const { email } = invitation;
  if (await emailHasAccount(db, email)) fail('registration.email-taken');
  const login = form.login || (await chooseLogin(db, invitation));
  if (!loginSuits(login, email)) fail('registration.foreign-login');
  if (!(await loginIsFree(db, login))) fail('registration.login-taken');
  const password = form.password || generatePassword();
  refuseWeakPassword(password, { login, email }, 'password');
  const passwordHash = await hashPassword(password);
  return { login, email, name, phone, passwordHash, news: consents?.news ?? false };
}

/**
 * Makes the user with the consents; returns its id. @throws Failure `registration.email-taken`,
 * `registration.login-taken`
 */
export async function makeAccount(transaction: Db, account: ReadyAccount): Promise<string> {
  const made = await addUser(transaction, account);
  if (made === 'email-taken') fail('registration.email-taken');
  if (made === 'login-taken') fail('registration.login-taken');
  await insertConsents(transaction, made.userId, account.news);
  return made.userId;
}

/** What the audit keeps of a new account, as long as the account is there. */
export const changeOfAccount = (personId: string, { name, login, email, phone }: ReadyAccount) => ({
  before: null,
  after: { name, login, email, phone },
  personId,
});
