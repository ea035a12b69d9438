import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { refuseForeign } from './refuse-foreign.ts';
import { setCurrentSubscriber } from './subscribers.store.ts';

/**
 * Makes one of the person's subscribers the current one, stored with the account. @throws Failure `subscribers.unknown`
 */
export async function selectSubscriber(db: Db, caller: SignedInCaller, subscriberId: string): Promise<void> {
  const { viewer, origin } = caller;
  if (!viewer.subscriberIds.includes(subscriberId)) await refuseForeign(db, caller, subscriberId);
  await inTransaction(db, async (transaction) => {
    await setCurrentSubscriber(transaction, viewer.userId, subscriberId);
    const { userId, currentSubscriberId } = viewer;
    const change = { before: { subscriberId: currentSubscriberId }, after: { subscriberId }, personId: userId };
    await writeAudit(transaction, { action: 'subscriber-selected', origin, userId, subscriberId, change });
  });
}
