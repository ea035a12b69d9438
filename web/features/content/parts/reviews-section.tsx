import { type ReviewType, reviewTypes } from '../../../../contract/reviews.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { SliderControls, SliderRow, Tabs, useSlider } from '../../../ui/index.ts';
import { homeQueries } from '../home-queries.ts';
import { HomeHead } from './home-head.tsx';
import { reviewsAddress } from './review-address.ts';
import { ReviewCards } from './review-cards.tsx';
import { sliderLabels } from './slider-labels.ts';
import { useBlockData } from './use-block-data.ts';
import { useKeptChoice } from './use-kept-choice.ts';

/** What others say, in two tabs, a slider in each (specification, section 4, UI states). */
export function ReviewsSection() {
  const texts = useBlockData(homeQueries.textReviews(), t('reviews.failed'));
  const videos = useBlockData(homeQueries.videoReviews(), t('reviews.failed'));
  const [chosen, choose] = useKeptChoice<ReviewType>('reviews', 'text');
  const slider = useSlider();
  const found = { text: texts, video: videos };
  const shown = reviewTypes.filter((type) => (found[type]?.reviews.length ?? 0) > 0);
  const selected = shown.includes(chosen) ? chosen : shown[0];
  if (selected === undefined) return null;
  const labels = sliderLabels('reviews', t('home.slider.reviews.row', { tab: t(`reviews.types.${selected}`) }));
  const tabs = shown.map((type) => {
    const { reviews, total } = found[type] ?? { reviews: [], total: 0 };
    return {
      key: type,
      label: t(`reviews.types.${type}`),
      count: total,
      href: reviewsAddress(type),
      panel: (
        <SliderRow key={type} slider={slider} labels={labels} count={reviews.length} className="reviews-slider">
          <ReviewCards reviews={reviews} headingLevel={3} className="slider-track" />
        </SliderRow>
      ),
    };
  });
  return (
    <section className="section">
      <HomeHead title={t('reviews.title')} href={pathTo('reviews')}>
        <SliderControls slider={slider} labels={labels} />
      </HomeHead>
      <Tabs
        label={t('reviews.tabs')}
        tabs={tabs}
        selected={selected}
        onSelect={(key) => choose(reviewTypes.find((one) => one === key) ?? 'text')}
        panelClassName="home-slides"
      />
    </section>
  );
}
