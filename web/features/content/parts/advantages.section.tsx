import { useTranslation } from 'react-i18next';

import { pathTo } from '../../../routes.ts';
import { homeQueries } from '../home-queries.ts';
import { AdvantageItem } from './advantage-item.tsx';
import styles from './advantages-section.module.css';
import { HomeHead } from './home-head.tsx';
import { useBlockData } from './use-block-data.ts';
import '../words.ts';

/** The first advantages of the service, in short. */
export function AdvantagesSection() {
  const { t } = useTranslation('content');
  const advantages = useBlockData(homeQueries.advantages(), t('advantages.failed')) ?? [];
  if (advantages.length === 0) return null;
  return (
    <section className="section">
      <HomeHead title={t('advantages.title')} href={pathTo('advantages')} />
      <ul className={styles.list}>
        {advantages.map((advantage) => (
          <AdvantageItem key={advantage.imageUrl} advantage={advantage} headingLevel={3} />
        ))}
      </ul>
    </section>
  );
}
