import { beginFault, endFault } from '../../../contract/subscribers-periods.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin } from '../../infra/http/index.ts';
import { refuseDay } from './refuse-day.ts';
import { countSubscriptions, insertSubscription, takeCustomer } from './subscription-changes.store.ts';
import { findEarlier, hasChanged, insertChange } from './subscription-history.store.ts';

const subscriptionsAtMost = 200;

/** The name of a tariff of the catalogue, or nothing. @throws Failure `catalogue.start-service-down` */
export type FindTariffName = (code: string) => Promise<string | undefined>;

/** Who keeps subscriptions: a partner those of its own customers, the operator everybody's. */
export interface Keeper {
  readonly userId: string;
  readonly origin: Origin;
  readonly partnerId: number | 'any';
}

/** A subscription to be given, with the key that its form drew. */
export interface NewSubscriptionForm {
  readonly customerId: string;
  readonly key: string;
  readonly tariffCode: string;
  readonly quantity: number;
  readonly dateBegin: string;
  readonly dateEnd: string | null;
  readonly [field: string]: string | number | null | undefined;
}

/**
 * Gives an organisation a subscription of the catalogue's tariff; returns its id, the same one for a repeated request, or
 * nothing when the keeper does not serve the organisation. @throws Failure `subscriptions.*`, `common.invalid`
 */
export async function giveSubscription(
  db: Db,
  { userId, origin, partnerId }: Keeper,
  form: NewSubscriptionForm,
  findTariffName: FindTariffName,
): Promise<string | undefined> {
  // Before the transaction, which must not lock the customer while another server is asked.
  const tariffName = await findTariffName(form.tariffCode);
  const { customerId, dateBegin, dateEnd, quantity } = form;
  return inTransaction(db, async (transaction) => {
    const customer = await takeCustomer(transaction, partnerId, customerId);
    if (!customer) return undefined;
    const earlier = await findEarlier(transaction, customerId, form);
    if (earlier?.same && !(await hasChanged(transaction, earlier.subscription_id))) return earlier.subscription_id;
    if (earlier) fail('subscriptions.done-before');
    if (tariffName === undefined) fail('subscriptions.unknown-tariff');
    refuseDay('dateBegin', beginFault(dateBegin, customer.today));
    if (dateEnd !== null) refuseDay('dateEnd', endFault(dateEnd, dateBegin, customer.today));
    if ((await countSubscriptions(transaction, customerId)) >= subscriptionsAtMost) fail('subscriptions.too-many');
    const after = { dateBegin, dateEnd };
    const wanted = { ...after, subscriberId: customerId, tariffName, quantity };
    const id = await insertSubscription(transaction, wanted);
    const whose = { subscriberId: customerId, userId };
    const history = {
      subscriptionId: id,
      action: 'added',
      before: null,
      after: { ...after, quantity },
      reason: '',
      asked: form,
    } as const;
    await insertChange(transaction, { ...whose, ...history });
    const change = { before: null, after: { tariffName, quantity, ...after } };
    await writeAudit(transaction, { ...whose, action: 'subscription-added', origin, object: id, change });
    return id;
  });
}
