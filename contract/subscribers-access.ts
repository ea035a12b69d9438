import { addDays } from './days.ts';

/**
 * Days that a subscriber's applications stay open after the latest end of its subscriptions
 * (spec: subscribers.access-end).
 */
export const openDaysAfterEnd = 45;

/** The last day on which a subscriber's applications are open, its latest subscription ending on the day. */
export function lastOpenDay(dateEnd: string): string {
  return addDays(dateEnd, openDaysAfterEnd);
}
