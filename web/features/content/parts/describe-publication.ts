import type { Publication } from '../../../../contract/content-publications.ts';
import { organization, type Seo, type SeoContext } from '../../../app/head/index.ts';

/** A news item or an article in Schema.org's words; the service itself is author and publisher. */
export function describePublication(
  type: 'NewsArticle' | 'Article',
  item: Publication | undefined,
  page: SeoContext,
): Seo | undefined {
  if (!item) return undefined;
  const publisher = organization(page);
  return {
    published: item.published,
    things: [
      {
        '@type': type,
        headline: page.title,
        description: page.description,
        datePublished: item.published,
        inLanguage: 'ru',
        mainEntityOfPage: page.url,
        image: page.picture,
        author: publisher,
        publisher,
      },
    ],
  };
}
