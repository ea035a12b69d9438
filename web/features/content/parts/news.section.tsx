import { useTranslation } from 'react-i18next';

import { pathTo } from '../../../routes.ts';
import { SliderControls, SliderRow, useSlider } from '../../../ui/index.ts';
import { homeQueries } from '../home-queries.ts';
import { HomeHead } from './home-head.tsx';
import styles from './news-section.module.css';
import { PublicationCard } from './publication-card.tsx';
import { sliderLabels } from './slider-labels.ts';
import { useBlockData } from './use-block-data.ts';
import '../words.ts';

/** The latest news in a slider. */
export function NewsSection() {
  const { t } = useTranslation('content');
  const news = useBlockData(homeQueries.news(), t('home.newsMissing')) ?? [];
  const slider = useSlider();
  if (news.length === 0) return null;
  const labels = sliderLabels('news', t('home.news'));
  return (
    <section className="section">
      <HomeHead title={t('home.news')} href={pathTo('news')}>
        <SliderControls slider={slider} labels={labels} />
      </HomeHead>
      <SliderRow slider={slider} labels={labels} count={news.length} className={styles.slider}>
        <ul className="slider-track">
          {news.map((item) => (
            <PublicationCard key={item.code} item={item} type="news" headingLevel={3} />
          ))}
        </ul>
      </SliderRow>
    </section>
  );
}
