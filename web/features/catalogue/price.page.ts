import type { LoadContext } from '../../app/routing/load-context.ts';
import { priceQueries } from './price-queries.ts';

/** Fetches the tariffs and their notes. */
export const load = ({ queryClient }: LoadContext) =>
  Promise.all([queryClient.ensureQueryData(priceQueries.tariffs()), queryClient.ensureQueryData(priceQueries.notes())]);
