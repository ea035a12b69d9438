import type { SiteSettings } from '../../../../contract/content.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { LinkButton } from '../../../ui/index.ts';
import { Promo } from './promo.tsx';

/** The promise of the service, the two ways in, and the promo video. */
export function HomeHero({ settings }: { settings: SiteSettings }) {
  return (
    <section className="home-hero">
      <div>
        <h1 className="display" tabIndex={-1}>
          {settings.promoHeader || t('common.brand')}
        </h1>
        {settings.promoText && <p className="lead">{settings.promoText}</p>}
        <div className="home-actions">
          <LinkButton href={pathTo('register')}>{t('home.register')}</LinkButton>
          <LinkButton variant="quiet" newTab href={settings.links.sell} newTabHint={t('common.opensInNewTab')}>
            {t('home.sell')}
          </LinkButton>
        </div>
      </div>
      <Promo {...settings} />
    </section>
  );
}
