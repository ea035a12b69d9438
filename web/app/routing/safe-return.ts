import { matchPath } from 'react-router';
import { pathTo, siteRoutes } from '../../routes.ts';

/**
 * Where to go after sign-in: a path of our own table, never another origin and never sign-in itself
 * (spec: identity.after-sign-in).
 */
export function safeReturn(from: string | null): string {
  const home = pathTo('my');
  if (!from || !/^\/(?![/\\])/.test(from) || /[\\\0]/.test(from)) return home;
  const address = URL.parse(from, 'http://portal.invalid');
  if (address?.origin !== 'http://portal.invalid') return home;
  // Resolving dots can leave two slashes at the start, which would name a host.
  if (address.pathname.startsWith('//')) return home;
  const known = Object.entries(siteRoutes).some(
    ([name, route]) =>
      name !== 'login' && (route.screen || route.frame === 'server') && matchPath(route.path, address.pathname),
  );
  return known ? address.pathname + address.search : home;
}

/** Whether the page is rendered by the server alone, so that going there is a page load. */
export function isServerPage(path: string): boolean {
  const pathname = path.split('?', 1)[0] ?? path;
  const matched = Object.values(siteRoutes).filter((route) => matchPath(route.path, pathname));
  return matched.length > 0 && matched.every((route) => route.frame === 'server');
}
