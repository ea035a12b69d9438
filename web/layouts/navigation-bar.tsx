import { useNavigation } from 'react-router';
import { useDelayedFlag } from '../ui/index.ts';

/** A thin line while the next page is being fetched, after 300 ms. */
export function NavigationBar() {
  const slow = useDelayedFlag(useNavigation().state === 'loading');
  return slow ? <div className="navigation-bar" aria-hidden="true" /> : null;
}
