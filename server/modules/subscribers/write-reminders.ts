import { createHash } from 'node:crypto';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { type Mailing, type MailToQueue, readWords, type Words } from '../mail/index.ts';
import {
  closingLetter,
  closingTemplate,
  endTemplate,
  subscriptionEndLetter,
} from './letters/subscription-end-letter.ts';
import { readersOf } from './reminder-steps.ts';
import {
  type DueReminder,
  findDueSubscribers,
  listReachableOwners,
  nextStretch,
  noteDue,
  type ReachableOwner,
} from './reminders.store.ts';

const subscriptionsOfStretch = 40_000;
const subscribersAtOnce = 250;

/** What a run over all subscribers has done. */
export interface RemindersWritten {
  /** Where to continue; nothing when all subscribers are done. */
  readonly after: string | undefined;
  readonly letters: number;
}

/**
 * Writes the reminders that are due, range by range in the order of the subscribers' ids, until `mayGoOn` returns
 * false. Each range is one transaction of reminders and letters: killed in the middle, or run twice at once, it writes
 * none twice.
 */
export async function writeReminders(
  { db, mailing }: { db: Db; mailing: Mailing },
  from: string | undefined,
  mayGoOn: () => boolean,
): Promise<RemindersWritten> {
  let after = from;
  let letters = 0;
  do {
    const stretch = await nextStretch(db, after, subscriptionsOfStretch);
    const subscribers = await findDueSubscribers(db, stretch);
    for (let start = 0; start < subscribers.length; start += subscribersAtOnce)
      letters += await writeLot(db, mailing, subscribers.slice(start, start + subscribersAtOnce));
    after = stretch.upTo;
  } while (after !== undefined && mayGoOn());
  return { after, letters };
}

function writeLot(db: Db, mailing: Mailing, subscriberIds: readonly string[]): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const reminders = await noteDue(transaction, subscriberIds);
    if (reminders.length === 0) return 0;
    const owners = Map.groupBy(
      await listReachableOwners(transaction, subscriberIds),
      ({ subscriberId }) => subscriberId,
    );
    const bySubscriberAndStep = Map.groupBy(reminders, ({ subscriberId, step }) => `${subscriberId}:${step}`);
    const words = await readWords(transaction, [endTemplate, closingTemplate]);
    const mails = [...bySubscriberAndStep.values()].flatMap((group) => lettersOf(group, owners, { mailing, words }));
    return mailing.outbox.queueMails(transaction, mails);
  });
}

/** The letters about one step of one subscriber, one an owner. */
function lettersOf(
  group: readonly DueReminder[],
  owners: ReadonlyMap<string, readonly ReachableOwner[]>,
  { mailing, words }: { mailing: Mailing; words: Words },
): MailToQueue[] {
  const [first, ...rest] = group;
  if (!first) return [];
  const { subscriberId, step } = first;
  const ends = JSON.stringify(group.map(({ tariffName, dateEnd }) => [tariffName, dateEnd]));
  const fingerprint = createHash('sha256').update(ends).digest('hex').slice(0, 16);
  return readersOf(owners.get(subscriberId) ?? [], step).map(({ userId, name, email, refused }) => {
    const unsubscribeUrl = mailing.stopUrl(userId, 'reminders');
    const sending = { base: mailing.base, stopUrl: unsubscribeUrl, refused };
    return {
      key: `subscription-end:${subscriberId}:${step}:${fingerprint}:${userId}`,
      kind: 'subscription-end',
      to: { name, address: email },
      letter: step < 0 ? closingLetter(words, first, sending) : subscriptionEndLetter(words, [first, ...rest], sending),
      unsubscribeUrl,
      about: `subscription-end:${subscriberId}`,
    };
  });
}
