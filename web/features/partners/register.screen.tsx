import ArrowRight from 'lucide-react/icons/arrow-right';
import { t } from '../../app/i18n.ts';
import { Way } from '../../app/way.tsx';
import { pathTo } from '../../routes.tsx';
import { Icon, LinkButton, PageHead, UiLink } from '../../ui/index.ts';

const steps = ['partner', 'invitation', 'register'] as const;

/** The beginning of registration: a partner to choose, or a code to enter (specification, section 2). */
export function RegisterScreen() {
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<Way to={[{ label: t('partners.register.title') }]} />}
        title={t('partners.register.title')}
        description={t('partners.register.lead')}
        descriptionSize="lead"
      />
      <div className="register-ways">
        <RegisterWay name="browse" href={pathTo('browsePartners')} primary />
        <RegisterWay name="code" href={pathTo('inviteCode')} />
      </div>
      <section className="section">
        <div className="section-head">
          <h2 className="h2">{t('partners.register.why')}</h2>
        </div>
        <ol className="steps">
          {steps.map((name, place) => (
            <li key={name} className="step">
              <span className="step-beads" aria-hidden="true">
                {steps.slice(0, place + 1).map((one) => (
                  <span key={one} />
                ))}
              </span>
              <h3 className="h3">{t(`partners.register.steps.${name}.title`)}</h3>
              <p className="muted">{t(`partners.register.steps.${name}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <p className="small muted register-agreement">
        {t('partners.register.agreement.before')}{' '}
        <UiLink className="link" href={pathTo('userAgreement')}>
          {t('partners.register.agreement.link')}
        </UiLink>
        .
      </p>
    </div>
  );
}

interface WayProps {
  name: 'browse' | 'code';
  href: string;
  primary?: boolean;
}

function RegisterWay({ name, href, primary = false }: WayProps) {
  return (
    <section className="card register-way">
      <h2 className="h3">{t(`partners.register.${name}.title`)}</h2>
      <p className="muted">{t(`partners.register.${name}.text`)}</p>
      <LinkButton href={href} variant={primary ? 'primary' : 'second'} iconAfter={<Icon of={ArrowRight} size={18} />}>
        {t(`partners.register.${name}.link`)}
      </LinkButton>
    </section>
  );
}
