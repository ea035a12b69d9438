import type { CheckedInput } from '../../../contract/call.ts';
import { failures } from '../../../contract/failures.ts';
import type { MemberRole } from '../../../contract/members.forms.ts';
import type { inviteMember as call } from '../../../contract/members.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type CodeHasher, drawCode } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Limit } from '../../infra/limits/index.ts';
import { loginKey } from '../identity/index.ts';
import type { Mailing } from '../mail/index.ts';
import { invitationSigns } from '../registration/index.ts';
import { actInSubscriber } from './act-in-subscriber.ts';
import { memberInvitationLetter } from './letters/member-invitation-letter.ts';
import { addMemberInvitation, countOpen, isInvited, renewInvitation } from './member-invitations.store.ts';
import { mayManage } from './member-rules.ts';
import { countMembers, isMemberByEmail, nameOfSubscriber, nameOfUser } from './members.store.ts';

/** What the use cases of invitations need beside the database. */
export interface InvitingRules {
  hasher: CodeHasher;
  mailing: Mailing;
  /** People and usable invitations of an organisation together. */
  membersAtMost: number;
  /** Letters of an organisation a day, refused ones too. */
  letters: Limit;
  /** Letters sent again, by invitation. */
  resends: Limit;
}

/**
 * Keeps an invitation and queues its letter, both or none; gives its id. Whether the e-mail has an account makes no
 * difference, neither to the answer nor to its time. @throws Failure `subscribers.unknown`, `members.*`
 */
export async function inviteMember(
  db: Db,
  caller: SignedInCaller,
  { subscriberId, email, role }: CheckedInput<typeof call>['body'],
  rules: InvitingRules,
): Promise<string> {
  // Before the transaction, which must not hold one connection while it waits for another; another's counts apart.
  const isMine = caller.viewer.subscriberIds.includes(subscriberId);
  if (isMine) await takeLetter(rules.letters, subscriberId);
  const emailKey = loginKey(email);
  const { userId } = caller.viewer;
  return actInSubscriber(db, caller, {
    subscriberId,
    object: subscriberId,
    work: async (transaction, mine) => {
      if (!mayManage(mine, role)) fail('members.forbidden');
      await refuseKnown(transaction, { subscriberId, emailKey });
      await refuseFull(transaction, subscriberId, rules.membersAtMost);
      const code = newCode(rules.hasher);
      const invitation = { subscriberId, email, emailKey, role, createdBy: userId };
      const id = await addMemberInvitation(transaction, invitation, code.hash);
      await queueLetter(transaction, { id, subscriberId, email, role, userId, code }, rules.mailing);
      await writeAudit(transaction, {
        action: 'member-invited',
        origin: caller.origin,
        userId,
        subscriberId,
        object: id,
        details: { role },
      });
      return id;
    },
  });
}

/** Takes one of the day's letters. @throws Failure `members.too-many-letters` */
export async function takeLetter(limit: Limit, key: string): Promise<void> {
  const waitSeconds = await limit.take(key);
  if (waitSeconds > 0) fail('members.too-many-letters', { retryAfterSeconds: waitSeconds });
}

interface Known {
  subscriberId: string;
  emailKey: string;
  /** An invitation that does not count. */
  except?: string;
}

/** Refuses a colleague, and an e-mail that is invited already: both stand in the list. @throws Failure with the field */
export async function refuseKnown(db: Db, { subscriberId, emailKey, except }: Known): Promise<void> {
  const refuse = (code: 'members.already-member' | 'members.already-invited') =>
    fail(code, { fields: { email: failures[code].message } });
  if (await isMemberByEmail(db, subscriberId, emailKey)) refuse('members.already-member');
  if (await isInvited(db, subscriberId, emailKey, except)) refuse('members.already-invited');
}

/** Refuses one more than the organisation may have. @throws Failure `members.too-many` */
export async function refuseFull(db: Db, subscriberId: string, atMost: number, except?: string): Promise<void> {
  const { all } = await countMembers(db, subscriberId);
  if (all + (await countOpen(db, subscriberId, except)) >= atMost) fail('members.too-many');
}

interface Sending {
  id: string;
  subscriberId: string;
  email: string;
  role: MemberRole;
  /** Who sends it. */
  userId: string;
  code: NewCode;
}

/** A code just drawn, with what of it is kept. */
interface NewCode {
  text: string;
  hash: Buffer;
}

/** Draws a code for one letter. */
export function newCode(hasher: CodeHasher): NewCode {
  const text = drawCode(invitationSigns);
  return { text, hash: hasher('member', text) };
}

/** Queues the letter of a code just drawn and lets the invitation's time begin anew. */
export async function queueLetter(
  db: Db,
  { id, subscriberId, email, role, userId, code }: Sending,
  mailing: Mailing,
): Promise<void> {
  // A letter a code: the start of the hash names it and gives nothing away.
  const key = `member-invitation:${id}:${code.hash.toString('hex', 0, 6)}`;
  await renewInvitation(db, id, key);
  const [subscriberName, invitedBy] = [await nameOfSubscriber(db, subscriberId), await nameOfUser(db, userId)];
  await mailing.outbox.queueMail(db, {
    key,
    kind: 'member-invitation',
    to: { name: '', address: email },
    letter: memberInvitationLetter({ code: code.text, subscriberName, invitedBy, role, base: mailing.base }),
  });
}
