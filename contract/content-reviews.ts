import { defineCall } from './call.ts';
import type * as schemas from './content-reviews.schemas.ts';

export type { Review } from './content-reviews.schemas.ts';
export { type ReviewType, reviewsAtOnce, reviewTypes } from './content-reviews.values.ts';

export const listReviews = defineCall<typeof schemas.listReviews>({
  id: 'content.reviews',
  method: 'GET',
  path: '/api/v1/reviews',
});

export const listVideoReviews = defineCall<typeof schemas.listVideoReviews>({
  id: 'content.videoReviews',
  method: 'GET',
  path: '/react/dist/videoReviews.json',
});

export const getReview = defineCall<typeof schemas.getReview>({
  id: 'content.review',
  method: 'GET',
  path: '/api/v1/reviews/:id',
});
