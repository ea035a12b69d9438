import { useTranslation } from 'react-i18next';
import { FormSection } from '../../app/forms/form-section.tsx';
import { WithoutScripts } from '../../app/html/without-scripts.tsx';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';
import { lazySection } from '../../app/start/section.tsx';
import { pathTo } from '../../routes.ts';
import { PageHead } from '../../ui/index.ts';
import './words.ts';

const JoinForm = lazySection(
  () => import('./parts/join-form.section.tsx'),
  (module) => module.JoinForm,
);

/** The page that a colleague's letter leads to: joining with an account, or registration. */
export function JoinScreen() {
  const { t } = useTranslation('registration');
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={
          <BreadcrumbTrail to={[{ label: t('title'), href: pathTo('register') }, { label: t('joining.crumb') }]} />
        }
        title={t('joining.title')}
        description={t('joining.description')}
      />
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      <FormSection of={JoinForm} />
    </div>
  );
}
