import { useTranslation } from 'react-i18next';
import { StepList } from '../../../ui/index.ts';
import '../words.ts';

const steps = ['partner', 'invitation', 'register'] as const;

/** How one begins (spec: content.home-steps). */
export function Steps() {
  const { t } = useTranslation('content');
  return (
    <section className="section">
      <div className="section-head">
        <h2 className="h2">{t('home.steps.title')}</h2>
      </div>
      <StepList
        numbered
        steps={steps.map((name) => ({
          key: name,
          title: t(`home.steps.${name}.title`),
          text: t(`home.steps.${name}.text`),
        }))}
      />
    </section>
  );
}
