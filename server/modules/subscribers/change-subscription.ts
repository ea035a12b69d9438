import { hasEnded } from '../../../contract/subscribers-access.ts';
import {
  closingFault,
  correctionFaults,
  extendedEnd,
  extensionFault,
  type Period,
} from '../../../contract/subscribers-periods.ts';
import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Keeper } from './give-subscription.ts';
import { refuseDay } from './refuse-day.ts';
import { findSubscription, type KeptSubscription, takeCustomerOf, updatePeriod } from './subscription-changes.store.ts';
import { type Asked, findEarlier, insertChange } from './subscription-history.store.ts';

/** A change of one subscription as it was seen, with the key that its form drew. */
type AskedChange = Asked & { id: string; version: number };

interface Change {
  asked: AskedChange;
  action: 'extended' | 'closed' | 'corrected';
  audit: AuditAction;
  reason?: string;
  quantity?: number;
  /** The new days, or a failure. */
  periodOf(subscription: KeptSubscription, today: string): Period;
}

/** One change of a subscription with its history and audit, once per key. Nothing when the keeper does not serve it. */
async function change(
  db: Db,
  { userId, origin, partnerId }: Keeper,
  { asked, action, audit, reason = '', quantity, periodOf }: Change,
): Promise<{ dateEnd: string | null } | undefined> {
  return inTransaction(db, async (transaction) => {
    const customer = await takeCustomerOf(transaction, partnerId, asked.id);
    const before = customer && (await findSubscription(transaction, asked.id));
    if (!before) return undefined;
    const earlier = await findEarlier(transaction, customer.id, asked);
    if (earlier) return earlier.same ? { dateEnd: earlier.end_after } : fail('subscriptions.done-before');
    if (before.version !== asked.version) fail('subscriptions.changed');
    const after = periodOf(before, customer.today);
    await updatePeriod(transaction, asked.id, { ...after, closed: action === 'closed', quantity });
    const whose = { subscriberId: customer.id, userId };
    const values = ({ dateBegin, dateEnd }: Period, count: number) => ({ dateBegin, dateEnd, quantity: count });
    const sides = { before: values(before, before.quantity), after: values(after, quantity ?? before.quantity) };
    await insertChange(transaction, { ...whose, ...sides, subscriptionId: asked.id, action, reason, asked });
    const { tariffName } = before;
    const details = { tariffName, endBefore: before.dateEnd, endAfter: after.dateEnd, reason };
    await writeAudit(transaction, {
      ...whose,
      action: audit,
      origin,
      object: asked.id,
      details,
      change: sides,
    });
    return after;
  });
}

/**
 * Extends a subscription until a day or for months, a closed one too. Returns its new last day, or nothing when it is not
 * the keeper's. @throws Failure `subscriptions.*`, `common.invalid`
 */
export async function extendPeriod(
  db: Db,
  keeper: Keeper,
  asked: AskedChange & { until?: string | undefined; months?: number | undefined },
): Promise<string | undefined> {
  const { until, months = 0 } = asked;
  const changed = await change(db, keeper, {
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
  return changed && (changed.dateEnd ?? fail('subscriptions.endless'));
}

/**
 * Closes a subscription on a day, with a reason; one that has not begun keeps only that day. Returns whether it is the
 * keeper's. @throws Failure `subscriptions.*`, `common.invalid`
 */
export async function closePeriod(
  db: Db,
  keeper: Keeper,
  asked: AskedChange & { lastDay: string; reason: string },
): Promise<boolean> {
  const { lastDay, reason } = asked;
  const changed = await change(db, keeper, {
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
  return changed !== undefined;
}

/**
 * Corrects what was entered wrongly: the days, past ones too, and the quantity. The history keeps what it was and why.
 * @throws Failure `subscriptions.changed`, `common.invalid`
 */
export async function correctPeriod(
  db: Db,
  keeper: Keeper,
  asked: AskedChange & { dateBegin: string | null; dateEnd: string | null; quantity: number; reason: string },
): Promise<boolean> {
  const { dateBegin, dateEnd, quantity, reason } = asked;
  const changed = await change(db, keeper, {
    asked,
    action: 'corrected',
    audit: 'subscription-corrected',
    reason,
    quantity,
    periodOf: (_, today) => {
      const faults = correctionFaults({ dateBegin, dateEnd }, today);
      refuseDay('dateBegin', faults.dateBegin);
      refuseDay('dateEnd', faults.dateEnd);
      return { dateBegin, dateEnd };
    },
  });
  return changed !== undefined;
}
