import type { SiteSettings } from '../../../../contract/content.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { LinkButton } from '../../../ui/index.ts';
import { Poster } from './poster.tsx';

interface HomeHeroProps {
  settings: SiteSettings;
  /** Of the solutions that the poster shows. */
  logoUrls: readonly string[];
}

/** The promise of the service, the two ways in, and the poster. */
export function HomeHero({ settings, logoUrls }: HomeHeroProps) {
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
      <Poster logoUrls={logoUrls} />
    </section>
  );
}
