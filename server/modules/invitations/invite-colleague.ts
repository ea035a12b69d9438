import type { CheckedInput } from '../../../contract/call.ts';
import type { inviteMember as call } from '../../../contract/invitations-colleagues.ts';
import type { MemberRole } from '../../../contract/members.values.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { type AskedOnce, doOnce, findMade } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Limit } from '../../infra/limits/index.ts';
import { loginKey, mailboxKey, spellingKeys } from '../identity/index.ts';
import type { Mailing } from '../mail/index.ts';
import {
  actInSubscriber,
  countMembers,
  isMemberByEmail,
  mayManage,
  nameOfSubscriber,
  nameOfUser,
} from '../members/index.ts';
import { takeOne } from './change-invitation.ts';
import {
  type ColleagueInvitation,
  countOpen,
  isInvited,
  subscriberOfInvitation,
  takeColleagueInvitation,
} from './colleague-invitations.store.ts';
import { isOver } from './invitations.store.ts';
import { invitedBefore } from './invited-before.ts';
import type { Inviter } from './inviter.ts';
import { colleagueInvitationLetter } from './letters/colleague-invitation-letter.ts';
import { createInvitation } from './send-invitation.ts';

/** What the use cases of an organisation's invitations need besides the database. */
export interface ColleagueRules {
  hasher: CodeHasher;
  mailing: Mailing;
  /** People and usable invitations of an organisation together. */
  membersAtMost: number;
  /** Letters of an organisation a day, refused ones too. */
  letters: Limit;
  /** Letters sent again, by invitation. */
  resends: Limit;
}

/** An organisation that invites colleagues. */
export function colleaguesInviter({
  mailing: { base },
  membersAtMost,
}: Pick<ColleagueRules, 'mailing' | 'membersAtMost'>): Inviter<ColleagueInvitation> {
  return {
    kind: 'colleague',
    tooMany: 'members.too-many-letters',
    actions: { created: 'member-invited', resent: 'member-invitation-resent', revoked: 'member-invitation-revoked' },
    begin: async (db, caller, id) => {
      const subscriberId = await ownSubscriberOf(db, caller, id);
      return {
        limitKey: id,
        run: (work) =>
          actInSubscriber(db, caller, {
            subscriberId,
            object: id,
            work: async (transaction, mine) => {
              const invitation =
                (await takeColleagueInvitation(transaction, subscriberId, id)) ?? fail('invitations.unknown');
              if (!mayManage(mine, invitation.role)) fail('members.forbidden');
              return work(transaction, invitation);
            },
          }),
      };
    },
    refuse: async (transaction, { subscriberId, email, id }) => {
      await refuseKnown(transaction, { subscriberId, email, except: id });
      await refuseFull(transaction, subscriberId, membersAtMost, id);
    },
    write: async (transaction, { subscriberId, email, role, intoPartnerId }, code, { userId }) => {
      const subscriberName = await nameOfSubscriber(transaction, subscriberId);
      const invitedBy = await nameOfUser(transaction, userId);
      const isIntoCabinet = intoPartnerId !== null;
      return {
        to: { name: '', address: email },
        letter: await colleagueInvitationLetter(transaction, {
          code,
          subscriberName,
          invitedBy,
          role,
          isIntoCabinet,
          base,
        }),
      };
    },
  };
}

/** The invitation's organisation, if the person belongs to it. @throws Failure `invitations.unknown` */
async function ownSubscriberOf(db: Db, { viewer, origin }: SignedInCaller, id: string): Promise<string> {
  const subscriberId = await subscriberOfInvitation(db, id, viewer.subscriberIds);
  if (subscriberId) return subscriberId;
  await writeAudit(db, { action: 'foreign-invitation-refused', origin, userId: viewer.userId, object: id });
  fail('invitations.unknown');
}

/** An invitation into an organisation, which is made once for a key (spec: invitations.once). */
export const invitedOnce = (
  { viewer: { userId } }: SignedInCaller,
  { subscriberId, email, role }: WantedColleague,
  key: string | undefined,
): AskedOnce => ({
  userId,
  key,
  what: `member-invited:${subscriberId}`,
  asked: { email: mailboxKey(email), role },
  otherwise: invitedBefore(email),
  isUndone: isOver,
});

/**
 * Saves an invitation and queues its letter, both or neither, once for a key; returns its id. Whether the e-mail has an account changes
 * neither the answer nor its time (spec: members.invitation-answer). @throws Failure `subscribers.unknown`, `common.done-before`, `members.*`
 */
export async function inviteColleague(
  db: Db,
  caller: SignedInCaller,
  { key, ...wanted }: CheckedInput<typeof call>['body'],
  rules: ColleagueRules,
): Promise<string> {
  const { subscriberId, role } = wanted;
  const once = invitedOnce(caller, wanted, key);
  // Before the transaction, which must not hold its connection while it waits for a second one. Attempts on another's
  // organisation have a counter of their own; what is done already takes none of the day's allowance.
  const isMine = caller.viewer.subscriberIds.includes(subscriberId);
  const made = await findMade(db, once);
  if (isMine && made === undefined) await takeOne(rules.letters, subscriberId, colleaguesInviter(rules));
  return actInSubscriber(db, caller, {
    subscriberId,
    object: subscriberId,
    work: async (transaction, mine) => {
      if (!mayManage(mine, role)) fail('members.forbidden');
      return doOnce(transaction, once, () => inviteInto(transaction, caller, wanted, rules));
    },
  });
}

/** Somebody to be invited into an organisation. */
export interface WantedColleague {
  readonly subscriberId: string;
  readonly email: string;
  readonly role: MemberRole;
  /** The partner whose cabinet opens to whoever joins; the organisation is the partner's own. */
  readonly intoPartnerId?: number;
}

/**
 * Invites into an organisation in the caller's transaction, which holds the organisation and knows that the caller may;
 * returns the invitation's id. @throws Failure `members.*`
 */
export async function inviteInto(
  transaction: Db,
  caller: SignedInCaller,
  { subscriberId, email, role, intoPartnerId }: WantedColleague,
  rules: ColleagueRules,
): Promise<string> {
  await refuseKnown(transaction, { subscriberId, email });
  await refuseFull(transaction, subscriberId, rules.membersAtMost);
  const emailKey = loginKey(email);
  const row = { subscriberId, email, emailKey, role, createdBy: caller.viewer.userId, intoPartnerId };
  const asTaken = (id: string): ColleagueInvitation => ({
    ...row,
    intoPartnerId: intoPartnerId ?? null,
    id,
    state: 'queued',
  });
  const inviter = colleaguesInviter(rules);
  return createInvitation(transaction, { inviter, caller, row, asTaken, details: { role } }, rules);
}

interface Known {
  subscriberId: string;
  email: string;
  /** An invitation to leave out of the check. */
  except?: string;
}

/**
 * Refuses the e-mail of a colleague, and one that is invited already; the person sees both in the lists anyway. @throws
 * Failure with the field
 */
async function refuseKnown(db: Db, { subscriberId, email, except }: Known): Promise<void> {
  const emailKeys = spellingKeys(email);
  if (await isMemberByEmail(db, subscriberId, emailKeys)) fail('members.already-member');
  if (await isInvited(db, subscriberId, emailKeys, except)) fail('members.already-invited');
}

/** Refuses one more than the organisation may have. @throws Failure `members.too-many` */
async function refuseFull(db: Db, subscriberId: string, atMost: number, except?: string): Promise<void> {
  const { all } = await countMembers(db, subscriberId);
  if (all + (await countOpen(db, subscriberId, except)) >= atMost) fail('members.too-many');
}
