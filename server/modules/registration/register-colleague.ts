import type { CheckedInput } from '../../../contract/call.ts';
import type { registerMember } from '../../../contract/registration.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin } from '../../infra/http/index.ts';
import type { Limit } from '../../infra/limits/index.ts';
import { checkName } from '../identity/index.ts';
import {
  type AcceptRules,
  acceptInvitation,
  findColleagueInvitation,
  type InvitationSearch,
} from '../invitations/index.ts';

import { changeOfAccount, makeAccount, readyAccount } from './make-account.ts';

interface Rules extends AcceptRules {
  /** Registrations that were tried by one invitation. */
  attempts: Limit;
  /** Whether Kazakh letters, hyphens and apostrophes are admitted in names. */
  kazakhNames: boolean;
}

/**
 * Registers a colleague by the code of a letter: user, consents and membership are made and the invitation is spent in
 * one transaction; returns the login. @throws Failure `members.*`, `registration.*`, `identity.*`
 */
export async function registerColleague(
  search: InvitationSearch,
  form: CheckedInput<typeof registerMember>['body'],
  origin: Origin,
  rules: Rules,
): Promise<string> {
  const name = checkName(form.name, rules.kazakhNames);
  const invitation =
    (await findColleagueInvitation(search, form.code, origin.address)) ?? fail('members.unusable-code');
  const account = await readyAccount({ db: search.db, attempts: rules.attempts }, { ...form, name }, invitation);
  const { login, email } = account;
  await inTransaction(search.db, async (transaction) => {
    const userId = await makeAccount(transaction, account);
    await acceptInvitation(transaction, invitation, { userId, name, email, login }, { ...rules, origin });
    const { id: object, subscriberId } = invitation;
    const change = changeOfAccount(userId, account);
    await writeAudit(transaction, { action: 'registered', origin, userId, subscriberId, object, change });
  });
  return login;
}
