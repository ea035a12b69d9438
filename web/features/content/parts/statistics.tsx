import { useTranslation } from 'react-i18next';
import type { SiteSettings } from '../../../../contract/content.ts';

import { AbacusNumber } from './abacus-number.tsx';
import styles from './statistics.module.css';
import '../words.ts';

/** The service in figures, each on its abacus. */
export function Statistics({ figures }: { figures: SiteSettings['statistics'] }) {
  const { t } = useTranslation('content');
  if (figures.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('home.statistics')}>
      {figures.map(({ value, label }) => (
        <li key={label} className={styles.figure}>
          <div>
            <b className="figure num nowrap">{value}</b> <span>{label}</span>
          </div>
          <AbacusNumber value={value} />
        </li>
      ))}
    </ul>
  );
}
