import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { solutionCategories } from '../../../contract/catalogue.ts';
import { t } from '../../app/i18n.ts';
import { Way } from '../../app/way.tsx';
import { EmptyState, PageHead, Tabs } from '../../ui/index.ts';
import { categoryTab, partnerCategory } from './parts/category-tab.ts';
import { PartnerBlock } from './parts/partner-block.tsx';
import { SolutionCards } from './parts/solution-cards.tsx';
import { catalogueQueries } from './queries.ts';

/** The catalogue in three tabs; the chosen one stands in the address (specification, section 2, Solutions). */
export function SolutionsScreen() {
  const { data } = useSuspenseQuery(catalogueQueries.list());
  const [search, setSearch] = useSearchParams();
  const asked = search.get('category');
  const tabs = solutionCategories.map((category) => {
    const solutions = data.content.filter((solution) => solution.category === category);
    return {
      key: category,
      label: t(`catalogue.categories.${category}`),
      count: solutions.length,
      panel: (
        <>
          {asked === partnerCategory && <PartnerBlock />}
          {solutions.length > 0 ? (
            <SolutionCards solutions={solutions} headingLevel={2} className="solution-grid" />
          ) : (
            <EmptyState title={t('catalogue.none')} />
          )}
        </>
      ),
    };
  });
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<Way to={[{ label: t('catalogue.title') }]} />}
        title={t('catalogue.title')}
        description={t('catalogue.description')}
        descriptionSize="lead"
      />
      <Tabs
        label={t('catalogue.tabs')}
        tabs={tabs}
        selected={categoryTab(asked)}
        onSelect={(category) => setSearch({ category }, { preventScrollReset: true })}
        panelClassName="solutions-panel"
      />
    </div>
  );
}
