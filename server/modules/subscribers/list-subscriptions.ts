import type { Db } from '../../infra/database/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import { listSubscriptionsOf } from './subscribers.store.ts';

/** The subscriptions of all the person's subscribers: the soonest end first, those without an end last. */
export function listSubscriptions(db: Db, viewer: Viewer) {
  return listSubscriptionsOf(db, viewer.subscriberIds);
}
