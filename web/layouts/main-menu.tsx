import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useLocation } from 'react-router';
import { t, text } from '../app/i18n.ts';
import { Icon, UiLink } from '../ui/index.ts';
import { isCurrent, type MenuLink } from './menus.ts';

/** The row of links under the head, from 1200 px; two beads mark the present one. */
export function MainMenu({ menu }: { menu: readonly MenuLink[] }) {
  const { pathname } = useLocation();
  return (
    <nav className="main-menu" aria-label={t('shell.mainMenu')}>
      <ul className="wrap main-menu-list held">
        {menu.map((link, index) => (
          <li
            key={link.label}
            className={link.external && !menu[index - 1]?.external ? 'main-menu-external' : undefined}
          >
            <MenuAnchor link={link} current={isCurrent(link, pathname)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link of a menu: ours in this tab, an external one in a new tab with an arrow. */
export function MenuAnchor({ link, current, className }: { link: MenuLink; current: boolean; className?: string }) {
  if (link.external) {
    return (
      <UiLink href={link.href} newTab className={className}>
        {text(link.label)}
        <span className="visually-hidden"> {t('common.opensInNewTab')}</span>
        <Icon of={ArrowUpRight} size={16} />
      </UiLink>
    );
  }
  return (
    <UiLink href={link.href} className={className} aria-current={current ? 'page' : undefined}>
      {text(link.label)}
    </UiLink>
  );
}
