import * as schemas from '../../../contract/subscribers.schemas.ts';
import * as calls from '../../../contract/subscribers.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { listServicePartners } from './list-service-partners.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { selectSubscriber } from './select-subscriber.ts';

/** The calls of a person's own organisations and their subscriptions. */
export function subscribersCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(calls.listSubscriptions, schemas.listSubscriptions, (_, { viewer }) => listSubscriptions(db, viewer)),
    handle(calls.listServicePartners, schemas.listServicePartners, (_, { viewer }) => listServicePartners(db, viewer)),
    handle(calls.selectSubscriber, schemas.selectSubscriber, async ({ body }, caller) => {
      await selectSubscriber(db, caller, body.id);
      return { success: true } as const;
    }),
  ];
}
