import { prefetch } from '../../app/calls/prefetch.ts';
import type { Head } from '../../app/head/head.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { publicationQueries } from './publication-queries.ts';

/** Fetches the article of the address. */
export const load = ({ queryClient, params }: LoadContext) =>
  prefetch(queryClient, publicationQueries.article(params.code ?? ''));

/** Title and first words of the article. */
export function head({ queryClient, params }: LoadContext): Partial<Head> | undefined {
  const item = queryClient.getQueryData(publicationQueries.article(params.code ?? '').queryKey);
  return item && { title: item.title, description: item.summary };
}
