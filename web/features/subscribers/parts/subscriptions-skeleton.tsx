import { Skeleton, TableFrame } from '../../../ui/index.ts';
import styles from './subscriptions-skeleton.module.css';

const rows = [1, 2, 3, 4, 5];

/** The table on its way, in the size of a usual one; it shows itself after 300 ms. */
export function SubscriptionsSkeleton() {
  return (
    <TableFrame className={styles.frame} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </TableFrame>
  );
}
