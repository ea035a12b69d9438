import type { Seo, SeoContext } from '../../app/head/index.ts';
import { describePublication } from './parts/describe-publication.ts';
import { publicationQueries } from './publication-queries.ts';

/** The news item as news. */
export function seo(page: SeoContext): Seo | undefined {
  const item = page.queryClient.getQueryData(publicationQueries.newsItem(page.params.code ?? '').queryKey);
  return describePublication('NewsArticle', item, page);
}
