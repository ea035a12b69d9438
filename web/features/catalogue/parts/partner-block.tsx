import ArrowRight from 'lucide-react/icons/arrow-right';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Icon, LinkButton } from '../../../ui/index.ts';

/** Stands in the first tab for those who came as partners (contract, section 3). */
export function PartnerBlock() {
  return (
    <section className="panel partner-block">
      <div>
        <h2 className="h3">{t('catalogue.partner.title')}</h2>
        <p className="muted">{t('catalogue.partner.text')}</p>
      </div>
      <LinkButton
        variant="second"
        href={pathTo('article', { code: 'faq_partner' })}
        iconAfter={<Icon of={ArrowRight} size={18} />}
      >
        {t('catalogue.partner.link')}
      </LinkButton>
    </section>
  );
}
