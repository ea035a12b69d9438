import { addDays } from './days.ts';

/**
 * Days that an organisation's applications stay open after the end of its last subscription
 * (spec: subscribers.access-end).
 */
export const openDaysAfterEnd = 45;

/** The last day of a subscription, `YYYY-MM-DD`; `null` without an end. */
export type End = string | null;

/** Whether a subscription has an end, and it has passed. */
export function hasEnded({ dateEnd }: { readonly dateEnd: End }, today: string): boolean {
  return dateEnd !== null && dateEnd < today;
}

/** The end of several subscriptions together: the last one; `null` when one of them has no end, or there is none. */
export function lastEnd(ends: readonly End[]): End {
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
}

/** The last day on which an organisation's applications are open; `null` when nothing ends their access. */
export function openUntil(endsOfSubscriber: readonly End[]): string | null {
  const end = lastEnd(endsOfSubscriber);
  return end === null ? null : addDays(end, openDaysAfterEnd);
}

/** The end that the access of an organisation follows from, where its day alone is known; none without a subscription. */
export function endsBehind({
  openUntil: day,
  isEndless,
}: {
  readonly openUntil: string | null;
  readonly isEndless: boolean;
}): End[] {
  if (isEndless) return [null];
  return day === null ? [] : [addDays(day, -openDaysAfterEnd)];
}

/** The access of an organisation to its applications on a day. */
export interface Access {
  /** The last day on which they are open; `null` when nothing ends the access. */
  readonly openUntil: string | null;
  /** `closing`: every subscription has ended, the applications are still open. */
  readonly state: 'open' | 'closing' | 'closed';
}

/**
 * The one rule of an organisation's access (spec: subscribers.access-end). SQL has it from `access.store.ts`, which a
 * test compares with this. `today` is a day in Asia/Almaty.
 */
export function accessOf(endsOfSubscriber: readonly End[], today: string): Access {
  const end = lastEnd(endsOfSubscriber);
  const until = openUntil(endsOfSubscriber);
  if (until === null || !hasEnded({ dateEnd: end }, today)) return { openUntil: until, state: 'open' };
  return { openUntil: until, state: today <= until ? 'closing' : 'closed' };
}
