import { useSuspenseQuery } from '@tanstack/react-query';
import type { SiteSettings } from '../../contract/content.ts';
import { siteSettingsQuery } from '../app/calls/site-settings.ts';
import { useSession } from '../app/session/index.ts';
import type { TextKey } from '../app/words/i18n.ts';
import { pathTo } from '../routes.ts';

/** One line of a menu, which stands on every page: its words are the shell's. */
export interface MenuLink {
  readonly label: Extract<TextKey, `start:${string}`>;
  readonly href: string;
  /** Stands apart, after the pages: support, video lessons, buying. */
  readonly apart?: true;
}

/** A line whose address is a setting; left out where that is not set (spec: shell.external-links). */
function apart(label: MenuLink['label'], href: string | null): MenuLink[] {
  return href === null ? [] : [{ label, href, apart: true }];
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
    ...apart('start:shell.menuItems.support', links.support),
    ...apart('start:shell.menuItems.videoLessons', links.videoLessons),
    ...apart('start:shell.menuItems.buy', links.buy),
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
    ...apart('start:shell.menuItems.buy', links.buy),
  ];
}

/** The main menu for this person, and the address of the personal account. */
export function useMenu(): { links: MenuLink[]; accountHref: string } {
  const { links } = useSuspenseQuery(siteSettingsQuery()).data;
  const { user } = useSession();
  return { links: user ? personMenu(links) : visitorMenu(links), accountHref: links.personalAccount };
}

/** Whether a menu line is the present page: «my» for any path that begins with it, others for their own part. */
export function isCurrent({ href, apart }: MenuLink, pathname: string): boolean {
  if (apart) return false;
  return pathname === href || pathname.startsWith(href === pathTo('my') ? href : `${href}/`);
}
