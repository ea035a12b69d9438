import type { CheckedInput } from '../../../contract/call.ts';
import type { registerMember as call } from '../../../contract/members.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin } from '../../infra/http/index.ts';
import { addUser, emailHasAccount, generatePassword, hashPassword, refuseWeakPassword } from '../identity/index.ts';
import { checkName, chooseLogin, insertConsents } from '../registration/index.ts';
import { findInvitation, type InvitationSearch } from './find-invitation.ts';
import { type JoiningRules, makeMember, refuseCode } from './join-subscriber.ts';
import { joinedLetter } from './letters/joined-letter.ts';

interface Rules extends JoiningRules {
  /** Whether Kazakh letters, hyphens and apostrophes are admitted in names. */
  kazakhNames: boolean;
}

/**
 * Registers a colleague by the code of a letter: user, consents and membership are made and the invitation is spent in
 * one transaction; gives the login. @throws Failure `members.*`, `registration.*`, `identity.*`
 */
export async function registerMember(
  search: InvitationSearch,
  form: CheckedInput<typeof call>['body'],
  origin: Origin,
  { kazakhNames, mailing, membersAtMost }: Rules,
): Promise<string> {
  const { db } = search;
  const name = checkName(form.name, kazakhNames);
  const invitation = (await findInvitation(search, form.code, origin.address)) ?? refuseCode();
  const { email } = invitation;
  if (await emailHasAccount(db, email)) fail('registration.email-taken');
  const login = form.login || (await chooseLogin(db, invitation));
  const password = form.password || generatePassword();
  refuseWeakPassword(password, { login, email }, 'password');
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    const made = await addUser(transaction, { login, email, name, phone: null, passwordHash });
    if (made === 'email-taken') fail('registration.email-taken');
    if (made === 'login-taken')
      fail('registration.login-taken', { fields: { login: 'Такой логин уже занят. Придумайте другой.' } });
    const { userId } = made;
    await insertConsents(transaction, userId, form.consents?.news ?? false);
    await makeMember(transaction, invitation, { userId, origin, membersAtMost });
    await mailing.outbox.queueMail(transaction, {
      key: `member-joined:${invitation.id}`,
      kind: 'member-joined',
      to: { name, address: email },
      letter: joinedLetter({ ...invitation, login, base: mailing.base }),
    });
    await writeAudit(transaction, {
      action: 'registered',
      origin,
      userId,
      subscriberId: invitation.subscriberId,
      object: invitation.id,
    });
  });
  return login;
}
