import type { Review } from '../../../../contract/reviews.ts';
import { initials } from './initials.ts';

/** Who gives a review. */
export function ReviewAuthor({ fio, info }: Pick<Review, 'fio' | 'info'>) {
  return (
    <div className="review-author">
      <span className="review-initials" aria-hidden="true">
        {initials(fio)}
      </span>
      <p>
        <b>{fio}</b>
        <span>{info}</span>
      </p>
    </div>
  );
}
