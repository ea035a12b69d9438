import { useNavigation } from 'react-router';
import { useDelayedFlag } from '../ui/index.ts';
import styles from './navigation-bar.module.css';

/** A thin line while the next page is being fetched, after 300 ms. */
export function NavigationBar() {
  const slow = useDelayedFlag(useNavigation().state === 'loading');
  return slow ? <div className={styles.bar} aria-hidden="true" /> : null;
}
