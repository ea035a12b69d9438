import type { CustomerSubscription } from '../../../contract/partner-cabinet-customers.ts';
import { hasEnded } from '../../../contract/subscribers-access.ts';
import { daysBetween } from '../../app/words/dates.ts';

const soonDays = 30;

/** How a subscription stands on a day. */
export type SubscriptionState = 'running' | 'ending' | 'later' | 'closing' | 'ended' | 'closed';

/** How the subscription stands today; `ending` within 30 days, as the list of customers counts. */
export function stateOf(subscription: CustomerSubscription, today: string): SubscriptionState {
  const { dateBegin, dateEnd, closed } = subscription;
  if (hasEnded(subscription, today)) return closed ? 'closed' : 'ended';
  if (closed) return 'closing';
  if (dateBegin !== null && dateBegin > today) return 'later';
  return dateEnd !== null && daysBetween(today, dateEnd) <= soonDays ? 'ending' : 'running';
}
