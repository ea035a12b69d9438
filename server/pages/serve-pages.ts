import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Announcement } from '../../contract/announcements.ts';
import type * as Renderer from '../../web/entry-server.tsx';
import { fail } from '../infra/failures/index.ts';
import { originOf, publicCache, type SessionCookieJar } from '../infra/http/index.ts';
import { addressKey, type Lane } from '../infra/limits/index.ts';
import { gatherShown, noteShown, type PageCache, sendPage } from '../infra/page-cache/index.ts';
import { announcementsKind } from '../modules/announcements/index.ts';
import { allowingScript } from './security-headers.ts';
import type { Shell } from './shell.ts';

/** What rendering and caching pages needs. */
export interface PagesOptions {
  renderer: typeof Renderer;
  shell: Shell;
  cache: PageCache;
  /** Where pages that no cache has are made. */
  lane: Lane;
  headers: Readonly<Record<string, string>>;
  basePath: string;
  /** What is announced to visitors now. */
  announced: { ofPages(): Promise<readonly Announcement[]> };
  jar: SessionCookieJar;
  devPages: boolean;
  /** Answers a request for a draft as its page would show it, and says whether it has: not for whoever may not see drafts. */
  preview(request: FastifyRequest, reply: FastifyReply, search: string): Promise<boolean>;
  /** Where a renamed record stands now. */
  movedTo(page: string, code: string): Promise<string | undefined>;
}

const htmlType = 'text/html; charset=utf-8';
// Lists end long before: a greater number is rendered for each request, because it can be any.
const keptPageNumber = /^[1-9]\d?$/;

/** Serves every page of the site's route table, and «not found» in HTML for all other addresses. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { renderer, basePath } = options;
  for (const [name, route] of Object.entries(renderer.siteRoutes)) {
    if (route.frame === 'server' || (name === 'devUi' && !options.devPages)) continue;
    const named = { ...route, name };
    const answer = (request: FastifyRequest, reply: FastifyReply) => answerPage(request, reply, named, options);
    const config = { audience: 'public' } as const;
    app.get(route.path, { config, prefixTrailingSlash: 'slash' }, answer);
    // The catalogue's address works with and without the slash before its query (spec: catalogue.category-address).
    if (route.path !== '/') app.get(`${route.path}/`, { config }, route.withSlash ? answer : withoutSlash(basePath));
    else if (basePath) app.get('', { config }, toRoot(basePath));
  }
}

/** The root below a base path has one address, with a slash at its end; the router writes its link without one. */
function toRoot(basePath: string) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.url.slice(basePath.length);
    return reply.redirect(`${basePath}/${query}`, 301);
  };
}

function withoutSlash(basePath: string) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', query] = request.url.split('?', 2);
    const slashless = path.replace(/\/+$/, '');
    return reply.redirect((slashless.startsWith('//') ? basePath || '/' : slashless) + (query ? `?${query}` : ''), 301);
  };
}

/** Writes the «not found» page. */
export async function answerNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
): Promise<FastifyReply> {
  const page = await options.cache.get('404', () =>
    make(options, request.log, { pathname: `${options.basePath}/404`, search: '', mayKeep: true }),
  );
  return sendPage(request, reply, page);
}

type Route = (typeof Renderer.siteRoutes)[string] & { name: string };

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  options: PagesOptions,
): Promise<FastifyReply> {
  const [pathname = '', rawQuery = ''] = request.url.split('?', 2);
  const { search, mayKeep } = knownQuery(route, rawQuery);
  if (route.audience === 'user' && !options.jar.tokenOf(request)) {
    const from = pathname.slice(options.basePath.length) + (rawQuery ? `?${rawQuery}` : '');
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${options.basePath}/login?from=${encodeURIComponent(from)}`, 302);
  }
  const params = request.params as Readonly<Record<string, string>>;
  const path = options.basePath + pathOf(route, params);
  const filled = withoutEmptyChoices(route, rawQuery);
  if (filled !== rawQuery) return reply.redirect(path + (filled ? `?${filled}` : ''), 301);
  if (rawQuery.includes('preview=') && (await options.preview(request, reply, search))) return reply;
  const asked = { pathname: path, search, route, mayKeep };
  const key = path + search;
  const page =
    options.cache.peek(key) ??
    (await options.lane.run(addressKey(originOf(request).address), () =>
      options.cache.get(key, () => make(options, request.log, asked)),
    )) ??
    fail('common.too-often', { retryAfterSeconds: 2 });
  const moved = page.status === 404 && params.code ? await options.movedTo(route.name, params.code) : undefined;
  if (moved !== undefined)
    return reply
      .header('cache-control', publicCache)
      .redirect(options.basePath + moved + (rawQuery ? `?${rawQuery}` : ''), 301);
  // The page may exist for a signed-in person, so the same HTML is sent with 200 when there is a session.
  const isOpen = page.status === 404 && route.mayBePersonal && options.jar.tokenOf(request) !== undefined;
  return sendPage(request, reply, page, isOpen ? 200 : page.status);
}

/** The path of a page in its one spelling: a letter may be written as an escape too, and each would be a copy. */
function pathOf(route: Route, params: Readonly<Record<string, string>>): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * The query without the choices of the route that a form has sent empty, as it does where no script leaves them out
 * (spec: search.form).
 */
function withoutEmptyChoices({ query = {} }: Route, rawQuery: string): string {
  const isEmptyChoice = (part: string) => part.endsWith('=') && Array.isArray(query[part.slice(0, -1)]);
  return rawQuery
    .split('&')
    .filter((part) => !isEmptyChoice(part))
    .join('&');
}

interface KnownQuery {
  search: string;
  /** Whether the number of such pages has an end. */
  mayKeep: boolean;
}

/**
 * Only the query parameters that the route declares, with values it knows, are part of a page's address; others would
 * fill the cache with copies.
 */
function knownQuery(route: Route, rawQuery: string): KnownQuery {
  const given = new URLSearchParams(rawQuery);
  const known = new URLSearchParams();
  let mayKeep = true;
  for (const [name, values] of Object.entries(route.query ?? {})) {
    const value = given.get(name);
    // The first page of a list has one address, without its number.
    if (value === null || (values === 'page' && value === '1')) continue;
    if (Array.isArray(values) && !values.includes(value)) continue;
    known.set(name, value);
    if (values === 'text' || (values === 'page' && !keptPageNumber.test(value))) mayKeep = false;
  }
  return { search: known.size > 0 ? `?${known}` : '', mayKeep };
}

interface Asked {
  pathname: string;
  search: string;
  mayKeep: boolean;
  /** Absent for an address that is no page. */
  route?: Route;
}

async function make(
  { renderer, shell, headers: usualHeaders, announced }: PagesOptions,
  log: FastifyRequest['log'],
  { pathname, search, route, mayKeep }: Asked,
) {
  const { shows, announcements, ...rendered } = await gatherShown(async () => {
    noteShown([announcementsKind]);
    const announcements = await announced.ofPages();
    return { announcements, ...(await renderer.renderPage({ pathname, search })) };
  });
  const headers = announcements.length > 0 ? allowingScript(usualHeaders, renderer.dismissedScript) : usualHeaders;
  if (rendered.status >= 500) {
    log.error({ err: rendered.failure, path: pathname }, 'page not rendered');
    throw new PageUnavailable(rendered, headers, shell.page(rendered, announcements));
  }
  for (const { query, error } of rendered.missing)
    log.warn({ err: error, path: pathname, query }, 'part of page missing');
  const whole = rendered.missing.length === 0;
  const shared = rendered.status === 200 && whole && route?.audience === 'public';
  return {
    status: rendered.status,
    headers: { ...headers, 'content-type': htmlType, 'cache-control': shared ? publicCache : 'no-store' },
    body: shell.page(rendered, announcements),
    // An incomplete page must not be kept instead of the whole one.
    keep: route ? rendered.status === 200 && whole && mayKeep : true,
    shows,
  };
}

/** A page that could not be rendered and has no kept copy; carries the HTML that says so. */
export class PageUnavailable extends Error {
  readonly status: number;
  readonly headers: PagesOptions['headers'];
  readonly html: string;
  constructor(rendered: Renderer.RenderedPage, headers: PagesOptions['headers'], html: string) {
    super('page unavailable', { cause: rendered.failure });
    this.status = rendered.status;
    this.headers = headers;
    this.html = html;
  }
}
