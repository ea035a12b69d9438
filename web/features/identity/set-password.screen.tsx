import { useTranslation } from 'react-i18next';
import { FormSection } from '../../app/forms/form-section.tsx';
import { WithoutScripts } from '../../app/html/without-scripts.tsx';
import { lazySection } from '../../app/start/section.tsx';
import { pathTo } from '../../routes.ts';
import { classNames, PageHead, UiLink } from '../../ui/index.ts';
import './words.ts';
import loginFormStyles from './parts/login-form.module.css';
import recoveryStyles from './recovery.module.css';

const SetPasswordForm = lazySection(
  () => import('./parts/set-password-form.section.tsx'),
  (module) => module.SetPasswordForm,
);

/** Sets a new password by the code of the letter, then leads to the applications (spec: identity.set-password). */
export function SetPasswordScreen() {
  const { t } = useTranslation('identity');
  return (
    <div className={classNames('wrap', recoveryStyles.page)}>
      <PageHead title={t('recovery.set.title')} description={t('recovery.set.description')} />
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      <FormSection of={SetPasswordForm} />
      <div className={loginFormStyles.links}>
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
