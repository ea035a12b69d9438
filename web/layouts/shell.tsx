import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useSession } from '../app/session/index.ts';

import { AddFormContext } from '../features/catalogue/index.ts';
import { ExpiringBanner } from '../features/subscribers/index.ts';
import { SkipLink } from '../ui/index.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Sheet } from './sheet.tsx';

const loadAddForm = async () => (await import('../features/applications/index.ts')).AddForm;

// The same elements at every change of the address: what does not depend on it is not rendered anew.
const header = <Header />;
const footer = (
  <>
    <Footer />
    <Sheet />
  </>
);

/** The frame of the site: header with both menus, banner, page, footer. It has no rules of access. */
export function Shell() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <>
      <SkipLink targetId="main">{t('shell.skip')}</SkipLink>
      {header}
      <main id="main" tabIndex={-1}>
        {user && <ExpiringBanner />}
        <AddFormContext value={loadAddForm}>
          <Outlet />
        </AddFormContext>
      </main>
      {footer}
    </>
  );
}
