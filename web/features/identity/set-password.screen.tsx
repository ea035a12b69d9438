import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../app/i18n.ts';
import { useLeaving } from '../../app/use-leaving.ts';
import { WithoutScripts } from '../../app/without-scripts.tsx';
import { pathTo } from '../../routes.tsx';
import { PageHead, UiLink, useToast } from '../../ui/index.ts';
import { SetPasswordForm } from './parts/set-password-form.tsx';
import { useCodeOfLink } from './use-code-of-link.ts';

const moveOnAfterMs = 2000;

/** Sets a new password by the code of the letter, then leads to the applications (specification, section 2, Recovery). */
export function SetPasswordScreen() {
  const navigate = useNavigate();
  const showToast = useToast();
  const code = useCodeOfLink();
  const [done, setDone] = useState(false);
  const leaving = useLeaving();
  useEffect(() => {
    if (done) showToast({ text: t('recovery.set.done') });
  }, [done, showToast]);
  useEffect(() => {
    if (!done || leaving) return;
    const timer = setTimeout(() => navigate(pathTo('my')), moveOnAfterMs);
    return () => clearTimeout(timer);
  }, [done, leaving, navigate]);
  return (
    <div className="wrap recovery">
      <PageHead title={t('recovery.set.title')} description={t('recovery.set.description')} />
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      <SetPasswordForm key={code} code={code} done={done} onDone={() => setDone(true)} />
      <div className="login-links">
        <UiLink className="link" href={pathTo('recover')}>
          {t('recovery.set.again')}
        </UiLink>
        <UiLink className="link" href={pathTo('login')}>
          {t('recovery.toLogin')}
        </UiLink>
      </div>
    </div>
  );
}
