import { useTranslation } from 'react-i18next';
import { FormSection } from '../../app/forms/form-section.tsx';
import { WithoutScripts } from '../../app/html/without-scripts.tsx';
import { lazySection } from '../../app/start/section.tsx';
import { classNames, PageHead } from '../../ui/index.ts';
import './words.ts';
import recoveryStyles from './recovery.module.css';

const RecoverForm = lazySection(
  () => import('./parts/recover-form.section.tsx'),
  (module) => module.RecoverForm,
);

/** Asks for the e-mail of the account, then leads to the code. */
export function RecoverScreen() {
  const { t } = useTranslation('identity');
  return (
    <div className={classNames('wrap', recoveryStyles.page)}>
      <PageHead title={t('recovery.title')} description={t('recovery.description')} />
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      <FormSection of={RecoverForm} />
    </div>
  );
}
