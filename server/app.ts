import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type * as Renderer from '../web/entry-server.tsx';
import { everyCall } from './calls.ts';
import { serveApiDocs } from './docs/index.ts';
import { serveHealth } from './health.ts';
import { writeAudit } from './infra/audit/index.ts';
import { openCodeHasher } from './infra/codes/index.ts';
import { type Database, listen } from './infra/database/index.ts';
import {
  answerFailure,
  CallTable,
  createHttpServer,
  JsonText,
  SessionCookieJar,
  serveCalls,
} from './infra/http/index.ts';
import { Jobs } from './infra/jobs/index.ts';
import type { Log } from './infra/log/index.ts';
import { PageCache } from './infra/page-cache/index.ts';
import type { Settings } from './infra/settings/index.ts';
import { createMetrics, serveMetrics } from './metrics/index.ts';
import { definePlatformJobs } from './modules/applications/index.ts';
import { openStartService } from './modules/catalogue/index.ts';
import { getSiteSettings, VideoLengths } from './modules/content/index.ts';
import { createEmbeddedHosting, guardHosting, type Hosting } from './modules/hosting/index.ts';
import { defineRecovery, findViewer } from './modules/identity/index.ts';
import { createMailing, type MailDoor, type Outbox, openOutbox } from './modules/mail/index.ts';
import { keepWholeDirectory } from './modules/partners/index.ts';
import { defineImport } from './modules/registration/index.ts';
import { readAssets } from './pages/assets.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { serveCrmForms } from './pages/serve-crm-forms.ts';
import { serveFeed } from './pages/serve-feed.ts';
import { icons, serveFiles } from './pages/serve-files.ts';
import { serveHostingPages } from './pages/serve-hosting-pages.ts';
import { serveMailbox } from './pages/serve-mailbox.ts';
import { serveMovedAddresses } from './pages/serve-moved-addresses.ts';
import { answerNotFound, PageUnavailable, servePages } from './pages/serve-pages.ts';
import { serveRobots } from './pages/serve-robots.ts';
import { serveSitemap } from './pages/serve-sitemap.ts';
import { serveStopLetters } from './pages/serve-stop-letters.ts';
import { serveUnsentForms } from './pages/serve-unsent-forms.ts';
import { createShell } from './pages/shell.ts';
import { defineScheduledJobs } from './scheduled-jobs.ts';

interface Needs {
  settings: Settings;
  database: Database;
  log: Log;
  /** Another platform in the place of the embedded one; for tests. */
  hosting?: Hosting;
  /** Another door for letters in the place of the settings' one; for tests. */
  mailDoor?: MailDoor;
  checkTexts?: boolean;
  /** How long a page is kept; 0 renders each anew, for measuring. */
  pageCacheMs?: number;
}

/** The portal, ready to listen. */
export interface Portal {
  readonly app: FastifyInstance;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  /** Begins the background work: jobs, and preparations a killed process left behind. */
  work(): Promise<void>;
  close(): Promise<void>;
}

const clientFolder = new URL('../dist/client/', import.meta.url);
const serverBuild = new URL('../dist/server/entry-server.js', import.meta.url);
const mediaFolder = new URL('../content/media/', import.meta.url);
const pageCacheBytes = 64 * 1024 * 1024;
const keptPageMs = 60_000;
const stopWithinMs = 8_000;

/** Joins everything: the table of contents of the server. */
export async function createPortal({
  settings,
  database,
  log,
  hosting: given,
  mailDoor,
  checkTexts = false,
  pageCacheMs = keptPageMs,
}: Needs): Promise<Portal> {
  const { db, pool, connection } = database;
  const basePath = settings.BASE_PATH;
  const jar = new SessionCookieJar(settings);
  const viewerOf = (token: string, log: Pick<Log, 'warn'>) => findViewer(db, token, log);

  const hosting = guardHosting(given ?? createEmbeddedHosting(db, settings.PREPARATION_SECONDS), log);
  const jobs = new Jobs(connection, log);
  const outbox = openOutbox({ jobs, db, log, settings, door: mailDoor });
  const metrics = createMetrics({ pool, queueSizes: () => jobs.sizes(), mailCounts: outbox.counts });
  const hasher = await openCodeHasher(db);
  const mailing = createMailing(outbox, settings.PUBLIC_URL + basePath, hasher);
  const work = defineWork({ db, pool, jobs, hasher, mailing, hosting, log });

  const calls = createCallTable(db, log, checkTexts);
  const directory = keepWholeDirectory(db);
  const videoLengths = new VideoLengths(mediaFolder);
  const startService = openStartService({ db, log, settings });
  calls.add(everyCall({ db, pool, settings, hasher, mailing, ...work, startService, directory, videoLengths }));

  const { renderer, shell, headers } = await openBuild(settings, inProcess(calls, log));
  const cache = keepPages(pageCacheMs, metrics.pages);
  const pages = { renderer, shell, cache, headers, basePath, jar, devPages: settings.DEV_PAGES };

  const siteSettings = () => getSiteSettings(db, settings);

  const app = await createHttpServer({ settings, log, jar, headers });
  answerFailures(app, pages);
  const site = async (scope: FastifyInstance) => {
    serveHealth(scope, db);
    serveMetrics(scope, { metrics, settings });
    serveCalls(scope, { calls, jar, viewerOf, log });
    serveApiDocs(scope, { calls, settings, basePath });
    await serveFiles(scope, { clientFolder, mediaFolder, headers, basePath });
    serveSitemap(scope, { db, cache, settings, siteRoutes: renderer.siteRoutes });
    serveFeed(scope, { db, cache, settings, pathTo: renderer.pathTo });
    serveMovedAddresses(scope, { db, pages });
    serveHostingPages(scope, { renderer, shell, headers, basePath, jar, db, hosting, viewerOf });
    serveMailbox(scope, { renderer, shell, headers, jar, db, settings, viewerOf });
    serveStopLetters(scope, { renderer, shell, headers, db, hasher });
    serveCrmForms(scope, { renderer, settings, headers, siteSettings });
    serveUnsentForms(scope, { renderer, shell, headers, siteSettings });
    servePages(scope, pages);
  };
  await app.register(site, { prefix: basePath });
  serveRobots(app, { settings, siteRoutes: renderer.siteRoutes });
  const content = await forgetOnChange(connection, [cache, directory, videoLengths]);
  await jobs.start();

  return {
    app,
    jobs,
    outbox,
    work: async () => {
      await jobs.work();
      await work.platform.resume();
      await work.importJob.resume();
    },
    close: async () => {
      await app.close();
      await jobs.stop(stopWithinMs);
      outbox.close();
      await content.close();
    },
  };
}

function keepPages(maxAgeMs: number, counter: ReturnType<typeof createMetrics>['pages']): PageCache {
  return new PageCache({ maxBytes: pageCacheBytes, maxAgeMs, now: Date.now, counter });
}

type WorkNeeds = Parameters<typeof defineRecovery>[0] & { hosting: Hosting; log: Log };

/** Defines the background work of the modules; before the jobs start. */
function defineWork({ hosting, log, ...needs }: WorkNeeds) {
  const { jobs, db, mailing } = needs;
  defineScheduledJobs({ jobs, db, log, mailing });
  return {
    platform: definePlatformJobs(jobs, db, hosting, log),
    recovery: defineRecovery(needs),
    importJob: defineImport(needs),
  };
}

/** A change of content, or of who tells of it, drops whatever is kept of it. */
function forgetOnChange(connection: Database['connection'], kept: readonly { clear(): void }[]) {
  const forget = () => {
    for (const one of kept) one.clear();
  };
  return listen(connection, 'content_changed', forget, forget);
}

/** The calls' table; a denial is told to the audit. */
function createCallTable(db: Database['db'], log: Log, checkTexts: boolean): CallTable {
  return new CallTable({
    checkTexts,
    onDenied: (call, { viewer, origin }) => {
      void writeAudit(db, { action: 'denied', origin, userId: viewer?.userId ?? null, object: call.id }).catch((err) =>
        log.error({ err, requestId: origin.requestId }, 'audit'),
      );
    },
  });
}

type Transport = Parameters<typeof Renderer.startRenderer>[0]['transport'];

/** The built pages, ready to render, with their document and its headers. */
async function openBuild(settings: Settings, transport: Transport) {
  const basePath = settings.BASE_PATH;
  const renderer = (await import(serverBuild.href)) as typeof Renderer;
  await renderer.startRenderer({ basePath, origin: settings.PUBLIC_URL, transport });
  const { inlineScript } = renderer;
  const assets = await readAssets(clientFolder);
  const icon = await readFile(new URL(icons['/favicon.svg'], mediaFolder), 'utf8');
  const shell = createShell({ assets, basePath, inlineScript, icon });
  return { renderer, shell, headers: securityHeaders(settings, inlineScript) };
}

/** What fails or is absent is answered in the form of what was asked for: a call's failure or a page. */
function answerFailures(app: FastifyInstance, pages: Parameters<typeof answerNotFound>[2]): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof PageUnavailable)) return answerFailure(error, request, reply);
    return reply
      .code(error.status)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '2' })
      .send(error.html);
  });
  const isApi = (url: string) =>
    /^\/(api|service|start|react|healthz|readyz)(\/|$|\?)/.test(url.slice(pages.basePath.length));
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url) || (request.method !== 'GET' && !/\btext\/html\b/.test(request.headers.accept ?? '')))
      return answerFailure(Object.assign(new Error('absent'), { statusCode: 404 }), request, reply);
    return answerNotFound(request, reply, pages);
  });
}

const serverOrigin = { requestId: 'page', address: '', userAgent: '' };

/** The calls in process, as nobody: pages are rendered in one form for everybody. */
function inProcess(calls: CallTable, log: Log): Transport {
  return async (call, input) => {
    const answer = await calls.invoke(call, input, { viewer: null, origin: serverOrigin, cookies: null, log });
    return answer instanceof JsonText ? JSON.parse(answer.text) : answer;
  };
}
