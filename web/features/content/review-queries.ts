import { queryOptions } from '@tanstack/react-query';
import { getReview, listReviews, listVideoReviews, reviewsAtOnce } from '../../../contract/content-reviews.ts';
import { request } from '../../app/calls/api.ts';
import { absentAsNull } from '../../app/calls/call-failure.ts';
import { failAsStaticFile } from './fail-as-static-file.ts';

/** `count` always stands, the page only above 1 (spec: content.review). */
export const reviewsQuery = (page = 1) => ({ count: reviewsAtOnce, ...(page > 1 && { page }) });

/** Reviews: the text ones by pages, the video ones all at once, and one by its number. */
export const reviewQueries = {
  texts: (page = 1) =>
    queryOptions({
      queryKey: ['reviews', 'texts', page],
      queryFn: ({ signal }) => request(listReviews, { query: reviewsQuery(page) }, signal),
    }),
  videos: () =>
    queryOptions({
      queryKey: ['reviews', 'videos'],
      queryFn: ({ signal }) => request(listVideoReviews, {}, signal).catch(failAsStaticFile),
    }),
  /** `null` for a number that no published review has. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['reviews', 'one', id],
      queryFn: ({ signal }) => request(getReview, { params: { id } }, signal).catch(absentAsNull),
    }),
};
