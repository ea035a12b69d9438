import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { pathTo } from '../../routes.ts';
import { PageHead } from '../../ui/index.ts';
import { useSession } from '../session/index.ts';
import { type TextKey, text } from '../words/i18n.ts';

/**
 * Shows a protected screen to a signed-in person; a loading text while the session is restored; sends others to sign-in
 * and back after it. To another person, who signed in beside it, it is shown anew: nothing that the first one has read or
 * typed stays.
 */
export function Guarded({ title, children }: { title: TextKey; children: ReactNode }) {
  const { t } = useTranslation();
  const { restoring, user } = useSession();
  const { pathname, search } = useLocation();
  if (user) return <Fragment key={user.id}>{children}</Fragment>;
  if (!restoring) return <Navigate replace to={pathTo('login', undefined, { from: pathname + search })} />;
  return (
    <div className="wrap" aria-busy="true">
      <PageHead title={text(title)} />
      <p className="muted">{t('loading')}</p>
    </div>
  );
}
