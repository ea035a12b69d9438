import { ArrowRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';

import { pathTo } from '../../routes.ts';
import { Card, classNames, Icon, LinkButton, PageHead, StepList, UiLink } from '../../ui/index.ts';
import './words.ts';
import styles from './register.module.css';

const steps = ['partner', 'invitation', 'register'] as const;

/** The beginning of registration: a partner to choose, or a code to enter (spec: registration.hub). */
export function RegisterScreen() {
  const { t } = useTranslation('partners');
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: t('register.title') }]} />}
        title={t('register.title')}
        description={t('register.lead')}
        descriptionSize="lead"
      />
      <div className={styles.choices}>
        <RegisterChoice name="browse" href={pathTo('browsePartners')} primary />
        <RegisterChoice name="code" href={pathTo('inviteCode')} />
      </div>
      <section className="section">
        <div className="section-head">
          <h2 className="h2">{t('register.why')}</h2>
        </div>
        <StepList
          steps={steps.map((name) => ({
            key: name,
            title: t(`register.steps.${name}.title`),
            text: t(`register.steps.${name}.text`),
          }))}
        />
      </section>
      <p className={classNames('small muted', styles.agreement)}>
        {t('register.agreement.before')}{' '}
        <UiLink className="link" href={pathTo('userAgreement')}>
          {t('register.agreement.link')}
        </UiLink>
        .
      </p>
    </div>
  );
}

interface ChoiceProps {
  name: 'browse' | 'code';
  href: string;
  primary?: boolean;
}

function RegisterChoice({ name, href, primary = false }: ChoiceProps) {
  const { t } = useTranslation('partners');
  return (
    <Card as="section" className={styles.choice}>
      <h2 className="h3">{t(`register.${name}.title`)}</h2>
      <p className="muted">{t(`register.${name}.text`)}</p>
      <LinkButton href={href} variant={primary ? 'primary' : 'second'} iconAfter={<Icon of={ArrowRight} size={18} />}>
        {t(`register.${name}.link`)}
      </LinkButton>
    </Card>
  );
}
