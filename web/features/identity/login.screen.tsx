import { ShieldCheck } from 'lucide';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { FormSection } from '../../app/forms/form-section.tsx';
import { WithoutScripts } from '../../app/html/without-scripts.tsx';
import { withBase } from '../../app/routing/base-path.ts';
import { isServerPage, safeReturn } from '../../app/routing/safe-return.ts';
import { displayName, useSession } from '../../app/session/index.ts';

import { lazySection } from '../../app/start/section.tsx';
import { classNames, Icon, Note } from '../../ui/index.ts';
import './words.ts';
import styles from './login.module.css';

const LoginForm = lazySection(
  () => import('./parts/login-form.section.tsx'),
  (module) => module.LoginPageForm,
);

/** Sign-in (spec: identity.sign-in-form). */
export function LoginScreen() {
  const { t } = useTranslation('identity');
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
    <div className={classNames('wrap', styles.page)}>
      <div className={styles.form}>
        <h1 className="h1" tabIndex={-1}>
          {t('login.title')}
        </h1>
        {user && <Note kind="info">{t('login.already', { name: displayName(user) })}</Note>}
        {!user && !restoring && from !== null && <Note kind="info">{t('login.sessionOver')}</Note>}
        <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
        <FormSection of={LoginForm} />
      </div>
      <aside className={styles.aside}>
        <Icon of={ShieldCheck} size={28} />
        <h2 className="h3">{t('login.warningTitle')}</h2>
        <p>{t('login.warning')}</p>
      </aside>
    </div>
  );
}
