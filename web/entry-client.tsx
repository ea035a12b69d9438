import './styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app/app.tsx';
import { basePath } from './app/base-path.ts';
import { CallFailure } from './app/call-failure.ts';
import { openLateBlocks } from './app/late-block.tsx';
import { reloadWhenOutdated } from './app/outdated-build.ts';
import { type PageState, takeAnswers } from './app/page-state.ts';
import { keepPersonalDataIn } from './app/personal-data.ts';
import { createQueryClient } from './app/query-client.ts';
import { restoreSession, watchSession } from './app/session/index.ts';
import { createRouteObjects } from './route-objects.tsx';

const pathBelowBase = () => window.location.pathname.slice(basePath().length) || '/';

/** A script that comes from the browser's own store can be quicker than the page it belongs to. */
const pageIsRead = () =>
  document.readyState === 'loading'
    ? new Promise((read) => document.addEventListener('DOMContentLoaded', read, { once: true }))
    : undefined;

/** What waits for it runs in a task of its own: the start in one piece would block the page for long. */
const nextTask = () => new Promise((go) => setTimeout(go));

async function start(): Promise<void> {
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  reloadWhenOutdated(() => {
    const next = router?.state.navigation.location;
    return next && router?.createHref(next);
  });
  await pageIsRead();
  const mount = document.getElementById('start');
  const written = document.getElementById('state')?.textContent;
  if (!mount || !written) return;
  await nextTask();
  const state = JSON.parse(written) as PageState;
  const queryClient = createQueryClient();
  takeAnswers(queryClient, state);
  keepPersonalDataIn(queryClient);
  const restored = restoreSession(pathBelowBase());
  watchSession(pathBelowBase);

  const routes = createRouteObjects(queryClient);
  const matches = matchRoutes(routes, window.location, basePath() || '/') ?? [];
  // The screen of this page must be there before hydration: a lazy one would empty what the server drew.
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    route.lazy = undefined;
  }
  await nextTask();
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null]));
  const errors = state.failure && { [state.failure.routeId]: new CallFailure({ status: state.failure.status }) };
  router = createBrowserRouter(routes, { basename: basePath() || '/', hydrationData: { loaderData, errors } });
  router.subscribe(openLateBlocks);
  const app = (
    <App queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  );
  await nextTask();
  if (globalThis.drawnAt !== window.location.pathname + window.location.search) return;
  // A transition is drawn piece by piece.
  startTransition(() => void hydrateRoot(mount, app));
  await restored;
}

void start();
