import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { t } from '../../app/i18n.ts';
import { Way } from '../../app/way.tsx';
import { pathTo } from '../../routes.tsx';
import { ErrorNote, PageHead } from '../../ui/index.ts';
import { FoundPartners } from './parts/found-partners.tsx';
import { PartnersFilter } from './parts/partners-filter.tsx';
import { TopPartners } from './parts/top-partners.tsx';
import { partnersQueries } from './queries.ts';
import { useFilter } from './use-filter.ts';

/** The directory of partners: a filter by name and city, the first five beside it (specification, section 2). */
export function BrowsePartnersScreen() {
  const { filter, name, setName, chooseCity, apply, reset } = useFilter();
  const { data, error, isFetching, refetch } = useQuery({
    ...partnersQueries.found(filter),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={
          <Way
            to={[{ label: t('partners.register.title'), href: pathTo('register') }, { label: t('partners.title') }]}
          />
        }
        title={t('partners.title')}
        description={t('partners.lead')}
        descriptionSize="lead"
      />
      <div className={filter.name || filter.city ? 'partners partners-narrowed' : 'partners'}>
        <PartnersFilter
          name={name}
          city={filter.city}
          cities={data?.cities ?? []}
          onName={setName}
          onCity={chooseCity}
          onSubmit={apply}
        />
        <TopPartners />
        <section className="partners-found" aria-label={t('partners.list')}>
          {error !== null && (
            <ErrorNote retryLabel={t('common.retry')} onRetry={() => void refetch()} busy={isFetching}>
              {t('partners.failed')}
            </ErrorNote>
          )}
          {data === undefined ? (
            error === null && <p className="muted">{t('common.loading')}</p>
          ) : (
            <FoundPartners found={data} filter={filter} onReset={reset} />
          )}
        </section>
      </div>
    </div>
  );
}
