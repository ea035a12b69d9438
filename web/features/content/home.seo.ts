import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { siteSettingsQuery } from '../../app/calls/site-settings.ts';
import { organization, type Seo, type SeoContext } from '../../app/head/index.ts';
import { t } from '../../app/words/i18n.ts';
import { pathTo } from '../../routes.ts';

/** The service and its site, with the search that a search engine may offer. */
export function seo(page: SeoContext): Seo {
  const settings = page.queryClient.getQueryData(siteSettingsQuery().queryKey);
  const publisher = organization(page);
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${page.absolute(pathTo('search'))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${page.absolute('/')}#site`,
    name: t('start:brand'),
    url: page.absolute('/'),
    description: page.description,
    inLanguage: 'ru',
    publisher: { '@id': publisher['@id'] },
    potentialAction: search,
  };
  const telephone = Array.from(settings?.phoneNumber.matchAll(/tel:(\+?\d+)/g) ?? [], ([, number = '']) => number);
  const support = {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    availableLanguage: 'ru',
    ...(settings?.supportMailto && { email: settings.supportMailto }),
    ...(telephone.length > 0 && { telephone }),
  } as const;
  return { things: [{ ...publisher, description: page.description, contactPoint: support }, site] };
}
