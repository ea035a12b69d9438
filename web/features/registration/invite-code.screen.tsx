import { useTranslation } from 'react-i18next';
import { FormSection } from '../../app/forms/form-section.tsx';
import { WithoutScripts } from '../../app/html/without-scripts.tsx';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';
import { displayName, useSession } from '../../app/session/index.ts';
import { lazySection } from '../../app/start/section.tsx';
import { pathTo } from '../../routes.ts';
import { Note, PageHead } from '../../ui/index.ts';
import './words.ts';
import styles from './registration.module.css';

const RegistrationForm = lazySection(
  () => import('./parts/registration-form.section.tsx'),
  (module) => module.RegistrationForm,
);

/** Registration by an invitation's code. */
export function InviteCodeScreen() {
  const { t } = useTranslation('registration');
  const { user } = useSession();
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: t('title'), href: pathTo('register') }, { label: t('crumb') }]} />}
        title={t('title')}
        description={t('description')}
      />
      {user && (
        <div className={styles.already}>
          <Note kind="warn">{t('already', { name: displayName(user) })}</Note>
        </div>
      )}
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      <FormSection of={RegistrationForm} />
    </div>
  );
}
