import { useSuspenseQuery } from '@tanstack/react-query';
import type { SiteSettings } from '../../contract/content.ts';
import { siteSettingsQuery } from '../app/calls/site-settings.ts';
import { useSession } from '../app/session/index.ts';
import type { TextKey } from '../app/words/i18n.ts';
import { pathTo } from '../routes.ts';

/** One line of a menu, which stands on every page: its words are the shell's. An external one opens in a new tab. */
export interface MenuLink {
  readonly label: Extract<TextKey, `start:${string}`>;
  readonly href: string;
  readonly external?: boolean;
}

const forPartners = () => pathTo('article', { code: 'faq_partner' });

/** The main menu of a signed-in person (spec: shell.user-menu). */
function personMenu(links: SiteSettings['links']): MenuLink[] {
  return [
    { label: 'start:shell.menuItems.my', href: pathTo('my') },
    { label: 'start:shell.menuItems.solutions', href: pathTo('solutions') },
    { label: 'start:shell.menuItems.news', href: pathTo('news') },
    { label: 'start:shell.menuItems.price', href: pathTo('price') },
    { label: 'start:shell.menuItems.publications', href: pathTo('publications') },
    { label: 'start:shell.menuItems.forPartners', href: forPartners() },
    { label: 'start:shell.menuItems.help', href: pathTo('help') },
    { label: 'start:shell.menuItems.support', href: links.support, external: true },
    { label: 'start:shell.menuItems.videoLessons', href: links.videoLessons, external: true },
    { label: 'start:shell.menuItems.buy', href: links.buy, external: true },
  ];
}

/** The main menu of a visitor (spec: shell.visitor-menu). */
function visitorMenu(links: SiteSettings['links']): MenuLink[] {
  return [
    { label: 'start:shell.menuItems.solutions', href: pathTo('solutions') },
    { label: 'start:shell.menuItems.advantages', href: pathTo('advantages') },
    { label: 'start:shell.menuItems.reviews', href: pathTo('reviews') },
    { label: 'start:shell.menuItems.price', href: pathTo('price') },
    { label: 'start:shell.menuItems.about', href: pathTo('about') },
    { label: 'start:shell.menuItems.news', href: pathTo('news') },
    { label: 'start:shell.menuItems.choosePartner', href: pathTo('browsePartners') },
    { label: 'start:shell.menuItems.forPartners', href: forPartners() },
    { label: 'start:shell.menuItems.help', href: pathTo('help') },
    { label: 'start:shell.menuItems.buy', href: links.buy, external: true },
  ];
}

/** The main menu for this person, and the address of the personal account. */
export function useMenu(): { links: MenuLink[]; accountHref: string } {
  const { links } = useSuspenseQuery(siteSettingsQuery()).data;
  const { user } = useSession();
  return { links: user ? personMenu(links) : visitorMenu(links), accountHref: links.personalAccount };
}

/** Whether a menu line is the present page: «my» for any path that begins with it, others for their own part. */
export function isCurrent({ href, external }: MenuLink, pathname: string): boolean {
  if (external) return false;
  return pathname === href || pathname.startsWith(href === pathTo('my') ? href : `${href}/`);
}
