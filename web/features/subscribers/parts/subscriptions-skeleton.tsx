import { TableSkeleton } from '../../../ui/index.ts';
import styles from './subscriptions-skeleton.module.css';

/** The skeleton of the table of subscriptions, in its usual size. */
export function SubscriptionsSkeleton() {
  return <TableSkeleton rows={5} columns={4} rowClassName={styles.row} />;
}
