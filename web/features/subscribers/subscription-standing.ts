import type { Subscription } from '../../../contract/subscribers.ts';
import { lastOpenDay } from '../../../contract/subscribers-access.ts';
import { daysBetween, formatDay } from '../../app/words/dates.ts';
import { t } from '../../app/words/i18n.ts';
import { warningDays } from './expiring.ts';
import './words.ts';

/** How a subscription stands today. */
export interface Standing {
  /** Days until the end, negative after it. */
  readonly daysLeft: number;
  readonly expiring: boolean;
  /** The last day its subscriber's applications are open; absent while another subscription keeps them open. */
  readonly openUntil?: string;
  readonly accessClosed: boolean;
}

/**
 * The standing of a subscription with an end. Access belongs to the subscriber: it closes 45 days after the latest end
 * of all its subscriptions, and one without an end keeps it open (spec: subscribers.access-end). `today` is a day in
 * Almaty.
 */
export function standingOf(dateEnd: string, ofItsSubscriber: readonly Subscription[], today: string): Standing {
  const daysLeft = daysBetween(today, dateEnd);
  const expiring = daysLeft >= 0 && daysLeft <= warningDays;
  const ends = ofItsSubscriber.map((subscription) => subscription.dateEnd);
  const latest = ends.includes(null) ? undefined : ends.concat(dateEnd).toSorted().at(-1);
  if (!latest || daysBetween(today, latest) >= 0) return { daysLeft, expiring, accessClosed: false };
  const openUntil = lastOpenDay(latest);
  return { daysLeft, expiring, openUntil, accessClosed: daysBetween(today, openUntil) < 0 };
}

/** How many days are left, or since when it has ended, as text. */
export function daysInWords(daysLeft: number): string {
  if (daysLeft === 0) return t('subscribers:days.today');
  return daysLeft > 0
    ? t('subscribers:days.left', { count: daysLeft })
    : t('subscribers:days.ended', { count: -daysLeft });
}

/** What happens to the access after the end, as text; nothing while it stays open. */
export function accessInWords({ openUntil, accessClosed }: Standing): string | undefined {
  if (openUntil === undefined) return undefined;
  const day = formatDay(openUntil);
  return accessClosed ? t('subscribers:days.accessClosed', { day }) : t('subscribers:days.accessCloses', { day });
}
