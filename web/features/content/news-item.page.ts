import { splitNewsTitle } from '../../../contract/content-news-title.ts';
import { prefetch } from '../../app/calls/prefetch.ts';
import type { Head } from '../../app/head/head.ts';
import type { LoadContext } from '../../app/routing/load-context.ts';
import { followRenamed } from './follow-renamed.ts';
import { publicationQueries } from './publication-queries.ts';

/** Fetches the news item of the address. */
export async function load({ queryClient, params: { code = '' }, search }: LoadContext) {
  const found = await prefetch(queryClient, publicationQueries.newsItem(code));
  followRenamed('newsItem', { code, search }, found);
  return found;
}

/** Title and first words of the news item. */
export function head({ queryClient, params }: LoadContext): Partial<Head> | undefined {
  const item = queryClient.getQueryData(publicationQueries.newsItem(params.code ?? '').queryKey);
  return item && { title: splitNewsTitle(item.title).heading, description: item.summary };
}
