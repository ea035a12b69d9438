import { ArrowUp } from 'lucide';
import { useTranslation } from 'react-i18next';

import { Icon } from '../ui/index.ts';
import styles from './to-top.module.css';

/** The anchor that leads to the top of a long page on large screens (spec: shell.scroll). */
export function ToTop() {
  const { t } = useTranslation();
  return (
    <div className={styles.rail}>
      <a className={styles.anchor} href="#start" aria-label={t('shell.toTop')}>
        <Icon of={ArrowUp} />
      </a>
    </div>
  );
}
