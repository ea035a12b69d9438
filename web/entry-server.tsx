import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { setTransport } from './app/api.ts';
import { App } from './app/app.tsx';
import { basePath, setBasePath } from './app/base-path.ts';
import { CallFailure } from './app/call-failure.ts';
import type { Head } from './app/head.ts';
import { headOf } from './app/head-of.ts';
import { type LoadContext, loadContext } from './app/load-context.ts';
import { freshUnlessNull } from './app/or-null.ts';
import { absentPage, bringPageModule, pageModuleOf } from './app/page-module.ts';
import { answersOf, type PageState } from './app/page-state.ts';
import { createQueryClient } from './app/query-client.ts';
import { type PageSeo, seoOf } from './app/seo/index.ts';
import { contentQueries } from './features/content/queries.ts';
import { createRouteObjects, screenFile } from './route-objects.tsx';
import { siteRoutes } from './routes.tsx';
import type { SiteRoute } from './site-route.ts';

export { inlineScript } from './app/inline-script.ts';
export { renderCrmForm } from './features/enquiries/index.ts';
export { type HostingPage, renderHostingPage } from './features/hosting/index.ts';
export { type MailboxPage, renderMailbox, renderStopLetters, type StopLettersPage } from './features/mail/index.ts';
export { renderUnsentForm } from './layouts/render-unsent-form.tsx';
export { screenFile } from './route-objects.tsx';
export { movedAddresses, pathTo, siteRoutes } from './routes.tsx';

/** A page as the server's shell needs it. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly state: PageState;
  readonly head: Head;
  /** Nothing for a page that is absent or could not be loaded. */
  readonly seo: PageSeo | undefined;
  /** Source files whose chunks the page needs at once. */
  readonly files: readonly string[];
  readonly failure: unknown;
  /** What failed of a page that stands without it. */
  readonly missing: readonly MissingPart[];
}

/** A query of a page that failed. */
export interface MissingPart {
  readonly query: string;
  readonly error: unknown;
}

let handler: ReturnType<typeof createStaticHandler> | undefined;
let idle: QueryClient | undefined;
let origin = '';

/** Prepares the renderer: base path, calls in process, and every screen loaded. */
export async function startRenderer(options: {
  basePath: string;
  /** `PUBLIC_URL`: the beginning of absolute addresses. */
  origin: string;
  transport: Parameters<typeof setTransport>[0];
}): Promise<void> {
  setBasePath(options.basePath);
  setTransport(options.transport);
  origin = options.origin;
  idle = createQueryClient();
  const routes = createRouteObjects(idle);
  await Promise.all([
    ...everyRoute(routes).map(resolveScreen),
    ...Object.values(siteRoutes).flatMap(({ screen }) => (screen ? [bringPageModule(screen)] : [])),
  ]);
  handler = createStaticHandler(routes, { basename: options.basePath || '/' });
}

function everyRoute(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);
}

async function resolveScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy());
  route.lazy = undefined;
}

interface PageRequest {
  /** The whole path of the request, base path included. */
  readonly pathname: string;
  readonly search: string;
}

interface Loaded {
  readonly routeId: string;
  readonly failure: unknown;
  /** The screen is there to say that what it tells of is not. */
  readonly absent: boolean;
}

/** A page whose data are there, ready to be drawn. */
interface Prepared extends Omit<RenderedPage, 'html'> {
  draw(): string;
}

/** Renders a page of the site in the one form that everybody gets; personal data never enter it. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { draw: toHtml, ...rest } = await prepare(request);
  return { ...rest, html: toHtml() };
}

/** A function that does nothing but draw the page once more; for measuring. */
export async function prepareTree(request: PageRequest): Promise<() => string> {
  return (await prepare(request)).draw;
}

async function prepare({ pathname, search }: PageRequest): Promise<Prepared> {
  if (!handler) throw new Error('the renderer has not been started');
  const { dataRoutes, match } = handler;
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const matches = match(location) ?? [];
  const leaf = matches.at(-1);
  const queryClient = createQueryClient();
  const found = siteRoutes[leaf?.route.id ?? ''];
  const route = found?.screen ? found : undefined;
  const context = loadContext(queryClient, leaf?.params ?? {}, search);
  const { failure, routeId, absent } = await load(queryClient, leaf?.route.id ?? 'not-found', route, context);
  const status = failure === null ? (route && !absent ? 200 : 404) : statusOf(failure);
  const staticContext: StaticHandlerContext = {
    basename: basePath() || '/',
    location: { ...location, mask: undefined },
    matches,
    loaderData: Object.fromEntries(matches.map((one) => [one.route.id, null])),
    actionData: null,
    errors: failure === null ? null : { [routeId]: new CallFailure({ status }) },
    statusCode: status,
    loaderHeaders: {},
    actionHeaders: {},
    _match: match,
  };
  const head = headOf(route, context, absent ? 200 : status);
  const path = pathname.slice(basePath().length) || '/';
  return {
    status,
    state: { answers: answersOf(queryClient), failure: failure === null ? null : { routeId, status } },
    head,
    seo: route && status === 200 ? seoOf({ route, context, description: head.description, path, origin }) : undefined,
    files: route?.screen ? [screenFile(route.screen)] : [],
    failure,
    missing: failure === null ? missingParts(queryClient) : [],
    draw: () => renderToString(draw(queryClient, staticContext, dataRoutes)),
  };
}

/** What the page stands without: calls that failed, and answers given as null instead of them. */
function missingParts(queryClient: QueryClient): MissingPart[] {
  const failed = queryClient.getQueryCache().findAll({
    predicate: ({ state, options }) =>
      state.status === 'error' ||
      (state.data === null && 'staleTime' in options && options.staleTime === freshUnlessNull),
  });
  return failed.map(({ queryKey, state }) => ({ query: queryKey.join(' '), error: state.error }));
}

function draw(queryClient: QueryClient, context: StaticHandlerContext, routes: RouteObject[]): ReactNode {
  return (
    <App queryClient={queryClient}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </App>
  );
}

async function load(
  queryClient: QueryClient,
  id: string,
  route: SiteRoute | undefined,
  context: LoadContext,
): Promise<Loaded> {
  const [shell, page] = await Promise.allSettled([
    queryClient.ensureQueryData(contentQueries.siteSettings()),
    Promise.resolve(pageModuleOf(route?.screen)?.load?.(context)),
  ]);
  if (shell.status === 'rejected') return { routeId: 'root', failure: shell.reason, absent: false };
  if (page.status === 'rejected') return { routeId: id, failure: page.reason, absent: false };
  return { routeId: id, failure: null, absent: page.value === absentPage };
}

/** A missing thing is a missing page; anything else is a part that is down. */
function statusOf(failure: unknown): number {
  const status = failure !== null && typeof failure === 'object' && 'status' in failure ? failure.status : undefined;
  return status === 404 || status === 400 ? 404 : 503;
}
