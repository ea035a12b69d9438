import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin, SignedInCaller } from '../../infra/http/index.ts';
import type { Mailing } from '../mail/index.ts';
import { lockSubscriber } from '../subscribers/index.ts';
import { findInvitation, type InvitationSearch } from './find-invitation.ts';
import { joinedLetter } from './letters/joined-letter.ts';
import { noteUsedBy, spend, type UsableInvitation } from './member-invitations.store.ts';
import { addMember, countMembers, findJoiner } from './members.store.ts';

/** What joining needs beside the search. */
export interface JoiningRules {
  mailing: Mailing;
  membersAtMost: number;
}

/** Says by the field that the code does not fit. @throws Failure `members.unusable-code` */
export function refuseCode(): never {
  fail('members.unusable-code', { fields: { code: 'Этот код приглашения не подходит. Проверьте письмо.' } });
}

/**
 * Spends the invitation and makes the person a member, in the caller's transaction; of many at once exactly one
 * succeeds. @throws Failure `members.unusable-code`, `members.too-many`, `members.joined-already`
 */
export async function makeMember(
  db: Db,
  invitation: UsableInvitation,
  { userId, origin, membersAtMost }: { userId: string; origin: Origin; membersAtMost: number },
): Promise<void> {
  const { id, subscriberId, role } = invitation;
  await lockSubscriber(db, subscriberId);
  if (!(await spend(db, id))) refuseCode();
  const { all } = await countMembers(db, subscriberId);
  if (all >= membersAtMost) fail('members.too-many');
  if (!(await addMember(db, { subscriberId, userId, role }))) fail('members.joined-already');
  await noteUsedBy(db, id, userId);
  await writeAudit(db, { action: 'member-joined', origin, userId, subscriberId, object: id, details: { role } });
}

/**
 * Lets the signed-in person into the organisation of a letter's code, if the invitation is to this person's e-mail.
 * @throws Failure `members.*`, `registration.throttled`
 */
export async function joinSubscriber(
  search: InvitationSearch,
  { viewer, origin }: SignedInCaller,
  typed: string,
  { mailing, membersAtMost }: JoiningRules,
): Promise<void> {
  const { userId } = viewer;
  const invitation = (await findInvitation(search, typed, origin.address)) ?? refuseCode();
  const joiner = await findJoiner(search.db, userId);
  if (!joiner?.email || joiner.email_key !== invitation.emailKey) {
    await writeAudit(search.db, { action: 'foreign-invitation-refused', origin, userId, object: invitation.id });
    fail('members.other-email');
  }
  const to = { name: joiner.name, address: joiner.email };
  await inTransaction(search.db, async (transaction) => {
    await makeMember(transaction, invitation, { userId, origin, membersAtMost });
    await mailing.outbox.queueMail(transaction, {
      key: `member-joined:${invitation.id}`,
      kind: 'member-joined',
      to,
      letter: joinedLetter({ ...invitation, base: mailing.base }),
    });
  });
}
