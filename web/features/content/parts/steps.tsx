import { t } from '../../../app/i18n.ts';

const steps = [
  { number: 1, name: 'partner' },
  { number: 2, name: 'invitation' },
  { number: 3, name: 'register' },
] as const;

/** How one begins (specification, section 2, Home page): each step carries as many beads as its number. */
export function Steps() {
  return (
    <section className="section">
      <div className="section-head">
        <h2 className="h2">{t('home.steps.title')}</h2>
      </div>
      <ol className="steps">
        {steps.map(({ number, name }) => (
          <li key={name} className="step">
            <span className="step-beads" aria-hidden="true">
              {steps.slice(0, number).map((one) => (
                <span key={one.name} />
              ))}
            </span>
            <h3 className="h3">
              <span className="step-number" aria-hidden="true">
                {number}.
              </span>{' '}
              {t(`home.steps.${name}.title`)}
            </h3>
            <p className="muted">{t(`home.steps.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
