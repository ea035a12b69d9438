import type { CheckedInput } from '../../../contract/call.ts';
import type {
  closeSubscription as closeCall,
  extendSubscription as extendCall,
} from '../../../contract/partner-cabinet-subscriptions.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { partnerOf } from '../partners/index.ts';
import { closePeriod, extendPeriod, type Keeper } from '../subscribers/index.ts';

async function asPartner(db: Db, { viewer, origin }: SignedInCaller): Promise<Keeper> {
  return { userId: viewer.userId, origin, partnerId: (await partnerOf(db, viewer)).id };
}

async function refuseForeign(db: Db, { viewer, origin }: SignedInCaller, object: string): Promise<never> {
  await writeAudit(db, { action: 'foreign-customer-refused', origin, userId: viewer.userId, object });
  return fail('subscriptions.unknown');
}

/**
 * Extends a subscription of the partner's own customer. Returns its new last day. @throws Failure of the call
 */
export async function extendSubscription(
  db: Db,
  caller: SignedInCaller,
  asked: CheckedInput<typeof extendCall>['body'],
): Promise<string> {
  return (await extendPeriod(db, await asPartner(db, caller), asked)) ?? refuseForeign(db, caller, asked.id);
}

/** Closes a subscription of the partner's own customer. @throws Failure of the call */
export async function closeSubscription(
  db: Db,
  caller: SignedInCaller,
  asked: CheckedInput<typeof closeCall>['body'],
): Promise<void> {
  if (!(await closePeriod(db, await asPartner(db, caller), asked))) await refuseForeign(db, caller, asked.id);
}
