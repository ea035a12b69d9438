import { addDays } from './days.ts';

/** Days before the end in which the customer is warned (spec: subscribers.expiring). */
export const warningDays = 7;

/**
 * Days before the end in which it concerns whoever keeps the subscription, the partner and the operator: a bill and its
 * payment take longer than the customer's warning (spec: subscribers.states).
 */
export const renewalDays = 30;

/** Whether the day, `YYYY-MM-DD`, lies between today and so many days ahead, both included. */
export function endsWithin(dateEnd: string, days: typeof warningDays | typeof renewalDays, today: string): boolean {
  return today <= dateEnd && dateEnd <= addDays(today, days);
}
