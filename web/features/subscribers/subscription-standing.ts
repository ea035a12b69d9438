import type { Subscription } from '../../../contract/subscribers.ts';
import { type Access, accessOf } from '../../../contract/subscribers-access.ts';
import { accessInWords } from '../../../contract/subscribers-access.words.ts';
import { daysBetween, formatDay } from '../../app/words/dates.ts';
import { t } from '../../app/words/i18n.ts';
import { isExpiring } from './expiring.ts';
import './words.ts';

/** How a subscription stands today. */
export interface Standing {
  /** Days until the end, negative after it. */
  readonly daysLeft: number;
  readonly expiring: boolean;
  /** The access of its subscriber, which other subscriptions may keep open. */
  readonly access: Access;
}

/** The standing of a subscription with an end. `today` is a day in Asia/Almaty. */
export function standingOf(dateEnd: string, ofItsSubscriber: readonly Subscription[], today: string): Standing {
  const ends = ofItsSubscriber.map((subscription) => subscription.dateEnd);
  return {
    daysLeft: daysBetween(today, dateEnd),
    expiring: isExpiring(dateEnd, today),
    access: accessOf([...ends, dateEnd], today),
  };
}

/** How many days are left, or since when it has ended, as text. */
export function daysInWords(daysLeft: number): string {
  if (daysLeft === 0) return t('subscribers:days.today');
  if (daysLeft === -1) return t('subscribers:days.yesterday');
  return daysLeft > 0
    ? t('subscribers:days.left', { count: daysLeft })
    : t('subscribers:days.ended', { count: -daysLeft });
}

/** When a subscription begins that has not begun, as text. */
export function beginInWords(dateBegin: string): string {
  return t('subscribers:days.begins', { day: formatDay(dateBegin) });
}

/** What becomes of the access after the last end, as text; nothing while a subscription goes on. */
export function accessAfterEnd({ access }: Standing): string | undefined {
  return access.state === 'open' ? undefined : accessInWords(access);
}
