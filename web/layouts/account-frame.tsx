import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { siteSettingsQuery } from '../app/calls/site-settings.ts';
import { CleanHtml } from '../app/html/clean-html.tsx';
import { displayName, useSession } from '../app/session/index.ts';
import { pathTo } from '../routes.ts';
import { classNames, SkipLink, UiLink } from '../ui/index.ts';
import styles from './account-frame.module.css';
import header from './header.module.css';
import { HeaderLogo } from './header-logo.tsx';
import '../features/identity/words.ts';

/** The frame of the personal-account area: with a header of its own and a link back to the portal. */
export function AccountFrame() {
  const { t } = useTranslation(['start', 'identity']);
  const { data } = useSuspenseQuery(siteSettingsQuery());
  const { user } = useSession();
  return (
    <>
      <SkipLink targetId="main">{t('shell.skip')}</SkipLink>
      <header className={header.header}>
        <div className={classNames('wrap', header.top)}>
          <UiLink href={pathTo('home')} className={header.brand} aria-label={t('shell.homeLink')}>
            <HeaderLogo src={data.headerLogo} />
          </UiLink>
          <span className={classNames(header.area, styles.area)}>{t('identity:account.title')}</span>
          <span className={classNames('held', header.person, styles.person)}>{user ? displayName(user) : ''}</span>
        </div>
        <div className={header.line} />
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={classNames('wrap', styles.footer)}>
        {data.footerCopyright} <CleanHtml html={data.footerAllRightsReserved} />
      </footer>
    </>
  );
}
