import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { withBase } from '../../app/base-path.ts';
import { t } from '../../app/i18n.ts';
import { isServerPage, safeReturn } from '../../app/safe-return.ts';
import { displayName, useSession } from '../../app/session/index.ts';
import { WithoutScripts } from '../../app/without-scripts.tsx';
import { Icon, Note } from '../../ui/index.ts';
import { LoginForm } from './parts/login-form.tsx';

/** Sign-in (specification, section 2, Login screen). */
export function LoginScreen() {
  const { user, restoring } = useSession();
  const [search] = useSearchParams();
  const from = search.get('from');
  const target = safeReturn(from);
  const signedIn = user !== null && !restoring;
  const byLoad = signedIn && isServerPage(target);
  useEffect(() => {
    if (byLoad) window.location.replace(withBase(target));
  }, [byLoad, target]);
  if (signedIn && !byLoad) return <Navigate replace to={target} />;
  return (
    <div className="wrap login">
      <div className="login-form">
        <h1 className="h1" tabIndex={-1}>
          {t('identity.login.title')}
        </h1>
        {user && <Note kind="info">{t('identity.login.already', { name: displayName(user) })}</Note>}
        {!user && !restoring && from !== null && <Note kind="info">{t('identity.login.sessionOver')}</Note>}
        <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
        <LoginForm disabled={user !== null} />
      </div>
      <aside className="login-aside">
        <Icon of={ShieldCheck} size={28} />
        <h2 className="h3">{t('identity.login.warningTitle')}</h2>
        <p>{t('identity.login.warning')}</p>
      </aside>
    </div>
  );
}
