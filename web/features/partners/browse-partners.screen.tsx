import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LateListFailure } from '../../app/calls/late-list-failure.tsx';
import { usePageQuery } from '../../app/calls/use-page-query.ts';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';

import { pathTo } from '../../routes.ts';
import { classNames, PageHead } from '../../ui/index.ts';
import { FoundPartners } from './parts/found-partners.tsx';
import { PartnersFilter } from './parts/partners-filter.tsx';
import { TopPartners } from './parts/top-partners.tsx';
import { partnersQueries } from './queries.ts';
import { useFilter } from './use-filter.ts';
import './words.ts';
import styles from './browse-partners.module.css';

/** The directory of partners: a filter by name and city, the first five beside it (spec: partners.browse). */
export function BrowsePartnersScreen() {
  const { t } = useTranslation(['partners', 'start']);
  const { filter, name, setName, chooseCity, apply, reset } = useFilter();
  const { data, failure } = usePageQuery({
    ...partnersQueries.found(filter),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={
          <BreadcrumbTrail to={[{ label: t('register.title'), href: pathTo('register') }, { label: t('title') }]} />
        }
        title={t('title')}
        description={t('lead')}
        descriptionSize="lead"
      />
      <div className={filter.name || filter.city ? classNames(styles.columns, styles.narrowed) : styles.columns}>
        <PartnersFilter
          name={name}
          city={filter.city}
          cities={data?.cities ?? []}
          onName={setName}
          onCity={chooseCity}
          onSubmit={apply}
        />
        <TopPartners />
        <section className={styles.found} aria-label={t('list')}>
          <LateListFailure {...failure} />
          {data === undefined ? (
            failure.error === null && <p className="muted">{t('start:loading')}</p>
          ) : (
            <FoundPartners found={data} filter={filter} onReset={reset} />
          )}
        </section>
      </div>
    </div>
  );
}
