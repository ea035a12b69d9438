import { ArrowUpRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isOwnPath } from '../app/routing/base-path.ts';
import { text } from '../app/words/i18n.ts';
import { classNames, Icon, UiLink } from '../ui/index.ts';
import styles from './main-menu.module.css';
import { isCurrent, type MenuLink, useMenu } from './menus.ts';

/** The row of links under the head, from 1200 px; two beads mark the present one. */
export function MainMenu() {
  const { links: menu } = useMenu();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav className={styles.menu} aria-label={t('shell.mainMenu')}>
      <ul className={classNames('wrap held', styles.list)}>
        {menu.map((link, index) => (
          <li key={link.label} className={link.apart && !menu[index - 1]?.apart ? styles.apart : undefined}>
            <MenuAnchor link={link} current={isCurrent(link, pathname)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link of a menu: a page of ours in this tab, another site in a new tab with an arrow (spec: shell.external-links). */
export function MenuAnchor({
  link,
  current,
  className,
}: {
  link: MenuLink;
  current: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  if (!isOwnPath(link.href)) {
    return (
      <UiLink href={link.href} newTab className={className}>
        {text(link.label)}
        <span className="visually-hidden"> {t('opensInNewTab')}</span>
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
