import { prefetch } from '../../app/calls/prefetch.ts';
import type { Head } from '../../app/head/head.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { followRenamed } from './follow-renamed.ts';
import { publicationQueries } from './publication-queries.ts';

/** Fetches the article of the address. */
export async function load({ queryClient, params: { code = '' }, search }: LoadContext) {
  const found = await prefetch(queryClient, publicationQueries.article(code));
  followRenamed('article', { code, search }, found);
  return found;
}

/** Title and first words of the article. */
export function head({ queryClient, params }: LoadContext): Partial<Head> | undefined {
  const item = queryClient.getQueryData(publicationQueries.article(params.code ?? '').queryKey);
  return item && { title: item.title, description: item.summary };
}
