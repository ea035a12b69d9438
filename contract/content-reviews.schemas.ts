import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { reviewsAtOnce, reviewTypes } from './content-reviews.values.ts';
import { pageOf, pagingQuery } from './paging.ts';

const reviewType = z.enum(reviewTypes);

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
  /** WebVTT with the words of a video of the portal itself. */
  captionsUrl: z.optional(z.string()),
  /** How long a video of the portal itself lasts. */
  videoSeconds: z.optional(z.number()),
});
export type Review = z.output<typeof review>;

export const listReviews = defineSchemas({
  id: 'content.reviews',
  shows: ['reviews'],
  summary: 'Текстовые отзывы, новые сначала',
  audience: 'public',
  cost: costs.read,
  query: z.object(pagingQuery(reviewsAtOnce)),
  answer: pageOf(review),
});

export const listVideoReviews = defineSchemas({
  id: 'content.videoReviews',
  shows: ['reviews'],
  summary: 'Видеоотзывы, новые сначала',
  audience: 'public',
  cost: costs.read,
  answer: z.array(review),
});

export const getReview = defineSchemas({
  id: 'content.review',
  shows: ['reviews'],
  records: ({ id }) => [String(id)],
  summary: 'Один отзыв, текстовый или видео',
  audience: 'public',
  cost: costs.read,
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  answer: review,
  failures: ['content.unknown-review'],
});
