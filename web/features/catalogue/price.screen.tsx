import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LateListFailure } from '../../app/calls/late-list-failure.tsx';
import { usePageQuery, useQuietQuery } from '../../app/calls/use-page-query.ts';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';

import { pathTo } from '../../routes.ts';
import { EmptyState, PageHead, Tabs } from '../../ui/index.ts';
import { tariffSections } from './parts/price-list.ts';
import { PriceAlerts, PriceTerms } from './parts/price-notes.tsx';
import { TariffCard } from './parts/tariff-card.tsx';
import styles from './price.module.css';
import { priceQueries } from './price-queries.ts';
import './words.ts';

/** The tariffs by sections, with their terms (spec: catalogue.price-page). */
export function PriceScreen() {
  const { t } = useTranslation('catalogue');
  const notes = useQuietQuery(priceQueries.notes(), t('price.notesMissing'));
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: t('price.title') }]} />}
        title={t('price.title')}
        description={t('price.lead')}
        descriptionSize="lead"
      />
      <PriceAlerts notes={notes ?? []} />
      <Tariffs />
      <PriceTerms notes={notes ?? []} />
    </div>
  );
}

function Tariffs() {
  const { t } = useTranslation(['catalogue', 'start']);
  const { data, failure } = usePageQuery(priceQueries.tariffs());
  const [search] = useSearchParams();
  if (data === null || failure.error)
    return (
      <div className={styles.away}>
        <LateListFailure {...failure} error={failure.error ?? new Error(t('price.away'))} />
      </div>
    );
  if (!data) return <p className="muted">{t('start:loading')}</p>;
  const sections = tariffSections(data.types, data.tariffs);
  if (sections.length === 0) return <EmptyState title={t('price.none')} />;
  const asked = search.get('type');
  const tabs = sections.map(({ code, name, tariffs }) => ({
    key: code,
    label: name ?? t('price.others'),
    href: pathTo('price', undefined, { type: code }),
    panel:
      tariffs.length > 0 ? (
        <ul className={styles.tariffs}>
          {tariffs.map((tariff) => (
            <TariffCard key={tariff.CODE} tariff={tariff} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('price.noneHere')} />
      ),
  }));
  return (
    <Tabs
      label={t('price.tabs')}
      tabs={tabs}
      selected={(tabs.find(({ key }) => key === asked) ?? tabs[0])?.key ?? ''}
      panelClassName={styles.panel}
    />
  );
}
