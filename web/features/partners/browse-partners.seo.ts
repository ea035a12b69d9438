import type { ItemList, Organization } from 'schema-dts';
import type { Organization as Partner } from '../../../contract/partners.ts';
import type { Seo, SeoContext } from '../../app/head/index.ts';
import { contactsOf, mailLink, siteLink, telLink } from '../../app/html/contact-links.ts';
import { readFilter } from './filter-address.ts';
import { partnersQueries } from './queries.ts';

const country = 'KZ';

/** The partners that the page shows, each with its city and the ways to reach it. */
export function seo(page: SeoContext): Seo | undefined {
  const found = page.queryClient.getQueryData(partnersQueries.found(readFilter(page.search)).queryKey);
  if (!found || found.total === 0) return undefined;
  const shown = found.groups.flatMap(({ city, organizations }) =>
    organizations.map((organization) => tell(organization, city)),
  );
  const list: ItemList = {
    '@type': 'ItemList',
    name: page.title,
    numberOfItems: found.total,
    itemListElement: shown.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
  return { things: [list] };
}

/** Only contacts that work as links are included. */
function tell({ name, properties }: Partner, city: string): Organization {
  const { site, mail, phone } = contactsOf(properties);
  const telephone = telLink(phone)?.replace('tel:', '');
  const email = mailLink(mail)?.replace('mailto:', '');
  const url = siteLink(site);
  return {
    '@type': 'Organization',
    name,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(url && { url }),
  };
}
