import type { FastifyInstance } from 'fastify';
import { pageLane } from '../contract/call-costs.ts';
import { createBackgroundWork } from './background-work.ts';
import { everyCall } from './calls.ts';
import { callsOfDraft } from './calls-of-draft.ts';
import { createCallTable } from './create-call-table.ts';
import { defineJobs } from './define-jobs.ts';
import { serveApiDocs } from './docs/index.ts';
import { forgetOnChange } from './forget-on-change.ts';
import { serveHealth } from './health.ts';
import { inProcess } from './in-process.ts';
import { openCodeCipher, openCodeHasher } from './infra/codes/index.ts';
import { type Database, openDatabase } from './infra/database/index.ts';
import {
  answerFailure,
  createFindStaff,
  createHttpServer,
  limitRequests,
  ownDemoRule,
  PriceList,
  SessionCookieJar,
  serveCalls,
} from './infra/http/index.ts';
import { Jobs } from './infra/jobs/index.ts';
import { createLane, SharedCounts } from './infra/limits/index.ts';
import { type Log, notePerson } from './infra/log/index.ts';
import { isChanged, PageCache } from './infra/page-cache/index.ts';
import type { Settings } from './infra/settings/index.ts';
import { createMetrics, readBuildFacts, serveMetrics } from './metrics/index.ts';
import { Announced, announcementsKind } from './modules/announcements/index.ts';
import { openStartService } from './modules/catalogue/index.ts';
import { getSiteSettings, VideoLengths } from './modules/content/index.ts';
import { createEmbeddedHosting, guardHosting, type Hosting } from './modules/hosting/index.ts';
import { findViewer } from './modules/identity/index.ts';
import type { MailTransport, Outbox } from './modules/mail/index.ts';
import { keepWholeDirectory } from './modules/partners/index.ts';
import { findMoved } from './modules/publishing/index.ts';
import { clientFolder, type OpenedPages, type OpenPages, openBuild } from './open-build.ts';
import { answerFailures } from './pages/answer-failures.ts';
import { createPreviews } from './pages/preview-announcement.ts';
import { serveConsole } from './pages/serve-console.ts';
import { serveCrmForms } from './pages/serve-crm-forms.ts';
import { serveFeed } from './pages/serve-feed.ts';
import { serveFiles } from './pages/serve-files.ts';
import { serveHostingPages } from './pages/serve-hosting-pages.ts';
import { serveMailbox } from './pages/serve-mailbox.ts';
import { serveMedia } from './pages/serve-media.ts';
import { serveMovedAddresses } from './pages/serve-moved-addresses.ts';
import { servePages } from './pages/serve-pages.ts';
import { orOfDraft } from './pages/serve-previews.ts';
import { serveRobots } from './pages/serve-robots.ts';
import { serveSitemap } from './pages/serve-sitemap.ts';
import { serveStopLetters } from './pages/serve-stop-letters.ts';
import { serveUnsentForms } from './pages/serve-unsent-forms.ts';

/** What a portal is given in the place of its usual parts. */
export interface PortalOptions {
  /** How long a page is kept; 0 renders every request, for measuring and for development. */
  pageCacheMs?: number;
  /** Pages from elsewhere than the build in `dist/`. */
  openPages?: OpenPages;
}

interface Needs extends PortalOptions {
  settings: Settings;
  database: Database;
  log: Log;
  /** Another platform in the place of the embedded one; for tests. */
  hosting?: Hosting;
  /** Another transport for letters in the place of the settings' one; for tests. */
  mailTransport?: MailTransport;
  checkTexts?: boolean;
  /** See `createHttpServer`; tests of calls answer however busy the machine is. */
  maxEventLoopDelayMs?: number;
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

const mediaFolder = new URL('../content/media/', import.meta.url);
const pageCacheBytes = 64 * 1024 * 1024;
const keptPageMs = 60_000;
/** Connections that health and sign-in alone may take, so that they never wait behind other calls. */
const reservedConnections = 4;

/** Builds the portal: the place where all parts of the server are joined. */
export async function createPortal(needs: Needs): Promise<Portal> {
  const { ROLE: role } = needs.settings;
  const core = await openCore(needs);
  const { jobs, work } = core;
  const { app, close: closeSite } = await (role === 'worker' ? openWorker : openSite)(needs, core);
  const background = createBackgroundWork({
    jobs,
    resumed: [work.platform, work.importJob, work.backfills, work.library, work.archives],
    role,
    log: needs.log,
  });
  const close = async () => {
    await app.close();
    await background.end();
    work.outbox.close();
    await closeSite();
    await core.close();
  };
  await jobs.start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { app, jobs, outbox: work.outbox, work: background.begin, close };
}

type Core = Awaited<ReturnType<typeof openCore>>;

/** What a process answers, and what it has open for that. */
interface Answering {
  app: FastifyInstance;
  close(): Promise<void>;
}

/** The whole site. */
async function openSite(needs: Needs, core: Core): Promise<Answering> {
  const { settings, database, log } = needs;
  const opened = await (needs.openPages ?? openBuild)(settings, orOfDraft(inProcess(core.calls, log)));
  const { renderer, shell, headers } = opened;
  const cache = new PageCache({
    maxBytes: pageCacheBytes,
    maxAgeMs: needs.pageCacheMs ?? keptPageMs,
    counter: core.metrics.pages,
  });
  const jar = new SessionCookieJar(settings);
  const basePath = settings.BASE_PATH;
  const viewerOf = (token: string, ofRequest: Pick<Log, 'warn'>) => findViewer(database.db, token, ofRequest);
  const findStaff = createFindStaff({ settings, jar, viewerOf });
  const pages = {
    renderer,
    shell,
    cache,
    lane: createLane(pageLane),
    headers,
    basePath,
    announced: core.announced,
    jar,
    devPages: settings.DEV_PAGES,
    preview: createPreviews({
      ...{ db: database.db, renderer, shell, headers, findStaff },
      transportOf: (db, viewer) =>
        inProcess(callsOfDraft(db, { settings, log, videoLengths: core.videoLengths }), log, viewer),
    }),
    movedTo: async (page: string, code: string) =>
      page === 'newsItem' || page === 'article'
        ? findMoved(database.reads, code, [page === 'article' ? 'articles' : 'news'])
        : undefined,
  };

  core.announced.watch(() => cache.clear([announcementsKind]));

  const app = await createHttpServer({
    settings,
    log,
    jar,
    headers,
    ...(needs.maxEventLoopDelayMs !== undefined && { maxEventLoopDelayMs: needs.maxEventLoopDelayMs }),
  });
  core.metrics.watch(app);
  limitRequests(app, { shared: core.shared, times: settings.LIMITS_TIMES, basePath });
  answerFailures(app, pages);
  await app.register((scope) => serveSite(scope, { ...needs, ...core, pages, opened }), { prefix: basePath });
  await opened.attach?.(app);
  serveRobots(app, { settings, siteRoutes: renderer.siteRoutes });
  const content = await forgetOnChange(database.connection, [
    // What is read after a change must not come from a replica that does not have it yet.
    database.noteChange,
    core.announced.forget,
    (changes) => cache.clear(changes),
    (changes) => isChanged(changes, 'directory') && core.directory.clear(),
    (changes) => isChanged(changes, 'reviews') && core.videoLengths.clear(),
  ]);
  return { app, close: content.close };
}

/** What a process answers that only runs jobs: how it is and its figures (spec: settings.role). */
async function openWorker({ settings, log }: Needs, { metrics, reserve }: Core): Promise<Answering> {
  const app = await createHttpServer({ settings, log, jar: new SessionCookieJar(settings) });
  metrics.watch(app);
  app.setErrorHandler(answerFailure);
  const serve = async (scope: FastifyInstance) => {
    serveHealth(scope, reserve.db);
    serveMetrics(scope, { metrics, settings });
  };
  await app.register(serve, { prefix: settings.BASE_PATH });
  return { app, close: async () => undefined };
}

/** What stands behind the addresses: background work, calls, and what they share. */
async function openCore({ settings, database, log, hosting: given, mailTransport, checkTexts = false }: Needs) {
  const { db, reads, pool, connection } = database;
  const hosting = guardHosting(given ?? createEmbeddedHosting(db, settings.PREPARATION_SECONDS), log);
  const isWorking = settings.ROLE !== 'web';
  const jobs = new Jobs(connection, log, { isWorking });
  const [hasher, cipher] = [await openCodeHasher(db), await openCodeCipher(db)];
  const build = await readBuildFacts();
  const work = defineJobs({ jobs, db, pool, log, settings, hasher, hosting, connection, build, mailTransport });
  // What counts the whole database is told once: by those that do the work.
  const counts = {
    queues: jobs.list().map(({ name }) => name),
    queueSizes: () => jobs.sizes(),
    mailCounts: work.outbox.counts,
  };
  const metrics = createMetrics({ pool, build, ...(isWorking && counts) });
  jobs.watch(metrics.noteRun);
  const directory = keepWholeDirectory(reads);
  const videoLengths = new VideoLengths(mediaFolder);
  const startService = openStartService({ db: reads, log, settings });
  const announced = new Announced({ db, onFailure: (err) => log.warn({ err }, 'announcements not read') });
  const reserve = openDatabase(connection, {
    maxConnections: reservedConnections,
    isKept: true,
    onIdleError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
  const shared = new SharedCounts({ pool, onFailure: (err) => log.warn({ err }, 'counts of requests not shared') });
  const prices = new PriceList({ pool, reserve: reserve.pool, shared, times: settings.LIMITS_TIMES });
  const calls = createCallTable(db, log, { checkTexts, prices });
  const offered = { startService, directory, videoLengths, build, announced };
  calls.add(everyCall({ db, reads, pool, reserve, settings, hasher, cipher, ...work, ...offered }));
  const close = async () => {
    announced.close();
    for (const opened of [shared, reserve, work.archives]) await opened.close();
  };
  return { reserve, shared, hosting, jobs, hasher, work, metrics, directory, videoLengths, announced, calls, close };
}

interface Site extends Core {
  settings: Settings;
  database: Database;
  log: Log;
  pages: Parameters<typeof servePages>[1];
  opened: OpenedPages;
}

/** Serves every address below the base path. */
async function serveSite(scope: FastifyInstance, site: Site): Promise<void> {
  const { settings, database, log, pages, opened, calls, hosting, hasher, metrics, reserve, work } = site;
  const { db, reads } = database;
  const { renderer, shell, headers, cache, lane, basePath, jar } = pages;
  const viewerOf = async (token: string, log: Pick<Log, 'warn'>) => {
    const viewer = await findViewer(db, token, log);
    if (viewer) notePerson(viewer.userId);
    return viewer;
  };
  const siteSettings = () => getSiteSettings(reads, settings);
  serveHealth(scope, reserve.db);
  serveMetrics(scope, { metrics, settings });
  serveCalls(scope, { calls, jar, viewerOf, isOwnDemo: ownDemoRule(settings), log });
  serveApiDocs(scope, { calls, settings, basePath });
  await serveFiles(scope, { db, lane, clientFolder, mediaFolder, headers, basePath });
  serveMedia(scope, { db, storage: work.library.storage });
  await serveConsole(scope, { settings, basePath, parts: opened.console });
  serveSitemap(scope, { db: reads, cache, settings, siteRoutes: renderer.siteRoutes });
  serveFeed(scope, { db: reads, cache, settings, pathTo: renderer.pathTo });
  serveMovedAddresses(scope, { db: reads, pages });
  serveHostingPages(scope, {
    renderer,
    shell,
    headers,
    basePath,
    publicUrl: settings.PUBLIC_URL,
    jar,
    db,
    hosting,
    viewerOf,
  });
  const findStaff = createFindStaff({ settings, jar, viewerOf });
  serveMailbox(scope, { renderer, shell, headers, db, settings, findStaff });
  serveStopLetters(scope, { renderer, shell, headers, db, hasher });
  serveCrmForms(scope, { renderer, settings, headers, siteSettings });
  serveUnsentForms(scope, { renderer, shell, headers, siteSettings });
  servePages(scope, pages);
}
