import type { Seo, SeoContext } from '../../app/seo/index.ts';
import { publicationQueries } from './publication-queries.ts';
import { publicationSeo } from './publication-seo.ts';

/** An article. */
export function seo(page: SeoContext): Seo | undefined {
  const item = page.queryClient.getQueryData(publicationQueries.article(page.params.code ?? '').queryKey);
  return item && publicationSeo(page, 'Article', item.published);
}
