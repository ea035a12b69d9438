import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { t } from '../app/i18n.ts';
import { useSession } from '../app/session/index.ts';
import { ExpiringBanner } from '../features/subscribers/index.ts';
import { SkipLink } from '../ui/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The frame of the site: header with both menus, banner, page, footer. It has no rules of access. */
export function Shell() {
  const { user } = useSession();
  return (
    <>
      <SkipLink targetId="main">{t('shell.skip')}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1}>
        {user && (
          <Suspense>
            <ExpiringBanner />
          </Suspense>
        )}
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
