import type { LoadContext } from '../../app/routing/load-context.ts';
import { readFilter } from './filter-address.ts';
import { partnersQueries } from './queries.ts';

/** Fetches the partners of the address's filter and the first five. */
export async function load({ queryClient, search }: LoadContext): Promise<void> {
  const found = queryClient.ensureQueryData(partnersQueries.found(readFilter(search))).catch((error) => {
    // In the browser the page stays, with what was typed, and says so in the place of the list.
    if (typeof window === 'undefined') throw error;
  });
  await Promise.all([found, queryClient.ensureQueryData(partnersQueries.top())]);
}
