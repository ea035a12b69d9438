import { useTranslation } from 'react-i18next';
import { solutionCategories } from '../../../../contract/catalogue.ts';

import { LateListFailure } from '../../../app/calls/late-list-failure.tsx';
import { usePageQuery } from '../../../app/calls/use-page-query.ts';
import { pathTo } from '../../../routes.ts';
import { SliderControls, SliderRow, Tabs, useSlider } from '../../../ui/index.ts';
import { categoryTab, SolutionCards } from '../../catalogue/index.ts';
import { catalogueQueries } from '../../catalogue/queries.ts';
import { HomeHead } from './home-head.tsx';
import { useHomeTabs } from './home-tabs.ts';
import { PriceBand } from './price-band.tsx';
import { sliderLabels } from './slider-labels.ts';
import styles from './solutions-section.module.css';
import '../words.ts';
import '../../catalogue/words.ts';

/** The catalogue in three tabs, a slider in each, and the way to the tariffs. */
export function SolutionsSection() {
  const { t } = useTranslation('catalogue');
  const { data, failure } = usePageQuery(catalogueQueries.list());
  const solutions = data?.content ?? [];
  const { id, asked, hrefOf } = useHomeTabs('category');
  const category = categoryTab(asked);
  const slider = useSlider();
  const labels = sliderLabels('solutions', t(`categories.${category}`));
  const tabs = solutionCategories
    .map((key) => ({ key, items: solutions.filter((solution) => solution.category === key) }))
    .filter(({ items }) => items.length > 0)
    .map(({ key, items }) => ({
      key,
      label: t(`categories.${key}`),
      href: hrefOf(key),
      panel: (
        <SliderRow
          key={key}
          slider={slider}
          labels={labels}
          count={items.length}
          pagination={false}
          className={styles.slider}
        >
          <SolutionCards solutions={items} headingLevel={3} className="slider-track" />
        </SliderRow>
      ),
    }));
  return (
    <section className="section" id={id}>
      {(tabs.length > 0 || !data) && (
        <HomeHead title={t('title')} href={pathTo('solutions')}>
          {tabs.length > 0 && <SliderControls slider={slider} labels={labels} />}
        </HomeHead>
      )}
      {tabs.length > 0 && <Tabs label={t('tabs')} tabs={tabs} selected={category} panelClassName={styles.panel} />}
      <LateListFailure {...failure} />
      <PriceBand />
    </section>
  );
}
