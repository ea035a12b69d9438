import { ArrowRight } from 'lucide';
import { useTranslation } from 'react-i18next';

import { pathTo } from '../../../routes.ts';
import { classNames, Icon, LinkButton } from '../../../ui/index.ts';
import styles from './partner-block.module.css';
import '../words.ts';

/** A block of the first tab for those who came as partners (spec: catalogue.category-address). */
export function PartnerBlock() {
  const { t } = useTranslation('catalogue');
  return (
    <section className={classNames('panel', styles.block)}>
      <div>
        <h2 className="h3">{t('partner.title')}</h2>
        <p className="muted">{t('partner.text')}</p>
      </div>
      <LinkButton
        variant="second"
        href={pathTo('article', { code: 'faq_partner' })}
        iconAfter={<Icon of={ArrowRight} size={18} />}
      >
        {t('partner.link')}
      </LinkButton>
    </section>
  );
}
