import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { SolutionCard } from '../../../contract/catalogue.ts';
import { partnerCategory, solutionCategories } from '../../../contract/catalogue.values.ts';
import { LateListFailure } from '../../app/calls/late-list-failure.tsx';
import { usePageQuery } from '../../app/calls/use-page-query.ts';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';

import { pathTo } from '../../routes.ts';
import { EmptyState, PageHead, Tabs } from '../../ui/index.ts';
import { categoryTab } from './parts/category-tab.ts';
import { PartnerBlock } from './parts/partner-block.tsx';
import { SolutionCards } from './parts/solution-cards.tsx';
import { catalogueQueries } from './queries.ts';
import styles from './solutions.module.css';
import './words.ts';

/** The catalogue in three tabs; the chosen one stands in the address (spec: catalogue.tabs). */
export function SolutionsScreen() {
  const { t } = useTranslation(['catalogue', 'start']);
  const { data, failure } = usePageQuery(catalogueQueries.list());
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: t('title') }]} />}
        title={t('title')}
        description={t('description')}
        descriptionSize="lead"
      />
      {data && <Catalogue solutions={data.content} />}
      <LateListFailure {...failure} />
      {!data && !failure.error && <p className="muted">{t('start:loading')}</p>}
    </div>
  );
}

function Catalogue({ solutions: all }: { solutions: readonly SolutionCard[] }) {
  const { t } = useTranslation('catalogue');
  const [search] = useSearchParams();
  const asked = search.get('category');
  const tabs = solutionCategories.map((category) => {
    const solutions = all.filter((solution) => solution.category === category);
    return {
      key: category,
      label: t(`categories.${category}`),
      count: solutions.length,
      href: pathTo('solutions', undefined, { category }),
      panel: (
        <>
          {asked === partnerCategory && <PartnerBlock />}
          {solutions.length > 0 ? (
            <SolutionCards solutions={solutions} headingLevel={2} className={styles.grid} />
          ) : (
            <EmptyState title={t('none')} />
          )}
        </>
      ),
    };
  });
  return <Tabs label={t('tabs')} tabs={tabs} selected={categoryTab(asked)} panelClassName={styles.panel} />;
}
