import type { Subscription } from '../../../contract/subscribers.ts';
import { accessOf } from '../../../contract/subscribers-access.ts';

/** Organisations whose access has closed, each by one of its subscriptions. `today` is a day in Asia/Almaty. */
export function closedSubscribers(subscriptions: readonly Subscription[], today: string): Subscription[] {
  return [...Map.groupBy(subscriptions, ({ subscriberId }) => subscriberId).values()].flatMap((own) => {
    const ends = own.map(({ dateEnd }) => dateEnd);
    return accessOf(ends, today).state === 'closed' ? own.slice(0, 1) : [];
  });
}
