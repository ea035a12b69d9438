import { useSuspenseQuery } from '@tanstack/react-query';
import { LogIn, Search } from 'lucide';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { siteSettingsQuery } from '../app/calls/site-settings.ts';
import { useSession } from '../app/session/index.ts';
import { lazySection } from '../app/start/section.tsx';
import { SubscriberBlock } from '../features/subscribers/index.ts';
import { pathTo } from '../routes.ts';
import { classNames, Icon, IconLink, LinkButton, UiLink } from '../ui/index.ts';
import styles from './header.module.css';
import { HeaderLogo } from './header-logo.tsx';
import { HeaderPhones } from './header-phones.tsx';
import { MainMenu } from './main-menu.tsx';
import { SheetButton } from './sheet.tsx';
import userStyles from './user-menu.module.css';

// A visitor never needs it.
const UserMenu = lazySection(
  () => import('./user-menu.tsx'),
  (module) => module.UserMenu,
);

/** The head of every page of the shell. What depends on the person is hidden while the session is restored. */
export function Header() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(siteSettingsQuery());
  const { user } = useSession();
  return (
    <header className={styles.header}>
      <div className={classNames('wrap', styles.top)}>
        <UiLink href={pathTo('home')} className={styles.brand} aria-label={t('shell.homeLink')}>
          <HeaderLogo src={data.headerLogo} />
        </UiLink>
        {user && (
          <div className={styles.subscriber}>
            <SubscriberBlock user={user} />
          </div>
        )}
        <HeaderPhones html={data.phoneNumber} hours={data.supportHours} tight={user !== null} />
        <IconLink href={pathTo('search')} label={t('shell.search')} icon={<Icon of={Search} size={22} />} />
        <div className={classNames('held', styles.person)}>
          {user ? (
            <Suspense fallback={<span className={userStyles.avatar} />}>
              <UserMenu user={user} accountHref={data.links.personalAccount} />
            </Suspense>
          ) : (
            <>
              <LinkButton
                size="small"
                href={pathTo('login')}
                icon={<Icon of={LogIn} size={18} />}
                className={styles.signIn}
              >
                {t('shell.signIn')}
              </LinkButton>
              <LinkButton size="small" variant="quiet" href={pathTo('login')} className={styles.signInShort}>
                {t('shell.signIn')}
              </LinkButton>
            </>
          )}
        </div>
        <SheetButton />
      </div>
      <MainMenu />
      <div className={styles.line} />
    </header>
  );
}
