import type { CallAnswer } from '../../../contract/call.ts';
import { failures } from '../../../contract/failures.ts';
import type { checkMemberInvitation } from '../../../contract/members.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Caller } from '../../infra/http/index.ts';
import type { Limit } from '../../infra/limits/index.ts';
import { emailHasAccount } from '../identity/index.ts';
import { chooseLogin, findByCode } from '../registration/index.ts';
import { findUsable, noteOpened, type UsableInvitation } from './member-invitations.store.ts';
import { findJoiner } from './members.store.ts';

/** What the search for an invitation needs. */
export interface InvitationSearch {
  db: Db;
  hasher: CodeHasher;
  /** Wrong codes by address, counted together with those of partners' invitations (quality, S1). */
  misses: Limit;
}

/** The usable invitation of a typed code, or nothing. @throws Failure `registration.throttled` */
export async function findInvitation(
  { db, hasher, misses }: InvitationSearch,
  typed: string,
  address: string,
): Promise<UsableInvitation | undefined> {
  return findByCode(misses, { typed, address }, (code) => findUsable(db, hasher('member', code)));
}

type Answer = CallAnswer<typeof checkMemberInvitation>;

/**
 * Into which organisation a code leads, for which e-mail, and whether that is the asking person's. All codes that
 * cannot be used have one cause. @throws Failure `registration.throttled`
 */
export async function checkInvitation(
  search: InvitationSearch,
  typed: string,
  { viewer, origin }: Caller,
): Promise<Answer> {
  const found = await findInvitation(search, typed, origin.address);
  if (!found) return { cause: failures['members.unusable-code'].message, invitation: null };
  const { id, subscriberName, role, invitedBy, email, emailKey } = found;
  await noteOpened(search.db, id);
  const joiner = viewer && (await findJoiner(search.db, viewer.userId));
  return {
    cause: null,
    invitation: {
      subscriberName,
      role,
      invitedBy,
      email,
      login: await chooseLogin(search.db, found),
      hasAccount: await emailHasAccount(search.db, email),
      mine: joiner?.email_key === emailKey,
    },
  };
}
