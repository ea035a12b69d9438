import { Outlet } from 'react-router';
import { t } from '../app/i18n.ts';
import { ExpiringBanner } from '../features/subscribers/expiring-banner.tsx';
import { SkipLink } from '../ui/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ToTop } from './to-top.tsx';

/** The frame of the site: header with both menus, banner, page, footer. It has no rules of access. */
export function Shell() {
  return (
    <>
      <SkipLink targetId="main">{t('shell.skip')}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1}>
        <ExpiringBanner />
        <Outlet />
      </main>
      <Footer />
      <ToTop />
    </>
  );
}
