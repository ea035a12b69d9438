import type { Review } from '../../../../contract/content-reviews.ts';

/**
 * Text and video reviews as one list, the newest first: by the number, the greater the newer (spec: content.review).
 */
export function mergeReviews<Item extends Pick<Review, 'id'>>(...lists: readonly (readonly Item[])[]): Item[] {
  return lists.flat().sort((one, other) => other.id - one.id);
}
