import { useState } from 'react';
import type { Review } from '../../../../contract/content-reviews.ts';
import { LazyDialog } from '../../../app/start/lazy-dialog.tsx';
import { ReviewCard } from './review-card.tsx';

const loadDialog = async () => (await import('./video-dialog.tsx')).VideoDialog;

interface ReviewCardsProps {
  reviews: readonly Review[];
  headingLevel: 2 | 3;
  /** How the list lies: a grid, a row. */
  className: string | undefined;
}

/** Cards of reviews with the one dialog of videos they share. */
export function ReviewCards({ reviews, headingLevel, className }: ReviewCardsProps) {
  const [watched, setWatched] = useState<Review | null>(null);
  if (reviews.length === 0) return null;
  return (
    <>
      <ul className={className}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} headingLevel={headingLevel} onWatch={setWatched} />
        ))}
      </ul>
      {watched && <LazyDialog load={loadDialog} props={{ review: watched, onClose: () => setWatched(null) }} />}
    </>
  );
}
