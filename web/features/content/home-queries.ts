import { queryOptions } from '@tanstack/react-query';
import { advantagesAtOnce, listAdvantages } from '../../../contract/content-advantages.ts';
import { listNews } from '../../../contract/content-publications.ts';
import { listReviews, listVideoReviews, type Review } from '../../../contract/content-reviews.ts';
import { request } from '../../app/calls/api.ts';
import { failAsStaticFile } from './fail-as-static-file.ts';
import { excerpt } from './parts/excerpt.ts';
import { orderAdvantages } from './parts/order-advantages.ts';
import { reviewsQuery } from './review-queries.ts';

const shownAdvantages = 6;
const shownReviews = 12;
const shownNews = 6;

const inShort = (reviews: readonly Review[]): Review[] =>
  reviews.slice(0, shownReviews).map((review) => ({ ...review, text: excerpt(review.text) }));

/** Only the data that the blocks of the home page show, because the page has them twice: rendered and as data. */
export const homeQueries = {
  advantages: () =>
    queryOptions({
      queryKey: ['home', 'advantages'],
      queryFn: async ({ signal }) => {
        const { content } = await request(listAdvantages, { query: { count: advantagesAtOnce } }, signal);
        return orderAdvantages(content)
          .slice(0, shownAdvantages)
          .map(({ imageUrl, title, text }) => ({ imageUrl, title, text }));
      },
    }),
  textReviews: () =>
    queryOptions({
      queryKey: ['home', 'reviews', 'text'],
      queryFn: async ({ signal }) => {
        const { content, totalElements } = await request(listReviews, { query: reviewsQuery() }, signal);
        return { reviews: inShort(content), total: totalElements };
      },
    }),
  videoReviews: () =>
    queryOptions({
      queryKey: ['home', 'reviews', 'video'],
      queryFn: async ({ signal }) => {
        const reviews = await request(listVideoReviews, {}, signal).catch(failAsStaticFile);
        // The card of a video shows no text.
        return {
          reviews: reviews.slice(0, shownReviews).map((review) => ({ ...review, text: '' })),
          total: reviews.length,
        };
      },
    }),
  news: () =>
    queryOptions({
      queryKey: ['home', 'news'],
      queryFn: async ({ signal }) => (await request(listNews, { query: {} }, signal)).content.slice(0, shownNews),
    }),
};
