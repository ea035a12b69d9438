import type { CheckedInput } from '../../../contract/call.ts';
import type {
  closeSubscription as closeCall,
  extendSubscription as extendCall,
} from '../../../contract/partner-cabinet-subscriptions.ts';
import { hasEnded } from '../../../contract/subscribers-access.ts';
import { closingFault, extendedEnd, extensionFault, type Period } from '../../../contract/subscribers-periods.ts';
import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { partnerOf } from '../partners/index.ts';
import { type Asked, findEarlier, insertChange } from '../subscribers/index.ts';
import { refuseDay } from './refuse-day.ts';
import { findSubscription, type KeptSubscription, takeCustomerOf, updatePeriod } from './subscription-changes.store.ts';

interface Change {
  asked: Asked & { id: string; version: number };
  action: 'extended' | 'closed';
  audit: AuditAction;
  reason?: string;
  /** The new days, or a failure. */
  periodOf(subscription: KeptSubscription, today: string): Period;
}

/** One change of a subscription with its history and audit, once per key; returns its last day. */
async function change(
  db: Db,
  { viewer, origin }: SignedInCaller,
  { asked, action, audit, reason = '', periodOf }: Change,
): Promise<string | null> {
  const partner = await partnerOf(db, viewer);
  const result = await inTransaction(db, async (transaction) => {
    const customer = await takeCustomerOf(transaction, partner.id, asked.id);
    const before = customer && (await findSubscription(transaction, asked.id));
    if (!before) return undefined;
    const earlier = await findEarlier(transaction, customer.id, asked);
    if (earlier) return earlier.same ? { dateEnd: earlier.end_after } : fail('subscriptions.changed');
    if (before.version !== asked.version) fail('subscriptions.changed');
    const after = periodOf(before, customer.today);
    await updatePeriod(transaction, asked.id, { ...after, closed: action === 'closed' });
    const whose = { subscriberId: customer.id, userId: viewer.userId };
    await insertChange(transaction, { ...whose, subscriptionId: asked.id, action, before, after, reason, asked });
    const details = { tariffName: before.tariffName, endBefore: before.dateEnd, endAfter: after.dateEnd, reason };
    await writeAudit(transaction, { ...whose, action: audit, origin, object: asked.id, details });
    return after;
  });
  if (result) return result.dateEnd;
  await writeAudit(db, { action: 'foreign-customer-refused', origin, userId: viewer.userId, object: asked.id });
  return fail('subscriptions.unknown');
}

/**
 * Extends a subscription until a day or for months, a closed one too. Returns its new last day. @throws Failure of the
 * call
 */
export async function extendSubscription(
  db: Db,
  caller: SignedInCaller,
  asked: CheckedInput<typeof extendCall>['body'],
): Promise<string> {
  const { until, months = 0 } = asked;
  const dateEnd = await change(db, caller, {
    asked,
    action: 'extended',
    audit: 'subscription-extended',
    periodOf: (before, today) => {
      if (before.dateEnd === null) fail('subscriptions.endless');
      const wanted = until ?? extendedEnd(before.dateEnd, months, today);
      refuseDay(until === undefined ? 'months' : 'until', extensionFault(wanted, before.dateEnd, today));
      return { dateBegin: before.dateBegin, dateEnd: wanted };
    },
  });
  return dateEnd ?? fail('subscriptions.endless');
}

/**
 * Closes a subscription on a day, with a reason; one that has not begun keeps only that day. @throws Failure of the
 * call
 */
export async function closeSubscription(
  db: Db,
  caller: SignedInCaller,
  asked: CheckedInput<typeof closeCall>['body'],
): Promise<void> {
  const { lastDay, reason } = asked;
  await change(db, caller, {
    asked,
    action: 'closed',
    audit: 'subscription-closed',
    reason,
    periodOf: (before, today) => {
      if (hasEnded(before, today)) fail('subscriptions.ended');
      refuseDay('lastDay', closingFault(lastDay, before.dateEnd, today));
      const beginsLater = before.dateBegin !== null && before.dateBegin > lastDay;
      return { dateBegin: beginsLater ? lastDay : before.dateBegin, dateEnd: lastDay };
    },
  });
}
