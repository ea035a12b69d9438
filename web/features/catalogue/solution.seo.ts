import { organization, type Seo, type SeoContext } from '../../app/head/index.ts';
import { splitHeading } from './parts/split-heading.ts';
import { catalogueQueries } from './queries.ts';

/** The program, without prices and marks: the page shows neither. */
export function seo(page: SeoContext): Seo | undefined {
  const solution = page.queryClient.getQueryData(catalogueQueries.one(page.params.code ?? '').queryKey);
  if (!solution) return undefined;
  return {
    crumb: splitHeading(solution.title).crumb,
    things: [
      {
        '@type': 'SoftwareApplication',
        name: solution.title,
        description: solution.shortDescription,
        url: page.url,
        image: page.absolute(solution.logoUrl),
        screenshot: solution.screenShots.map((shot) => page.absolute(shot.url)),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        inLanguage: 'ru',
        publisher: organization(page),
      },
    ],
  };
}
