import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin, SignedInCaller } from '../../infra/http/index.ts';
import { accountKey, takeAccount } from '../identity/index.ts';
import type { Mailing } from '../mail/index.ts';
import { addMember, countMembers, findJoiner } from '../members/index.ts';
import { tie } from '../partners/index.ts';
import { lockSubscriber, setCurrentSubscriber } from '../subscribers/index.ts';
import { findJoined, type UsableColleagueInvitation } from './colleague-invitations.store.ts';
import { findOwnInvitation } from './find-invitation.ts';
import type { InvitationSearch } from './invitation-codes.ts';
import { noteUsedBy, spendInvitation } from './invitations.store.ts';
import { joinedLetter } from './letters/joined-letter.ts';

/** What accepting a colleague's invitation needs besides the search. */
export interface AcceptRules {
  mailing: Mailing;
  membersAtMost: number;
}

interface Joiner {
  userId: string;
  name: string;
  email: string;
  /** The login, of an account that was made just now. */
  login?: string;
}

/**
 * Uses the invitation up, makes the person a member and queues the letter, in the caller's transaction; of several people
 * at once exactly one succeeds. Returns whether the partner's cabinet is open to the person, where it is an invitation into one.
 * @throws Failure `members.unusable-code`, `members.too-many`, `members.joined-already`
 */
export async function acceptInvitation(
  transaction: Db,
  invitation: UsableColleagueInvitation,
  { userId, name, email, login }: Joiner,
  { origin, mailing, membersAtMost }: AcceptRules & { origin: Origin },
): Promise<boolean> {
  const { id, subscriberId, role } = invitation;
  await lockSubscriber(transaction, subscriberId);
  if (!(await spendInvitation(transaction, id))) {
    // A press of the same person may have been quicker by a moment.
    const joined = (await findJoined(transaction, { id }, userId)) ?? fail('members.unusable-code');
    return joined.isInCabinet;
  }
  const { all } = await countMembers(transaction, subscriberId);
  if (all >= membersAtMost) fail('members.too-many');
  if (!(await addMember(transaction, { subscriberId, userId, role }))) fail('members.joined-already');
  // The person came to work in it.
  await setCurrentSubscriber(transaction, userId, subscriberId);
  await noteUsedBy(transaction, id, userId, subscriberId);
  const person = invitation.partner && (await takeAccount(transaction, userId));
  // Whoever works for another partner stays there, and is a colleague alone.
  const tied = person && invitation.partner && (await tie(transaction, person, invitation.partner));
  const isInCabinet = tied?.outcome === 'tied' || tied?.outcome === 'tied-already';
  const change = { before: null, after: { role }, personId: userId };
  await writeAudit(transaction, { action: 'member-joined', origin, userId, subscriberId, object: id, change });
  await mailing.outbox.queueMail(transaction, {
    key: `member-joined:${id}`,
    kind: 'member-joined',
    to: { name, address: email },
    letter: await joinedLetter(transaction, {
      ...invitation,
      isInCabinet,
      ...(login && { login }),
      base: mailing.base,
    }),
  });
  return isInCabinet;
}

/**
 * Makes the signed-in person a member by a letter's code, if the invitation is to this person's e-mail (spec:
 * members.join); returns whether the partner's cabinet is open to the person. Whoever has joined by this code before, and had
 * no answer, is in. @throws Failure `members.*`, `registration.throttled`
 */
export async function joinSubscriber(
  search: InvitationSearch,
  { viewer, origin }: SignedInCaller,
  typed: string,
  rules: AcceptRules,
): Promise<boolean> {
  const { userId } = viewer;
  const { address } = origin;
  const invitation = (await findOwnInvitation(search, typed, { userId, address })) ?? fail('members.unusable-code');
  if ('isInCabinet' in invitation) return invitation.isInCabinet;
  const joiner = await findJoiner(search.db, userId);
  if (!joiner?.email || accountKey(joiner.email) !== accountKey(invitation.email)) {
    await writeAudit(search.db, { action: 'foreign-invitation-refused', origin, userId, object: invitation.id });
    fail('members.other-email');
  }
  const { name, email } = joiner;
  return inTransaction(search.db, (transaction) =>
    acceptInvitation(transaction, invitation, { userId, name, email }, { ...rules, origin }),
  );
}
