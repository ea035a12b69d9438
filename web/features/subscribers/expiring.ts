import type { Subscription } from '../../../contract/subscribers.ts';
import { type Access, accessOf, lastEnd } from '../../../contract/subscribers-access.ts';
import { endsWithin, warningDays } from '../../../contract/subscribers-expiry.ts';

/** Whether a subscription that ends on the day is about to end (spec: subscribers.expiring). */
export function isExpiring(dateEnd: string, today: string): boolean {
  return endsWithin(dateEnd, warningDays, today);
}

/** An organisation whose tariff ends, with the access to its applications. */
export interface Concerned {
  readonly subscriberId: string;
  readonly subscriberName: string;
  readonly access: Access;
}

/** A tariff about to end, with the organisations in which it does. */
export interface ExpiringTariff {
  readonly tariffName: string;
  readonly dateEnd: string;
  readonly concerned: readonly Concerned[];
}

/** The subscriptions by organisation. */
function bySubscriber(subscriptions: readonly Subscription[]): Map<string, Subscription[]> {
  return Map.groupBy(subscriptions, ({ subscriberId }) => subscriberId);
}

/**
 * The tariffs of the warning: the latest end of each tariff, whoever has it, when it lies from today to 7 days ahead
 * inclusive (spec: subscribers.expiring). `today` is a day in Asia/Almaty.
 */
export function expiringTariffs(subscriptions: readonly Subscription[], today: string): ExpiringTariff[] {
  const latest = new Map<string, string>();
  for (const { tariffName, dateEnd } of subscriptions) {
    if (!tariffName || !dateEnd) continue;
    const known = latest.get(tariffName);
    if (known === undefined || dateEnd > known) latest.set(tariffName, dateEnd);
  }
  const ofSubscriber = bySubscriber(subscriptions);
  const concernedBy = (tariffName: string, dateEnd: string) =>
    [...ofSubscriber.values()]
      .filter((own) => own.some((one) => one.tariffName === tariffName && one.dateEnd === dateEnd))
      .map((own) => concernedOf(own, today));
  return [...latest]
    .filter(([, dateEnd]) => isExpiring(dateEnd, today))
    .map(([tariffName, dateEnd]) => ({ tariffName, dateEnd, concerned: concernedBy(tariffName, dateEnd) }))
    .sort((one, other) => one.dateEnd.localeCompare(other.dateEnd));
}

function concernedOf(own: readonly Subscription[], today: string): Concerned {
  const { subscriberId = '', subscriberName = '' } = own[0] ?? {};
  const ends = own.map(({ dateEnd }) => dateEnd);
  return { subscriberId, subscriberName, access: accessOf(ends, today) };
}

/** Whether a person has more organisations than one, those without a subscription too, so that each has to be named. */
export function areSeveral(
  subscribers: readonly { readonly id: string }[],
  subscriptions: readonly Subscription[],
): boolean {
  return new Set([...subscribers.map(({ id }) => id), ...subscriptions.map((one) => one.subscriberId)]).size > 1;
}

/** What the rule by tariff does not say (spec: subscribers.expiry-notice). */
export interface HiddenEnds {
  /** Ends of a tariff in one organisation, hidden by a later one in another. */
  readonly ending: readonly (Concerned & { readonly tariffName: string; readonly dateEnd: string })[];
  /** Organisations whose subscriptions, so many, have all ended and whose applications are still open. */
  readonly closing: readonly (Concerned & { readonly openUntil: string; readonly subscriptions: number })[];
}

/** The ends that the warning hides, the soonest first; the same days and the same window. */
export function hiddenEnds(subscriptions: readonly Subscription[], today: string): HiddenEnds {
  const shown = new Set(expiringTariffs(subscriptions, today).map(({ tariffName, dateEnd }) => tariffName + dateEnd));
  const ending: HiddenEnds['ending'][number][] = [];
  const closing: HiddenEnds['closing'][number][] = [];
  for (const own of bySubscriber(subscriptions).values()) {
    const concerned = concernedOf(own, today);
    const { openUntil, state } = concerned.access;
    if (state === 'closing' && openUntil !== null) closing.push({ ...concerned, openUntil, subscriptions: own.length });
    for (const [tariffName, ofTariff] of Map.groupBy(own, (one) => one.tariffName)) {
      const dateEnd = lastEnd(ofTariff.map((one) => one.dateEnd));
      if (tariffName && dateEnd && isExpiring(dateEnd, today) && !shown.has(tariffName + dateEnd))
        ending.push({ ...concerned, tariffName, dateEnd });
    }
  }
  return {
    ending: ending.sort((one, other) => one.dateEnd.localeCompare(other.dateEnd)),
    closing: closing.sort((one, other) => one.openUntil.localeCompare(other.openUntil)),
  };
}
