import { prefetch } from '../../app/calls/prefetch.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { askedPage } from '../../app/routing/page-number.ts';
import { publicationQueries } from './publication-queries.ts';

/** Fetches the page of both lists together that the address asks for. */
export const load = async ({ queryClient, search }: LoadContext) =>
  prefetch(queryClient, publicationQueries.all(askedPage(search)));
