import type { Seo, SeoContext } from '../../app/seo/index.ts';
import { publicationQueries } from './publication-queries.ts';
import { publicationSeo } from './publication-seo.ts';

/** A news item. */
export function seo(page: SeoContext): Seo | undefined {
  const item = page.queryClient.getQueryData(publicationQueries.newsItem(page.params.code ?? '').queryKey);
  return item && publicationSeo(page, 'NewsArticle', item.published);
}
