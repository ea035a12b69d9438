import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '../../../../contract/content.ts';
import { isOwnPath } from '../../../app/routing/base-path.ts';
import { pathTo } from '../../../routes.ts';
import { LinkButton } from '../../../ui/index.ts';
import styles from './home-hero.module.css';
import { Promo } from './promo.tsx';
import '../words.ts';

/** The headline of the service, its two buttons, and the promo video. */
export function HomeHero({ settings }: { settings: SiteSettings }) {
  const { t } = useTranslation(['content', 'start']);
  const { sell } = settings.links;
  return (
    <section className={styles.hero}>
      <div>
        <h1 className="display" tabIndex={-1}>
          {settings.promoHeader || t('start:brand')}
        </h1>
        {settings.promoText && <p className="lead">{settings.promoText}</p>}
        <div className={styles.actions}>
          <LinkButton href={pathTo('register')}>{t('home.register')}</LinkButton>
          {sell !== null && (
            <LinkButton
              variant="quiet"
              href={sell}
              {...(!isOwnPath(sell) && { newTab: true, newTabHint: t('start:opensInNewTab') })}
            >
              {t('home.sell')}
            </LinkButton>
          )}
        </div>
      </div>
      <Promo {...settings} />
    </section>
  );
}
