import { prefetch } from '../../app/calls/prefetch.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { readFilter } from './filter-address.ts';
import { partnersQueries } from './queries.ts';

/** Fetches the partners of the address's filter and the first five. */
export const load = ({ queryClient, search }: LoadContext) =>
  Promise.all([
    prefetch(queryClient, partnersQueries.found(readFilter(search))),
    prefetch(queryClient, partnersQueries.top()),
  ]);
