import { useTranslation } from 'react-i18next';
import { reviewTypes } from '../../../../contract/content-reviews.ts';

import { pathTo } from '../../../routes.ts';
import { SliderControls, SliderRow, Tabs, useSlider } from '../../../ui/index.ts';
import { homeQueries } from '../home-queries.ts';
import { HomeHead } from './home-head.tsx';
import { useHomeTabs } from './home-tabs.ts';
import { ReviewCards } from './review-cards.tsx';
import styles from './reviews-section.module.css';
import { sliderLabels } from './slider-labels.ts';
import { useBlockData } from './use-block-data.ts';
import '../words.ts';

/** What others say, in two tabs, a slider in each (spec: content.reviews-pages, content.sliders). */
export function ReviewsSection() {
  const { t } = useTranslation('content');
  const texts = useBlockData(homeQueries.textReviews(), t('reviews.failed'));
  const videos = useBlockData(homeQueries.videoReviews(), t('reviews.failed'));
  const { id, asked, hrefOf } = useHomeTabs('tab');
  const slider = useSlider();
  const found = { text: texts, video: videos };
  const shown = reviewTypes.filter((type) => (found[type]?.reviews.length ?? 0) > 0);
  const selected = shown.find((type) => type === asked) ?? shown[0];
  if (selected === undefined) return null;
  const labels = sliderLabels('reviews', t('home.slider.reviews.row', { tab: t(`reviews.types.${selected}`) }));
  const tabs = shown.map((type) => {
    const { reviews, total } = found[type] ?? { reviews: [], total: 0 };
    return {
      key: type,
      label: t(`reviews.types.${type}`),
      count: total,
      href: hrefOf(type),
      panel: (
        <SliderRow key={type} slider={slider} labels={labels} count={reviews.length} className={styles.slider}>
          <ReviewCards reviews={reviews} headingLevel={3} className="slider-track" />
        </SliderRow>
      ),
    };
  });
  return (
    <section className="section" id={id}>
      <HomeHead title={t('reviews.title')} href={pathTo('reviews')}>
        <SliderControls slider={slider} labels={labels} />
      </HomeHead>
      <Tabs label={t('reviews.tabs')} tabs={tabs} selected={selected} panelClassName={styles.panel} />
    </section>
  );
}
