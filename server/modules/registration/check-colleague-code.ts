import type { CallAnswer } from '../../../contract/call.ts';
import { failures } from '../../../contract/failures.ts';
import type { checkMemberInvitation } from '../../../contract/registration.ts';
import type { Caller } from '../../infra/http/index.ts';
import { accountKey, emailHasAccount, spellingKeys } from '../identity/index.ts';
import { findColleagueInvitation, type InvitationSearch, noteOpened } from '../invitations/index.ts';
import { findJoiner } from '../members/index.ts';
import { otherPartnerOf } from '../partners/index.ts';
import { chooseLogin } from './choose-login.ts';

/**
 * The organisation and the e-mail of a code, and whether the e-mail is the caller's. All codes that cannot be used have
 * one cause (spec: invitations.one-cause). @throws Failure `registration.throttled`
 */
export async function checkColleagueCode(
  search: InvitationSearch,
  typed: string,
  { viewer, origin }: Caller,
): Promise<CallAnswer<typeof checkMemberInvitation>> {
  const found = await findColleagueInvitation(search, typed, origin.address);
  if (!found) return { cause: failures['members.unusable-code'].message, invitation: null };
  const { id, subscriberName, role, invitedBy, email, partner } = found;
  await noteOpened(search.db, id);
  // Who works for another partner stays in that one's cabinet, and comes as a colleague alone.
  const isElsewhere =
    partner !== null && (await otherPartnerOf(search.db, partner.id, spellingKeys(email))) !== undefined;
  const joiner = viewer && (await findJoiner(search.db, viewer.userId));
  return {
    cause: null,
    invitation: {
      subscriberName,
      role,
      invitedBy,
      isIntoCabinet: partner !== null && !isElsewhere,
      isOfAnotherCabinet: isElsewhere,
      email,
      login: await chooseLogin(search.db, found),
      hasAccount: await emailHasAccount(search.db, email),
      mine: joiner?.email != null && accountKey(joiner.email) === accountKey(email),
    },
  };
}
