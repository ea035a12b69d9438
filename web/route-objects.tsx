import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type RouteObject, redirectDocument } from 'react-router';
import { siteSettingsQuery } from './app/calls/site-settings.ts';
import { Guarded } from './app/routing/guarded.tsx';
import { type LoadContext, loadContext } from './app/routing/load-context.ts';
import { Root } from './layouts/root.tsx';
import { RouteFailure } from './layouts/route-failure.tsx';
import { Shell } from './layouts/shell.tsx';
import { movedAddresses } from './moved-addresses.ts';
import { hasPageModule, loadPageModule } from './page-modules.ts';
import { siteRoutes } from './routes.ts';
import type { SiteRoute } from './site-route.ts';

type ScreenModule = Record<string, ComponentType>;

const modules = import.meta.glob<ScreenModule>('./features/*/*.screen.tsx');

/** The source file of a screen, as the build's manifest names it. */
export function screenFile(screen: string): string {
  return `features/${screen}.screen.tsx`;
}

/** Loads a screen; its module exports one component. */
export async function loadScreen(screen: string): Promise<ComponentType> {
  const load = modules[`./${screenFile(screen)}`];
  const module = await load?.();
  // Of an outdated build nothing is loaded: the page is being reloaded and shows no failure meanwhile.
  if (load && !module) return new Promise(() => undefined);
  const component = module && Object.values(module)[0];
  if (!component) throw new Error(`there is no screen ${screen}`);
  return component;
}

function withGuard(route: SiteRoute, Screen: ComponentType): ComponentType {
  if (route.audience === 'public') return Screen;
  return () => (
    <Guarded title={route.title}>
      <Screen />
    </Guarded>
  );
}

function routeOf(id: string, route: SiteRoute, queryClient: QueryClient): RouteObject {
  const { screen } = route;
  if (!screen) return { id, path: route.path, Component: RouteFailure };
  return {
    id,
    path: route.path,
    // The error boundary is loaded with the screen, because the router renders nothing of a route whose `lazy` failed.
    lazy: async () => ({ Component: withGuard(route, await loadScreen(screen)), ErrorBoundary: RouteFailure }),
    ...(hasPageModule(screen) && {
      loader: async ({ params, request }: { params: LoadContext['params']; request: Request }) => {
        // Without the page module the screen fetches by itself.
        const page = await loadPageModule(screen).catch(() => undefined);
        await page?.load?.(loadContext(queryClient, params, request.url));
        return null;
      },
    }),
  };
}

/** Only the server knows where an address moved to, so a navigation to it is a page load. */
function moved(): RouteObject[] {
  return Object.keys(movedAddresses).map((path) => ({
    id: path,
    path,
    Component: RouteFailure,
    loader: ({ request }: { request: Request }) => redirectDocument(request.url),
  }));
}

/** Pages within a frame; when one fails the frame stays. */
function pagesOf(frame: string, children: RouteObject[]): RouteObject[] {
  return [{ id: `${frame}-pages`, ErrorBoundary: RouteFailure, children }];
}

/** The router's table, made from the route table: root, frames, screens, and «not found» for the rest. */
export function createRouteObjects(queryClient: QueryClient): RouteObject[] {
  const framed = (frame: SiteRoute['frame']) =>
    Object.entries(siteRoutes)
      .filter(([, route]) => route.frame === frame)
      .map(([id, route]) => routeOf(id, route, queryClient));
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteFailure,
      loader: async () => {
        await queryClient.ensureQueryData(siteSettingsQuery());
        return null;
      },
      shouldRevalidate: () => false,
      children: [
        {
          id: 'shell',
          Component: Shell,
          ErrorBoundary: RouteFailure,
          children: pagesOf('shell', [
            ...framed('shell'),
            ...moved(),
            { id: 'not-found', path: '*', Component: RouteFailure },
          ]),
        },
        {
          id: 'account-frame',
          lazy: async () => ({
            Component: (await import('./layouts/account-frame.tsx')).AccountFrame,
            ErrorBoundary: RouteFailure,
          }),
          children: pagesOf('account', framed('account')),
        },
      ],
    },
  ];
}
