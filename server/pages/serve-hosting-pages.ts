import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as Renderer from '../../web/entry-server.tsx';
import type { Db } from '../infra/database/index.ts';
import { asFailure, originOf, type SessionCookieJar, type Viewer } from '../infra/http/index.ts';
import { type OpenedApplication, openApplication } from '../modules/applications/index.ts';
import { findSolution, findSolutionOfApplication } from '../modules/catalogue/index.ts';
import { type Hosting, openDemo, readStandScreens } from '../modules/hosting/index.ts';
import type { Shell } from './shell.ts';

interface HostingPagesOptions {
  renderer: typeof Renderer;
  shell: Shell;
  headers: Readonly<Record<string, string>>;
  basePath: string;
  /** Origin of the portal, as browsers name it. */
  publicUrl: string;
  jar: SessionCookieJar;
  db: Db;
  hosting: Hosting;
  viewerOf(token: string, log: FastifyRequest['log']): Promise<Viewer | null>;
}

const askAgainSeconds = 1;
const retryAfterSeconds = 2;
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

type Page = Renderer.HostingPage;

/**
 * Serves launches and the embedded platform's own pages; each checks the cookie itself
 * (spec: session.pages-without-rule, hosting.pages).
 */
export function serveHostingPages(app: FastifyInstance, options: HostingPagesOptions): void {
  const config = { audience: 'user' } as const;
  const page = (
    path: string,
    find: (request: FastifyRequest, viewer: Viewer) => Promise<Page | { redirect: string }>,
    // A HEAD would open a demo as well.
  ) => app.get(path, { config, exposeHeadRoute: false }, (request, reply) => answer(request, reply, options, find));

  app.get('/apps/preparing', { config: { audience: 'public' } }, (_, reply) =>
    send(reply, options, { kind: 'preparing' }, 200),
  );
  page('/apps/launch/:id', async (request, viewer) => {
    const opened = await openApplication(options.db, viewer, originOf(request), paramOf(request, 'id'));
    if (opened.status === 'ready') return { redirect: `/a/${opened.solutionCode}/${opened.id}` };
    return notice(opened);
  });
  page('/a/:solution/:id', async (request, viewer) => {
    const opened = await openApplication(options.db, viewer, originOf(request), paramOf(request, 'id'));
    if (opened.solutionCode !== paramOf(request, 'solution')) return { kind: 'absent' };
    if (opened.status !== 'ready') return notice(opened);
    const solution = await findSolutionOfApplication(options.db, opened.solutionCode);
    if (!solution) return { kind: 'absent' };
    const application = { name: opened.name, number: opened.id };
    const path = `/a/${opened.solutionCode}/${opened.id}`;
    return stand(request, solution, {
      ...{ application, path, subscriberName: opened.subscriberName },
      ...{ demo: false, isEmpty: !opened.withSamples },
    });
  });
  page('/apps/begin_work/:code', async (request, viewer) => {
    const code = paramOf(request, 'code');
    if (!isAskedByPerson(request, options)) return askForDemo(options.db, code);
    const { solutionCode } = await openDemo(options.db, options.hosting, viewer, originOf(request), code);
    return { redirect: `/a/demo/${solutionCode}` };
  });
  page('/a/demo/:code', async (request) => {
    const code = paramOf(request, 'code');
    const solution = await findSolution(options.db, code);
    if (!solution?.enable_demo) return { kind: 'no-demo' };
    const application = { name: solution.title, number: 'демо' };
    return stand(request, solution, {
      application,
      path: `/a/demo/${code}`,
      subscriberName: 'Демонстрационная организация',
      demo: true,
      isEmpty: false,
    });
  });
}

/**
 * Whether the person asked for the demo: by an address typed, or by a press on the portal's own page. Sign-in leads on by
 * itself to where a foreign link wants, so from there the browser has to tell of a press. Who sends neither
 * `Sec-Fetch-Site` nor `Referer` is let through: browsers leave both out of a typed address on plain http.
 */
function isAskedByPerson({ headers }: FastifyRequest, { publicUrl, basePath }: HostingPagesOptions): boolean {
  const { 'sec-fetch-site': site, referer = '' } = headers;
  const isOwn =
    site === undefined ? referer === '' || URL.parse(referer)?.origin === publicUrl : site === 'same-origin';
  if (!isOwn) return site === 'none';
  const fromSignIn = URL.parse(referer)?.pathname === `${basePath}/login`;
  return site === undefined || !fromSignIn || headers['sec-fetch-user'] === '?1';
}

async function askForDemo(db: Db, code: string): Promise<Page> {
  const solution = await findSolution(db, code);
  if (!solution) return { kind: 'absent' };
  return solution.enable_demo ? { kind: 'ask-demo', code, name: solution.title } : { kind: 'no-demo' };
}

function paramOf(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}

function notice({ status, name, openUntil, partner }: OpenedApplication): Page {
  if (status === 'preparation') return { kind: 'preparing', name };
  return status === 'closed' ? { kind: 'closed', name, openUntil, partner } : { kind: 'failed', name };
}

type Stand = Extract<Page, { kind: 'stand' }>;
type Standing = Pick<Stand, 'application' | 'path' | 'subscriberName' | 'demo' | 'isEmpty'>;
type Solution = NonNullable<Awaited<ReturnType<typeof findSolutionOfApplication>>>;

async function stand(request: FastifyRequest, solution: Solution, about: Standing): Promise<Page> {
  const { code } = solution;
  const { screen, ...entered } = request.query as Record<string, unknown>;
  return {
    kind: 'stand',
    ...about,
    solution: {
      code,
      title: solution.title,
      name: solution.name,
      logoUrl: solution.logo_path,
      hasDemo: solution.enable_demo,
    },
    screens: await readStandScreens<Stand['screens'][number]>(code),
    screen: typeof screen === 'string' ? screen : '',
    entered,
  };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: HostingPagesOptions,
  find: (request: FastifyRequest, viewer: Viewer) => Promise<Page | { redirect: string }>,
) {
  // A prefetched launch would start an application that nobody asked for (spec: hosting.begin-work).
  if (purposeHeaders.some((name) => /prefetch|prerender|preview/i.test(String(request.headers[name] ?? '')))) {
    return reply.code(503).header('cache-control', 'no-store').send();
  }
  try {
    const token = options.jar.tokenOf(request);
    const viewer = token ? await options.viewerOf(token, request.log) : null;
    if (!viewer) {
      const from = encodeURIComponent(request.url.slice(options.basePath.length));
      return reply.header('cache-control', 'no-store').redirect(`${options.basePath}/login?from=${from}`, 302);
    }
    const found = await find(request, viewer);
    if ('redirect' in found)
      return reply.header('cache-control', 'no-store').redirect(options.basePath + found.redirect, 302);
    return send(reply, options, found, statusOf(found));
  } catch (error) {
    const failure = asFailure(error);
    if (failure.status < 500)
      return send(reply, options, { kind: failure.code === 'hosting.no-demo' ? 'no-demo' : 'absent' }, 404);
    request.log.error({ err: failure.cause ?? failure }, failure.code);
    reply.header('retry-after', Math.ceil(failure.retryAfterSeconds ?? retryAfterSeconds));
    return send(reply, options, { kind: 'unavailable' }, failure.status);
  }
}

function statusOf(page: Page): number {
  return page.kind === 'absent' || page.kind === 'no-demo' ? 404 : 200;
}

function send(reply: FastifyReply, { renderer, shell, headers }: HostingPagesOptions, page: Page, status: number) {
  const { title, html } = renderer.renderHostingPage(page);
  // The page opened in the click is redirected by its opener; only the page of a named application refreshes itself.
  const waits = page.kind === 'preparing' && page.name !== undefined;
  const body = shell.plain({ title, html, refreshSeconds: waits ? askAgainSeconds : undefined });
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .send(body);
}
