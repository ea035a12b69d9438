import * as contract from '../../../contract/subscribers.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { selectSubscriber } from './select-subscriber.ts';
import { listSubscriptionsOf } from './subscribers.store.ts';

/** The calls of organisations and their subscriptions. */
export function subscribersCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(contract.listSubscriptions, (_, { viewer }) => listSubscriptionsOf(db, viewer.subscriberIds)),
    handle(contract.selectSubscriber, async ({ body }, caller) => {
      await selectSubscriber(db, caller, body.id);
      return { success: true } as const;
    }),
  ];
}
