import type { createBrowserRouter } from 'react-router';

let underWay: string | undefined;

/** Follows where the router is going. Its hook tells that a render later, when a timer may have fired already. */
export function watchLeaving(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ navigation }) => {
    underWay = navigation.location?.pathname;
  });
}

/** Whether the way to another page has begun: what navigates by itself, after a while, must not interrupt it. */
export function isLeaving(): boolean {
  return underWay !== undefined && underWay !== window.location.pathname;
}
