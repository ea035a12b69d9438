import type { CheckedInput } from '../../../contract/call.ts';
import type { addCustomerSubscription as call } from '../../../contract/partner-cabinet-subscriptions.ts';
import { beginFault, endFault } from '../../../contract/subscribers-periods.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { partnerOf } from '../partners/index.ts';
import { findEarlier, insertChange } from '../subscribers/index.ts';
import { refuseDay } from './refuse-day.ts';
import { countSubscriptions, insertSubscription, takeCustomer } from './subscription-changes.store.ts';

const subscriptionsAtMost = 200;

/** The name of a tariff of the catalogue, or nothing. @throws Failure `catalogue.start-service-down` */
export type FindTariffName = (code: string) => Promise<string | undefined>;

/**
 * Adds a subscription of the catalogue's tariff to the partner's own customer; returns its id, the same one for a
 * repeated request. @throws Failure of the call
 */
export async function addCustomerSubscription(
  db: Db,
  { viewer, origin }: SignedInCaller,
  form: CheckedInput<typeof call>['body'],
  findTariffName: FindTariffName,
): Promise<string> {
  const partner = await partnerOf(db, viewer);
  // Before the transaction, which must not lock the customer while another server is asked.
  const tariffName = await findTariffName(form.tariffCode);
  const { customerId, dateBegin, dateEnd, quantity } = form;
  const made = await inTransaction(db, async (transaction) => {
    const customer = await takeCustomer(transaction, partner.id, customerId);
    if (!customer) return undefined;
    const earlier = await findEarlier(transaction, customerId, form);
    if (earlier) return earlier.same ? earlier.subscription_id : fail('subscriptions.changed');
    if (tariffName === undefined) fail('subscriptions.unknown-tariff');
    refuseDay('dateBegin', beginFault(dateBegin, customer.today));
    if (dateEnd !== null) refuseDay('dateEnd', endFault(dateEnd, dateBegin, customer.today));
    if ((await countSubscriptions(transaction, customerId)) >= subscriptionsAtMost) fail('subscriptions.too-many');
    const after = { dateBegin, dateEnd };
    const wanted = { ...after, subscriberId: customerId, tariffName, quantity };
    const id = await insertSubscription(transaction, wanted);
    const whose = { subscriberId: customerId, userId: viewer.userId };
    await insertChange(transaction, {
      ...whose,
      subscriptionId: id,
      action: 'added',
      before: null,
      after,
      reason: '',
      asked: form,
    });
    const details = { tariffName, quantity, ...after };
    await writeAudit(transaction, { ...whose, action: 'subscription-added', origin, object: id, details });
    return id;
  });
  if (made !== undefined) return made;
  await writeAudit(db, { action: 'foreign-customer-refused', origin, userId: viewer.userId, object: customerId });
  return fail('customers.unknown');
}
