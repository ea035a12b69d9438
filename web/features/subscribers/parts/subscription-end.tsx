import { Clock } from 'lucide';
import type { Subscription } from '../../../../contract/subscribers.ts';
import { beginsLater } from '../../../../contract/subscribers-state.ts';
import { formatDay } from '../../../app/words/dates.ts';
import { SecondLine, Tag } from '../../../ui/index.ts';
import { accessAfterEnd, beginInWords, daysInWords, standingOf } from '../subscription-standing.ts';
import styles from './subscription-end.module.css';

const absent = '-';

interface SubscriptionEndProps {
  subscription: Subscription;
  /** All subscriptions: whether access closes depends on the others of the same subscriber. */
  all: readonly Subscription[];
  today: string;
}

/** The day of the end and what it means in words; «-» without an end. Amber when it is near, the first day before that. */
export function SubscriptionEnd({ subscription, all, today }: SubscriptionEndProps) {
  const { dateEnd, subscriberId } = subscription;
  if (beginsLater(subscription, today)) {
    return (
      <div className={styles.end}>
        {dateEnd === null ? absent : <time dateTime={dateEnd}>{formatDay(dateEnd)}</time>}
        <SecondLine className={styles.words}>{beginInWords(subscription.dateBegin)}</SecondLine>
      </div>
    );
  }
  if (dateEnd === null) return absent;
  const standing = standingOf(
    dateEnd,
    all.filter((other) => other.subscriberId === subscriberId),
    today,
  );
  const access = accessAfterEnd(standing);
  return (
    <div className={styles.end}>
      <time dateTime={dateEnd}>{formatDay(dateEnd)}</time>
      {standing.expiring ? (
        <Tag kind="warn" icon={Clock}>
          {daysInWords(standing.daysLeft)}
        </Tag>
      ) : (
        <SecondLine className={styles.words}>{daysInWords(standing.daysLeft)}</SecondLine>
      )}
      {access && <SecondLine className={styles.words}>{access}</SecondLine>}
    </div>
  );
}
