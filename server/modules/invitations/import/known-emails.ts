import type { Db } from '../../../infra/database/index.ts';
import { emailsWithAccount } from '../../identity/index.ts';
import type { KnownEmails } from './check-rows.ts';
import { findInvited } from './import.store.ts';

/** Which of the e-mails, in lower case, have an account or a usable invitation of the partner. */
export async function findKnownEmails(db: Db, partnerId: number, emails: readonly string[]): Promise<KnownEmails> {
  return {
    accounts: await emailsWithAccount(db, emails),
    invited: new Set(await findInvited(db, partnerId, emails)),
  };
}
