import type { CheckedInput } from '../../../contract/call.ts';
import type { addCustomerSubscription as call } from '../../../contract/partner-cabinet-subscriptions.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { partnerOf } from '../partners/index.ts';
import { type FindTariffName, giveSubscription } from '../subscribers/index.ts';

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
  const { userId } = viewer;
  const { id: partnerId } = await partnerOf(db, viewer);
  const made = await giveSubscription(db, { userId, origin, partnerId }, form, findTariffName);
  if (made !== undefined) return made;
  await writeAudit(db, { action: 'foreign-customer-refused', origin, userId, object: form.customerId });
  return fail('customers.unknown');
}
