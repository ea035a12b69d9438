import * as contract from '../../../contract/subscribers.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { listServicePartners } from './list-service-partners.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { selectSubscriber } from './select-subscriber.ts';

/** The calls of a person's own organisations and their subscriptions. */
export function subscribersCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(contract.listSubscriptions, (_, { viewer }) => listSubscriptions(db, viewer)),
    handle(contract.listServicePartners, (_, { viewer }) => listServicePartners(db, viewer)),
    handle(contract.selectSubscriber, async ({ body }, caller) => {
      await selectSubscriber(db, caller, body.id);
      return { success: true } as const;
    }),
  ];
}
