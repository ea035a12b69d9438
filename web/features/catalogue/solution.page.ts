import { prefetch } from '../../app/calls/prefetch.ts';
import type { Head } from '../../app/head/head.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { catalogueQueries } from './queries.ts';

/** Fetches the solution of the address. */
export const load = ({ queryClient, params }: LoadContext) =>
  prefetch(queryClient, catalogueQueries.one(params.code ?? ''));

/** Title and description of the solution. */
export function head({ queryClient, params }: LoadContext): Partial<Head> | undefined {
  const solution = queryClient.getQueryData(catalogueQueries.one(params.code ?? '').queryKey);
  return solution && { title: solution.title, description: solution.shortDescription };
}
