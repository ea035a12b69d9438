import { prefetch } from '../../app/calls/prefetch.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { publicationQueries } from './publication-queries.ts';

/** Fetches the text of the agreement. */
export const load = ({ queryClient }: LoadContext) => prefetch(queryClient, publicationQueries.agreement());
