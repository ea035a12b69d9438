import { queryOptions } from '@tanstack/react-query';
import { getReview, listReviews, listVideoReviews, reviewsAtOnce } from '../../../contract/content-reviews.ts';
import { request } from '../../app/calls/api.ts';
import { absentAsNull, CallFailure } from '../../app/calls/call-failure.ts';

/** Reviews: the text ones by pages, the video ones all at once, and one by its number. */
export const reviewQueries = {
  texts: (page = 1) =>
    queryOptions({
      queryKey: ['reviews', 'texts', page],
      queryFn: ({ signal }) => request(listReviews, { query: { page, count: reviewsAtOnce } }, signal),
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

/**
 * The list of video reviews has the address of a static file, and its failure has the text of one (spec:
 * content.video-reviews-failure).
 */
function failAsStaticFile(error: unknown): never {
  if (error instanceof CallFailure) throw new Error(`HTTP error! status: ${error.status}`);
  throw error;
}
