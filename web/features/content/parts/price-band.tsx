import { ArrowRight } from 'lucide';
import { useTranslation } from 'react-i18next';

import { pathTo } from '../../../routes.ts';
import { Icon, LinkButton, UiLink } from '../../../ui/index.ts';
import styles from './price-band.module.css';
import '../words.ts';

/** The link to the tariffs. */
export function PriceBand() {
  const { t } = useTranslation('content');
  return (
    <div className={styles.band}>
      <div>
        <h2 className="h3">
          <UiLink href={pathTo('price')}>{t('home.price.title')}</UiLink>
        </h2>
        <p className="muted">{t('home.price.text')}</p>
      </div>
      <LinkButton variant="second" href={pathTo('price')} iconAfter={<Icon of={ArrowRight} size={18} />}>
        {t('home.price.link')}
      </LinkButton>
    </div>
  );
}
