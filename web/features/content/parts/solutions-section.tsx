import { type SolutionCategory, solutionCategories } from '../../../../contract/catalogue.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { SliderControls, SliderRow, Tabs, useSlider } from '../../../ui/index.ts';
import { SolutionCards } from '../../catalogue/index.ts';
import { catalogueQueries } from '../../catalogue/queries.ts';
import { HomeHead } from './home-head.tsx';
import { PriceBand } from './price-band.tsx';
import { sliderLabels } from './slider-labels.ts';
import { useBlockData } from './use-block-data.ts';
import { useKeptChoice } from './use-kept-choice.ts';

/** The catalogue in three tabs, a slider in each, and the way to the tariffs. */
export function SolutionsSection() {
  const solutions = useBlockData(catalogueQueries.list(), t('home.solutionsMissing'))?.content ?? [];
  const [category, setCategory] = useKeptChoice<SolutionCategory>('solutions', 'commercial');
  const slider = useSlider();
  const labels = sliderLabels('solutions', t(`catalogue.categories.${category}`));
  const tabs = solutionCategories
    .map((key) => ({ key, items: solutions.filter((solution) => solution.category === key) }))
    .filter(({ items }) => items.length > 0)
    .map(({ key, items }) => ({
      key,
      label: t(`catalogue.categories.${key}`),
      panel: (
        <SliderRow key={key} slider={slider} labels={labels} count={items.length} className="solutions-slider">
          <SolutionCards solutions={items} headingLevel={3} className="slider-track" />
        </SliderRow>
      ),
    }));
  return (
    <section className="section">
      {tabs.length > 0 && (
        <>
          <HomeHead title={t('catalogue.title')} href={pathTo('solutions')}>
            <SliderControls slider={slider} labels={labels} />
          </HomeHead>
          <Tabs
            label={t('catalogue.tabs')}
            tabs={tabs}
            selected={category}
            onSelect={(key) => setCategory(solutionCategories.find((one) => one === key) ?? 'commercial')}
            panelClassName="home-slides"
          />
        </>
      )}
      <PriceBand />
    </section>
  );
}
