import ArrowRight from 'lucide-react/icons/arrow-right';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Icon, LinkButton, UiLink } from '../../../ui/index.ts';

/** The way to the tariffs. */
export function PriceBand() {
  return (
    <div className="price-band">
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
