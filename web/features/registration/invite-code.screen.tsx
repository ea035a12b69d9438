import { useTranslation } from 'react-i18next';
import { FormSection } from '../../app/forms/form-section.tsx';
import { WithoutScripts } from '../../app/html/without-scripts.tsx';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';
import { lazySection } from '../../app/start/section.tsx';
import { pathTo } from '../../routes.ts';
import { PageHead } from '../../ui/index.ts';
import './words.ts';

const RegistrationForm = lazySection(
  () => import('./parts/registration-form.section.tsx'),
  (module) => module.RegistrationForm,
);

/** Registration by an invitation's code. */
export function InviteCodeScreen() {
  const { t } = useTranslation('registration');
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: t('title'), href: pathTo('register') }, { label: t('crumb') }]} />}
        title={t('title')}
        description={t('description')}
      />
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      <FormSection of={RegistrationForm} />
    </div>
  );
}
