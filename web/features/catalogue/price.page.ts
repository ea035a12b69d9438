import { prefetch } from '../../app/calls/prefetch.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { priceQueries } from './price-queries.ts';

/** Fetches the tariffs and their notes. */
export const load = ({ queryClient }: LoadContext) =>
  Promise.all([prefetch(queryClient, priceQueries.tariffs()), prefetch(queryClient, priceQueries.notes())]);
