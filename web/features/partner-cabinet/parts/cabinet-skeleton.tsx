import { TableSkeleton } from '../../../ui/index.ts';
import styles from './cabinet-skeleton.module.css';

/** What a page of the cabinet waits for, in the size of a usual table. */
export function CabinetSkeleton() {
  return <TableSkeleton rows={6} columns={3} rowClassName={styles.row} />;
}
