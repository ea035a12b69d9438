import { listCustomers as listCustomersCall } from '../../../contract/customers.ts';
import * as contract from '../../../contract/subscribers.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { listCustomers } from './list-customers.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { selectSubscriber } from './select-subscriber.ts';

/** The calls of organisations and their subscriptions, a person's own and a partner's customers. */
export function subscribersCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(contract.listSubscriptions, (_, { viewer }) => listSubscriptions(db, viewer)),
    handle(listCustomersCall, ({ query }, { viewer }) => listCustomers(db, viewer, query)),
    handle(contract.selectSubscriber, async ({ body }, caller) => {
      await selectSubscriber(db, caller, body.id);
      return { success: true } as const;
    }),
  ];
}
