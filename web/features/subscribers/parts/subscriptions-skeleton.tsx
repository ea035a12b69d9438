import { TableSkeleton } from '../../../ui/index.ts';
import styles from './subscriptions-skeleton.module.css';

/** The table of subscriptions on its way, in the size of a usual one. */
export function SubscriptionsSkeleton() {
  return <TableSkeleton rows={5} columns={4} rowClassName={styles.row} />;
}
