import { prefetch } from '../../app/calls/prefetch.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { advantageQueries } from './advantage-queries.ts';

/** Fetches the advantages. */
export const load = ({ queryClient }: LoadContext) => prefetch(queryClient, advantageQueries.list());
