import { type Db, inTransaction } from '../../infra/database/index.ts';
import type { Mailing } from '../mail/index.ts';
import { listPartnersWithPeople, listReaders, sumUpWeek } from './digest.store.ts';
import { endingCustomers } from './ending-customers.ts';
import { digestLetter } from './letters/digest-letter.ts';

const customersNamed = 10;

interface Needs {
  db: Db;
  mailing: Mailing;
}

/**
 * Writes the digest of the last week to the people of every partner that has anything to report; returns how many
 * letters.
 */
export async function writeDigests(needs: Needs): Promise<number> {
  let letters = 0;
  for (const partner of await listPartnersWithPeople(needs.db)) letters += await writeDigest(needs, partner);
  return letters;
}

function writeDigest(
  { db, mailing }: Needs,
  { id: partnerId, name: partnerName }: { id: number; name: string },
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const readers = await listReaders(transaction, partnerId);
    if (readers.length === 0) return 0;
    const week = await sumUpWeek(transaction, partnerId);
    const ending = await endingCustomers(transaction, partnerId, customersNamed);
    if (week.sent === 0 && week.used === 0 && ending.total === 0) return 0;
    const mails = await Promise.all(
      readers.map(async ({ userId, name, email }) => {
        const stopUrl = mailing.stopUrl(userId, 'digest');
        return {
          key: `digest:${week.firstDay}:${partnerId}:${userId}`,
          kind: 'digest',
          to: { name, address: email },
          letter: await digestLetter(transaction, { partnerName, week, ending, stopUrl, base: mailing.base }),
          unsubscribeUrl: stopUrl,
        };
      }),
    );
    return mailing.outbox.queueMails(transaction, mails);
  });
}
