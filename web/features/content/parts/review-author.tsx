import type { Review } from '../../../../contract/content-reviews.ts';
import { classNames } from '../../../ui/index.ts';
import { initials } from './initials.ts';
import styles from './review-author.module.css';

/** Who gives a review. */
export function ReviewAuthor({
  fio,
  info,
  className,
}: Pick<Review, 'fio' | 'info'> & { className?: string | undefined }) {
  return (
    <div className={classNames(styles.author, className)}>
      <span className={styles.initials} aria-hidden="true">
        {initials(fio)}
      </span>
      <p className="given-name">
        <b>{fio}</b>
        <span>{info}</span>
      </p>
    </div>
  );
}
