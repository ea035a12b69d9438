import { useNavigation } from 'react-router';

/** Whether the person is on the way to another page: what goes on by itself must not turn anybody round. */
export function useLeaving(): boolean {
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== window.location.pathname;
}
