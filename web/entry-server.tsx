import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { setTransport } from './app/calls/api.ts';
import { CallFailure } from './app/calls/call-failure.ts';
import { isMissing } from './app/calls/or-null.ts';
import { answersOf, type PageState } from './app/calls/page-state.ts';
import { createQueryClient } from './app/calls/query-client.ts';
import { siteSettingsQuery } from './app/calls/site-settings.ts';
import type { Head } from './app/head/head.ts';
import { headOf } from './app/head/head-of.ts';
import { type PageSeo, type SeoModule, seoOf } from './app/head/index.ts';
import { basePath, setBasePath } from './app/routing/base-path.ts';
import { type LoadContext, loadContext } from './app/routing/load-context.ts';
import { absentPage, pageModuleOf } from './app/routing/page-module.ts';
import { App } from './app/start/app.tsx';
import { addWords } from './app/words/i18n.ts';
import noScriptWords from './locales/ru/no-script.json';
import { loadPageModule } from './page-modules.ts';
import { createRouteObjects, screenFile } from './route-objects.tsx';
import { siteRoutes } from './routes.ts';
import type { SiteRoute } from './site-route.ts';

export { inlineScript } from './app/start/inline-script.ts';
export { announcementsFile, dismissedScript, renderAnnouncements } from './features/announcements/index.ts';
export { renderCrmForm } from './features/enquiries/index.ts';
export { type HostingPage, renderHostingPage } from './features/hosting/index.ts';
export { type MailboxPage, renderMailbox, renderStopLetters, type StopLettersPage } from './features/mail/index.ts';
export { renderUnsentForm } from './layouts/render-unsent-form.tsx';
export { movedAddresses } from './moved-addresses.ts';
export { screenFile } from './route-objects.tsx';
export { pathTo, siteRoutes } from './routes.ts';

/** A page as the server's shell needs it. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly state: PageState;
  readonly head: Head;
  /** Absent for a page that is not there or could not be loaded. */
  readonly seo: PageSeo | undefined;
  /** Source files whose chunks the page needs at once. */
  readonly files: readonly string[];
  readonly failure: unknown;
  /** The parts of the page that failed and are left out. */
  readonly missing: readonly MissingPart[];
}

/** A query of the page that failed. */
export interface MissingPart {
  readonly query: string;
  readonly error: unknown;
}

// Only the server says them: the content of `<noscript>`, and the answer to a form sent without scripts.
addWords('no-script', noScriptWords);

const seoModules = import.meta.glob<SeoModule>('./features/*/*.seo.ts', { eager: true });
const seoModuleOf = (screen: string | undefined) => seoModules[`./features/${screen}.seo.ts`];

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
    ...Object.values(siteRoutes).flatMap(({ screen }) => (screen ? [loadPageModule(screen)] : [])),
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
  /** The screen is shown to say that its item is absent. */
  readonly absent: boolean;
}

/** A page whose data are there, ready to be rendered. */
interface Prepared extends Omit<RenderedPage, 'html' | 'state' | 'missing'> {
  queryClient: QueryClient;
  routeFailure: PageState['failure'];
  render(): Promise<string>;
}

/** Renders a page of the site in the one form that everybody gets; personal data never enter it. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { render, queryClient, routeFailure, ...rest } = await prepare(request);
  const html = await render();
  return {
    ...rest,
    html,
    state: { answers: answersOf(queryClient), failure: routeFailure },
    missing: rest.failure === null ? missingParts(queryClient) : [],
  };
}

/** A function that does nothing but render the page once more; for measuring. */
export async function prepareTree(request: PageRequest): Promise<() => Promise<string>> {
  return (await prepare(request)).render;
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
    queryClient,
    routeFailure: failure === null ? null : { routeId, status },
    head,
    seo:
      route && status === 200
        ? seoOf({ route, seo: seoModuleOf(route.screen), context, description: head.description, path, origin })
        : undefined,
    files: route?.screen ? [screenFile(route.screen)] : [],
    failure,
    render: () => renderWhole(draw(queryClient, staticContext, dataRoutes)),
  };
}

/** The HTML of a page once every lazy part of it is loaded. @throws the error of a part */
function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Everything is in the HTML at once: React would send late parts by inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

/** The missing parts of a page: calls that failed, and answers that are null instead. */
function missingParts(queryClient: QueryClient): MissingPart[] {
  const failed = queryClient.getQueryCache().findAll({
    predicate: (query) => query.state.status === 'error' || isMissing(query),
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
    queryClient.ensureQueryData(siteSettingsQuery()),
    Promise.resolve(pageModuleOf(route?.screen)?.load?.(context)),
  ]);
  if (shell.status === 'rejected') return { routeId: 'root', failure: shell.reason, absent: false };
  if (page.status === 'rejected') return { routeId: id, failure: page.reason, absent: false };
  return { routeId: id, failure: null, absent: page.value === absentPage };
}

/** An absent item is an absent page; any other failure is a failure of the server. */
function statusOf(failure: unknown): number {
  const status = failure !== null && typeof failure === 'object' && 'status' in failure ? failure.status : undefined;
  return status === 404 || status === 400 ? 404 : 503;
}
