import './styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { logQuietly } from './app/calls/browser-log.ts';
import { CallFailure } from './app/calls/call-failure.ts';
import { type PageState, takeAnswers } from './app/calls/page-state.ts';
import { keepPersonalDataIn } from './app/calls/personal-data.ts';
import { createQueryClient } from './app/calls/query-client.ts';
import { basePath } from './app/routing/base-path.ts';
import { watchLeaving } from './app/routing/leaving.ts';
import { restoreSession, sessionState, watchSession } from './app/session/index.ts';
import { App } from './app/start/app.tsx';
import { reloadWhenOutdated } from './app/start/outdated-build.ts';
import { prepareExpiringBanner } from './features/subscribers/index.ts';
import { loadPageModule } from './page-modules.ts';
import { createRouteObjects } from './route-objects.tsx';
import { siteRoutes } from './routes.ts';

/**
 * Before hydration, Back within the document changes only the address; the page of that address then has to be loaded.
 */
function isAtAnotherAddress(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  if (!document) return false;
  const { pathname, search } = new URL(document.name);
  return pathname + search !== window.location.pathname + window.location.search;
}

const pathBelowBase = () => window.location.pathname.slice(basePath().length) || '/';

/** An error caught by a boundary is shown on the screen; the browser's console gets a warning. */
const onCaughtError = (error: unknown) => logQuietly('a part of the page failed', error);

/** Hydrates the page that the server rendered and restores the session; nothing on a page without a state. */
export async function start(): Promise<void> {
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  reloadWhenOutdated(() => {
    const next = router?.state.navigation.location;
    return next && router?.createHref(next);
  });
  const mount = document.getElementById('start');
  const written = document.getElementById('state')?.textContent;
  if (!mount || !written) return;
  const state = JSON.parse(written) as PageState;
  const queryClient = createQueryClient();
  takeAnswers(queryClient, state);
  keepPersonalDataIn(queryClient);
  const restored = restoreSession(pathBelowBase());
  if (sessionState().restoring) void prepareExpiringBanner(queryClient, restored);
  watchSession(pathBelowBase);

  const routes = createRouteObjects(queryClient);
  const matches = matchRoutes(routes, window.location, basePath() || '/') ?? [];
  // The screen of this page must be loaded before hydration: a lazy one would remove what the server rendered.
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    route.lazy = undefined;
  }
  if (isAtAnotherAddress()) return window.location.reload();
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null]));
  const errors = state.failure && { [state.failure.routeId]: new CallFailure({ status: state.failure.status }) };
  router = createBrowserRouter(routes, { basename: basePath() || '/', hydrationData: { loaderData, errors } });
  watchLeaving(router);
  const app = (
    <App queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  );
  // A transition is rendered in slices and can be interrupted by input.
  startTransition(() => void hydrateRoot(mount, app, { onCaughtError }));
  await restored;
  // A tab of this page asks the page module for its data; the code must not have to come first then.
  for (const { route } of matches)
    await loadPageModule(siteRoutes[route.id ?? '']?.screen ?? '').catch(() => undefined);
}
