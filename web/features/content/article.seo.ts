import type { Seo, SeoContext } from '../../app/head/index.ts';
import { describePublication } from './parts/describe-publication.ts';
import { publicationQueries } from './publication-queries.ts';

/** The article. */
export function seo(page: SeoContext): Seo | undefined {
  const item = page.queryClient.getQueryData(publicationQueries.article(page.params.code ?? '').queryKey);
  return describePublication('Article', item, page);
}
