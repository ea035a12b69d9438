import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowUpRight, Menu, X } from 'lucide';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { siteSettingsQuery } from '../app/calls/site-settings.ts';
import { useSession } from '../app/session/index.ts';
import { lazySection } from '../app/start/section.tsx';
import { pathTo } from '../routes.ts';
import { Icon, IconButton, UiLink } from '../ui/index.ts';
import header from './header.module.css';
import { HeaderLogo } from './header-logo.tsx';
import { MenuAnchor } from './main-menu.tsx';
import { isCurrent, useMenu } from './menus.ts';
import styles from './sheet.module.css';
import { useInertBackground } from './use-inert-background.ts';

const sheetId = 'site-menu';

const SheetSubscriber = lazySection(
  () => import('./sheet-person.tsx'),
  (module) => module.SheetSubscriber,
);
const SheetSignOut = lazySection(
  () => import('./sheet-person.tsx'),
  (module) => module.SheetSignOut,
);

/** The button of the menu of small screens: the platform opens the sheet, before the scripts and without them. */
export function SheetButton() {
  const { t } = useTranslation();
  return (
    <div className={header.sheetButton}>
      <IconButton
        label={t('shell.menu')}
        icon={<Icon of={Menu} size={24} />}
        aria-haspopup="dialog"
        popoverTarget={sheetId}
      />
    </div>
  );
}

/** The sheet of small screens: the subscriber first, then the pages, then what stands apart. */
export function Sheet() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  const sheet = useRef<HTMLDialogElement>(null);
  useInertBackground(sheet);
  const close = () => sheet.current?.hidePopover();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it, whatever led there
  useEffect(close, [pathname, search]);
  return (
    <dialog ref={sheet} id={sheetId} popover="auto" className={styles.sheet} aria-label={t('shell.menu')}>
      <div className={styles.head}>
        <span className={header.brand}>
          <HeaderLogo src={settings.headerLogo} />
        </span>
        <IconButton
          label={t('shell.closeMenu')}
          icon={<Icon of={X} size={24} />}
          popoverTarget={sheetId}
          popoverTargetAction="hide"
        />
      </div>
      {user && (
        <Suspense>
          <SheetSubscriber user={user} />
        </Suspense>
      )}
      <SheetLinks onChoose={close} />
      {user && (
        <Suspense>
          <SheetSignOut />
        </Suspense>
      )}
    </dialog>
  );
}

/** A press on the link of the present page only closes the sheet. */
function SheetLinks({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { user } = useSession();
  const { links, accountHref } = useMenu();
  const pages = links.filter((link) => !link.apart);
  const apart = links.filter((link) => link.apart);
  return (
    <nav className="held" aria-label={t('shell.menu')} onClick={onChoose} onKeyDown={() => undefined}>
      <ul>
        {pages.map((link) => (
          <li key={link.label}>
            <MenuAnchor link={link} current={isCurrent(link, pathname)} className={styles.link} />
          </li>
        ))}
      </ul>
      <ul className={styles.more}>
        {user?.roles.includes('partner') && <SmallLink href={pathTo('partner')}>{t('shell.partnerCabinet')}</SmallLink>}
        {apart.map((link) => (
          <li key={link.label}>
            <MenuAnchor link={link} current={false} className={styles.small} />
          </li>
        ))}
        {user && (
          <SmallLink href={accountHref} newTab>
            {t('shell.account')}
            <span className="visually-hidden"> {t('opensInNewTab')}</span>
            <Icon of={ArrowUpRight} size={16} />
          </SmallLink>
        )}
      </ul>
    </nav>
  );
}

function SmallLink({ href, newTab = false, children }: { href: string; newTab?: boolean; children: ReactNode }) {
  return (
    <li>
      <UiLink href={href} newTab={newTab} className={styles.small}>
        {children}
      </UiLink>
    </li>
  );
}
