import { prefetch } from '../../app/calls/prefetch.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { pageOfAddress } from './parts/review-address.ts';
import { reviewQueries } from './review-queries.ts';

/** Fetches the reviews of both tabs. */
export const load = ({ queryClient, search }: LoadContext) =>
  Promise.all([
    prefetch(queryClient, reviewQueries.texts(pageOfAddress(search))),
    prefetch(queryClient, reviewQueries.videos()),
  ]);
