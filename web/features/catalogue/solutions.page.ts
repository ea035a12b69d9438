import { prefetch } from '../../app/calls/prefetch.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { catalogueQueries } from './queries.ts';

/** Fetches the catalogue. */
export const load = ({ queryClient }: LoadContext) => prefetch(queryClient, catalogueQueries.list());
