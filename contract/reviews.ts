import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pagingQuery } from './paging.ts';

/** How many text reviews are asked for at once (specification, section 9). */
export const reviewsAtOnce = 20;

/** The two tabs of reviews, in their order (specification, section 4). */
export const reviewTypes = ['text', 'video'] as const;
const reviewType = z.enum(reviewTypes);
export type ReviewType = z.output<typeof reviewType>;

/** A review; ids are unique over text and video, a later one is greater. `text` is plain, its paragraphs stand apart. */
export const review = z.object({
  id: z.int(),
  type: reviewType,
  quotation: z.string(),
  text: z.string(),
  fio: z.string(),
  info: z.string(),
  imageUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  /** How long a video of the portal itself lasts. */
  videoSeconds: z.optional(z.number()),
});
export type Review = z.output<typeof review>;

export const listReviews = defineCall({
  id: 'content.reviews',
  method: 'GET',
  path: '/api/v1/reviews',
  summary: 'Текстовые отзывы, новые сначала',
  audience: 'public',
  query: z.object(pagingQuery(reviewsAtOnce)),
  answer: pageOf(review),
});

export const listVideoReviews = defineCall({
  id: 'content.videoReviews',
  method: 'GET',
  path: '/react/dist/videoReviews.json',
  summary: 'Видеоотзывы, новые сначала',
  audience: 'public',
  answer: z.array(review),
});

export const getReview = defineCall({
  id: 'content.review',
  method: 'GET',
  path: '/api/v1/reviews/:id',
  summary: 'Один отзыв, текстовый или видео',
  audience: 'public',
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  answer: review,
  failures: ['content.unknown-review'],
});
