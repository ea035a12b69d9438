import type { End } from './subscribers-access.ts';
import { hasEnded } from './subscribers-access.ts';
import { endsWithin, renewalDays } from './subscribers-expiry.ts';

/**
 * How a subscription stands, each state without the others (spec: subscribers.states): it has not begun, runs, runs without
 * an end, ends within `renewalDays`, runs on to an earlier last day, has ended, has ended on an earlier last day.
 */
export const subscriptionStates = ['later', 'active', 'endless', 'ending', 'closing', 'ended', 'closed'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What the state follows from; days are `YYYY-MM-DD`. */
export interface KeptPeriod {
  readonly dateBegin: string | null;
  readonly dateEnd: End;
  /** An earlier last day than agreed was set. */
  readonly closed: boolean;
}

/** Whether the subscription has yet to begin; one whose first day is unknown has begun. */
export function beginsLater<Period extends Pick<KeptPeriod, 'dateBegin'>>(
  period: Period,
  today: string,
): period is Period & { readonly dateBegin: string } {
  return period.dateBegin !== null && period.dateBegin > today;
}

/** How the subscription stands on a day in Asia/Almaty. A test compares the console's SQL with this. */
export function stateOfSubscription(period: KeptPeriod, today: string): SubscriptionState {
  const { dateEnd, closed } = period;
  if (hasEnded(period, today)) return closed ? 'closed' : 'ended';
  if (closed) return 'closing';
  if (beginsLater(period, today)) return 'later';
  if (dateEnd === null) return 'endless';
  return endsWithin(dateEnd, renewalDays, today) ? 'ending' : 'active';
}
