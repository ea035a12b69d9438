import { useNavigation } from 'react-router';

/** Whether a navigation is under way: an automatic redirect must not interrupt it. */
export function useLeaving(): boolean {
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== window.location.pathname;
}
