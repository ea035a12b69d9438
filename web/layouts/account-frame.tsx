import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { t } from '../app/i18n.ts';
import { displayName, useSession } from '../app/session/index.ts';
import { contentQueries } from '../features/content/queries.ts';
import { pathTo } from '../routes.tsx';
import { Logo, SkipLink, UiLink } from '../ui/index.ts';

/** The frame of the personal-account area: a site of its own, with its way back to the portal. */
export function AccountFrame() {
  const { data } = useSuspenseQuery(contentQueries.siteSettings());
  const { user } = useSession();
  return (
    <>
      <SkipLink targetId="main">{t('shell.skip')}</SkipLink>
      <header className="header">
        <div className="wrap header-top">
          <UiLink href={pathTo('home')} className="brand" aria-label={t('shell.homeLink')}>
            <Logo />
            <span>{t('common.brand')}</span>
          </UiLink>
          <span className="header-area">{t('account.title')}</span>
          <span className="header-person held">{user ? displayName(user) : ''}</span>
        </div>
        <div className="header-line" />
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="wrap account-footer">
        {data.footerCopyright} {data.footerAllRightsReserved}
      </footer>
    </>
  );
}
