import type { SiteSettings } from '../../contract/content.ts';
import type { TextKey } from '../app/i18n.ts';
import { pathTo } from '../routes.tsx';

/** One line of a menu. An external one opens in a new tab. */
export interface MenuLink {
  readonly label: TextKey;
  readonly href: string;
  readonly external?: boolean;
}

const forPartners = () => pathTo('article', { code: 'faq_partner' });

/** The main menu of a signed-in person (specification, section 2, Shell). */
export function personMenu(links: SiteSettings['links']): MenuLink[] {
  return [
    { label: 'shell.menuItems.my', href: pathTo('my') },
    { label: 'shell.menuItems.solutions', href: pathTo('solutions') },
    { label: 'shell.menuItems.news', href: pathTo('news') },
    { label: 'shell.menuItems.price', href: pathTo('price') },
    { label: 'shell.menuItems.publications', href: pathTo('publications') },
    { label: 'shell.menuItems.forPartners', href: forPartners() },
    { label: 'shell.menuItems.help', href: pathTo('help') },
    { label: 'shell.menuItems.support', href: links.support, external: true },
    { label: 'shell.menuItems.videoLessons', href: links.videoLessons, external: true },
    { label: 'shell.menuItems.buy', href: links.buy, external: true },
  ];
}

/** The main menu of a visitor (specification, section 2, Shell). */
export function visitorMenu(links: SiteSettings['links']): MenuLink[] {
  return [
    { label: 'shell.menuItems.solutions', href: pathTo('solutions') },
    { label: 'shell.menuItems.advantages', href: pathTo('advantages') },
    { label: 'shell.menuItems.reviews', href: pathTo('reviews') },
    { label: 'shell.menuItems.price', href: pathTo('price') },
    { label: 'shell.menuItems.about', href: pathTo('about') },
    { label: 'shell.menuItems.news', href: pathTo('news') },
    { label: 'shell.menuItems.choosePartner', href: pathTo('browsePartners') },
    { label: 'shell.menuItems.forPartners', href: forPartners() },
    { label: 'shell.menuItems.help', href: pathTo('help') },
    { label: 'shell.menuItems.buy', href: links.buy, external: true },
  ];
}

/** Whether a menu line is the present page: «my» for any path that begins with it, others for their own part. */
export function isCurrent({ href, external }: MenuLink, pathname: string): boolean {
  if (external) return false;
  return pathname === href || pathname.startsWith(href === pathTo('my') ? href : `${href}/`);
}
