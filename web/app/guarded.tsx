import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { pathTo } from '../routes.tsx';
import { PageHead } from '../ui/index.ts';
import { type TextKey, t, text } from './i18n.ts';
import { useSession } from './session/index.ts';

/** Shows a protected screen to a signed-in person; holds while restoring; sends others to sign-in and back after it. */
export function Guarded({ title, children }: { title: TextKey; children: ReactNode }) {
  const { restoring, user } = useSession();
  const { pathname, search } = useLocation();
  if (user) return children;
  if (!restoring) return <Navigate replace to={pathTo('login', undefined, { from: pathname + search })} />;
  return (
    <div className="wrap" aria-busy="true">
      <PageHead title={text(title)} />
      <p className="muted">{t('common.loading')}</p>
    </div>
  );
}
