import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { setCurrentSubscriber } from './subscribers.store.ts';

/**
 * Makes one of the person's subscribers the current one, stored with the account. @throws Failure `subscribers.unknown`
 */
export async function selectSubscriber(
  db: Db,
  { viewer, origin }: SignedInCaller,
  subscriberId: string,
): Promise<void> {
  if (!viewer.subscriberIds.includes(subscriberId)) {
    await writeAudit(db, { action: 'foreign-subscriber-refused', origin, userId: viewer.userId, object: subscriberId });
    fail('subscribers.unknown');
  }
  await inTransaction(db, async (transaction) => {
    await setCurrentSubscriber(transaction, viewer.userId, subscriberId);
    const { userId, currentSubscriberId } = viewer;
    const change = { before: { subscriberId: currentSubscriberId }, after: { subscriberId }, personId: userId };
    await writeAudit(transaction, { action: 'subscriber-selected', origin, userId, subscriberId, change });
  });
}
