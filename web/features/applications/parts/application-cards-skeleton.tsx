import { Card, classNames, Skeleton, skeletonFrame } from '../../../ui/index.ts';
import applicationCardStyles from './application-card.module.css';
import styles from './application-cards-skeleton.module.css';

/** Skeletons of cards, of the size the cards will have. */
export function ApplicationCardsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <Card as="li" key={place} className={classNames(applicationCardStyles.card, skeletonFrame)} aria-hidden="true">
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
