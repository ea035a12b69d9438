import type { Review } from '../../../../contract/reviews.ts';

/** Text and video reviews as one list, the newest first: by the number, the greater the newer (specification, section 3). */
export function mergeReviews<Item extends Pick<Review, 'id'>>(...lists: readonly (readonly Item[])[]): Item[] {
  return lists.flat().sort((one, other) => other.id - one.id);
}
