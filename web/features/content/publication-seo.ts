import { organization, type Seo, type SeoContext } from '../../app/seo/index.ts';

const headlineLength = 110;

/** What is published, by the service itself; `published` is a day. */
export function publicationSeo(page: SeoContext, type: 'Article' | 'NewsArticle', published: string): Seo {
  const { title, description, url } = page;
  return {
    published,
    things: [
      {
        '@type': type,
        headline: title.slice(0, headlineLength),
        description,
        url,
        mainEntityOfPage: url,
        datePublished: published,
        inLanguage: 'ru',
        author: organization(page),
        publisher: organization(page),
      },
    ],
  };
}
