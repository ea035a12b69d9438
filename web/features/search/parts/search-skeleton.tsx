import { useTranslation } from 'react-i18next';

import { Skeleton } from '../../../ui/index.ts';
import styles from './search-results.module.css';

const places = ['one', 'two', 'three', 'four'];

/** The skeleton of the results. */
export function SearchSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.found} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <ul className={styles.list} aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={styles.item}>
            <Skeleton shape="block" className={styles.metaSkeleton} />
            <Skeleton shape="block" className={styles.titleSkeleton} />
            <Skeleton shape="block" className={styles.textSkeleton} />
          </li>
        ))}
      </ul>
    </div>
  );
}
