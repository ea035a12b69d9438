import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type SolutionCard, type SolutionCategory, solutionCategories } from '../../../../contract/catalogue.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Icon, IconButton, Tabs, UiLink } from '../../../ui/index.ts';
import { SolutionCards } from '../../catalogue/index.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { useRowScroll } from './use-row-scroll.ts';

/** The catalogue in three tabs, a row of cards in each. */
export function SolutionsSection({ solutions }: { solutions: readonly SolutionCard[] }) {
  const [category, setCategory] = useKeptChoice<SolutionCategory>('solutions', 'commercial');
  const row = useRowScroll(category);
  const tabs = solutionCategories
    .map((key) => ({ key, items: solutions.filter((solution) => solution.category === key) }))
    .filter(({ items }) => items.length > 0)
    .map(({ key, items }) => ({
      key,
      label: t(`catalogue.categories.${key}`),
      panel: (
        <SolutionCards
          key={key}
          solutions={items}
          headingLevel={3}
          className="card-row"
          listRef={row.ref}
          onScroll={row.onScroll}
        />
      ),
    }));
  return (
    <>
      <div className="section-head home-head">
        <h2 className="h2">
          <UiLink href={pathTo('solutions')}>
            {t('catalogue.title')}
            <Icon of={ArrowRight} size={26} />
          </UiLink>
        </h2>
        <div className="row-arrows">
          <IconButton
            boxed
            label={t('home.rowBack')}
            icon={<Icon of={ArrowLeft} />}
            inactive={row.atStart}
            onClick={() => row.go(-1)}
          />
          <IconButton
            boxed
            label={t('home.rowForward')}
            icon={<Icon of={ArrowRight} />}
            inactive={row.atEnd}
            onClick={() => row.go(1)}
          />
        </div>
      </div>
      <Tabs
        label={t('catalogue.tabs')}
        tabs={tabs}
        selected={category}
        onSelect={(key) => setCategory(solutionCategories.find((one) => one === key) ?? 'commercial')}
        panelClassName="home-solutions"
      />
    </>
  );
}
