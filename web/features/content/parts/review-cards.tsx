import { useState } from 'react';
import type { Review } from '../../../../contract/reviews.ts';
import { ReviewCard } from './review-card.tsx';
import { VideoDialog } from './video-dialog.tsx';

interface ReviewCardsProps {
  reviews: readonly Review[];
  headingLevel: 2 | 3;
  /** How the list lies: a grid, a row. */
  className: string;
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
      <VideoDialog review={watched} onClose={() => setWatched(null)} />
    </>
  );
}
