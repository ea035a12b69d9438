import type { SiteRoute } from '../../web/site-route.ts';

/** A page to be looked at. */
export interface SitePage {
  readonly name: string;
  readonly address: string;
  readonly audience: 'public' | 'user';
  readonly listed: boolean;
}

/** Something that the demo has, for each page that tells of one thing. */
const examples: Readonly<Record<string, string>> = {
  solution: 'ea',
  newsItem: 'novaya-forma-otcheta-za-god',
  article: 'info_user_agreement',
  faq: '101',
  review: '1',
  searchOf: 'article',
  // Nobody's: the page tells so.
  partnerCustomer: '00000000-0000-4000-8000-000000000000',
};

/** Every page of the route table that has a screen, its parameters filled in. */
export function pagesOf(siteRoutes: Readonly<Record<string, SiteRoute>>): readonly SitePage[] {
  return Object.entries(siteRoutes)
    .filter(([, { screen }]) => screen !== undefined)
    .map(([name, { path, audience, listed }]) => ({
      name,
      address: path.replace(/:\w+/, examples[name] ?? ''),
      audience,
      listed,
    }));
}
