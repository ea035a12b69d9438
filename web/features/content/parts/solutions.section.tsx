import { useTranslation } from 'react-i18next';
import { solutionCategories } from '../../../../contract/catalogue.ts';

import { pathTo } from '../../../routes.ts';
import { SliderControls, SliderRow, Tabs, useSlider } from '../../../ui/index.ts';
import { categoryTab, SolutionCards } from '../../catalogue/index.ts';
import { catalogueQueries } from '../../catalogue/queries.ts';
import { HomeHead } from './home-head.tsx';
import { useHomeTabs } from './home-tabs.ts';
import { PriceBand } from './price-band.tsx';
import { sliderLabels } from './slider-labels.ts';
import styles from './solutions-section.module.css';
import { useBlockData } from './use-block-data.ts';
import '../words.ts';
import '../../catalogue/words.ts';

/** The catalogue in three tabs, a slider in each, and the way to the tariffs. */
export function SolutionsSection() {
  const { t } = useTranslation(['content', 'catalogue']);
  const solutions = useBlockData(catalogueQueries.list(), t('home.solutionsMissing'))?.content ?? [];
  const { id, asked, hrefOf } = useHomeTabs('category');
  const category = categoryTab(asked);
  const slider = useSlider();
  const labels = sliderLabels('solutions', t(`catalogue:categories.${category}`));
  const tabs = solutionCategories
    .map((key) => ({ key, items: solutions.filter((solution) => solution.category === key) }))
    .filter(({ items }) => items.length > 0)
    .map(({ key, items }) => ({
      key,
      label: t(`catalogue:categories.${key}`),
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
      {tabs.length > 0 && (
        <>
          <HomeHead title={t('catalogue:title')} href={pathTo('solutions')}>
            <SliderControls slider={slider} labels={labels} />
          </HomeHead>
          <Tabs label={t('catalogue:tabs')} tabs={tabs} selected={category} panelClassName={styles.panel} />
        </>
      )}
      <PriceBand />
    </section>
  );
}
