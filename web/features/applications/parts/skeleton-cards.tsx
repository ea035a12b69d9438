import { Card, classNames, Skeleton } from '../../../ui/index.ts';
import applicationCardStyles from './application-card.module.css';
import styles from './skeleton-cards.module.css';

/** Cards on their way, of the size they will have; they show themselves after 300 ms. */
export function SkeletonCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <Card as="li" key={place} className={classNames(applicationCardStyles.card, styles.card)} aria-hidden="true">
      <Skeleton shape="logo" className={applicationCardStyles.logo} />
      <div className={applicationCardStyles.words}>
        <Skeleton className={styles.name} />
        <Skeleton shape="small" className={styles.kind} />
      </div>
      <div className={applicationCardStyles.foot}>
        <Skeleton shape="button" className={styles.start} />
      </div>
    </Card>
  ));
}
