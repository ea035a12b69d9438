import * as schemas from '../../../contract/subscribers-console.schemas.ts';
import * as calls from '../../../contract/subscribers-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { type Handled, handle, type SignedInCaller } from '../../infra/http/index.ts';
import { changeSubscriber } from './change-subscriber.ts';
import { closePeriod, correctPeriod, extendPeriod } from './change-subscription.ts';
import { type FindTariffName, giveSubscription, type Keeper } from './give-subscription.ts';
import { getSubscriber, getSubscription, listSubscribers, listSubscriptions } from './read-subscribers.ts';

const asOperator = ({ viewer, origin }: SignedInCaller): Keeper => ({
  userId: viewer.userId,
  origin,
  partnerId: 'any',
});

/** The calls of the console about organisations and their subscriptions. */
export function subscribersConsoleCalls({ db, findTariffName }: { db: Db; findTariffName: FindTariffName }): Handled[] {
  return [
    handle(calls.listSubscribers, schemas.listSubscribers, ({ query }) => listSubscribers(db, query)),
    handle(calls.getSubscriber, schemas.getSubscriber, ({ params }) => getSubscriber(db, params.id)),
    handle(calls.changeSubscriber, schemas.changeSubscriber, ({ params, body }, caller) =>
      changeSubscriber(db, caller, params.id, body),
    ),
    handle(calls.listSubscriptions, schemas.listSubscriptions, ({ query }) => listSubscriptions(db, query)),
    handle(calls.getSubscription, schemas.getSubscription, ({ params }) => getSubscription(db, params.id)),
    handle(calls.giveSubscription, schemas.giveSubscription, async ({ body }, caller) => {
      const { subscriberId: customerId, ...form } = body;
      const id = await giveSubscription(db, asOperator(caller), { customerId, ...form }, findTariffName);
      return { id: id ?? fail('console.absent') };
    }),
    handle(calls.extendSubscription, schemas.extendSubscription, async ({ params, body }, caller) => {
      const dateEnd = await extendPeriod(db, asOperator(caller), { ...body, ...params });
      return { success: true, dateEnd: dateEnd ?? fail('console.absent') } as const;
    }),
    handle(calls.correctSubscription, schemas.correctSubscription, async ({ params, body }, caller) => {
      if (!(await correctPeriod(db, asOperator(caller), { ...body, ...params }))) fail('console.absent');
      return { success: true } as const;
    }),
    handle(calls.closeSubscription, schemas.closeSubscription, async ({ params, body }, caller) => {
      if (!(await closePeriod(db, asOperator(caller), { ...body, ...params }))) fail('console.absent');
      return { success: true } as const;
    }),
  ];
}
