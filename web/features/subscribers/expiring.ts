import type { Subscription } from '../../../contract/subscribers.ts';
import { lastOpenDay } from '../../../contract/subscribers-access.ts';
import { daysBetween } from '../../app/words/dates.ts';

/** Days before the end in which a subscription is about to end (spec: subscribers.expiring). */
export const warningDays = 7;

/** A tariff about to end, with the day on which access to its applications closes. */
export interface ExpiringTariff {
  readonly tariffName: string;
  readonly dateEnd: string;
  readonly closesOn: string;
}

/**
 * The tariffs of the warning: the latest end of each tariff, when it lies from today to 7 days ahead inclusive
 * (spec: subscribers.expiring). `today` is a day in Asia/Almaty.
 */
export function expiringTariffs(subscriptions: readonly Subscription[], today: string): ExpiringTariff[] {
  const latest = new Map<string, string>();
  for (const { tariffName, dateEnd } of subscriptions) {
    if (!tariffName || !dateEnd) continue;
    const known = latest.get(tariffName);
    if (known === undefined || dateEnd > known) latest.set(tariffName, dateEnd);
  }
  return [...latest]
    .filter(([, dateEnd]) => daysBetween(today, dateEnd) >= 0 && daysBetween(today, dateEnd) <= warningDays)
    .map(([tariffName, dateEnd]) => ({ tariffName, dateEnd, closesOn: lastOpenDay(dateEnd) }))
    .sort((one, other) => one.dateEnd.localeCompare(other.dateEnd));
}
