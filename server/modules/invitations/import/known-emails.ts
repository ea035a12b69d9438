import type { Db } from '../../../infra/database/index.ts';
import { emailsWithAccount, mailboxKey, spellingsOf } from '../../identity/index.ts';
import type { KnownEmails } from './check-rows.ts';
import { findInvited } from './import.store.ts';

/** Which of the mailboxes have an account or a usable invitation of the partner, however the address was written. */
export async function findKnownEmails(db: Db, partnerId: number, mailboxes: readonly string[]): Promise<KnownEmails> {
  const invited = await findInvited(db, partnerId, mailboxes.flatMap(spellingsOf));
  return {
    accounts: await emailsWithAccount(db, mailboxes),
    invited: new Set(invited.map(mailboxKey)),
  };
}
