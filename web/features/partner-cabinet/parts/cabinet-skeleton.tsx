import { TableSkeleton } from '../../../ui/index.ts';
import styles from './cabinet-skeleton.module.css';

/** The skeleton of a page of the cabinet, in the size of a usual table. */
export function CabinetSkeleton() {
  return <TableSkeleton rows={6} columns={3} rowClassName={styles.row} />;
}
