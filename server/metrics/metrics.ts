import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How many jobs of a queue wait and run. */
interface QueueSize {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
}

interface MetricsOptions {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Asked at each scrape; a failure leaves the queues out of that scrape. */
  queueSizes?: () => Promise<readonly QueueSize[]>;
  /** Letters by state, asked at each scrape as well. */
  mailCounts?: () => Promise<Readonly<Record<string, number>>>;
}

/** Counters for the page cache. */
interface HitCounter {
  hit(): void;
  miss(): void;
}

/** The figures of the process, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly pages: HitCounter;
  /** Measures every answer of the server by route pattern, method and status; on the root, before any route. */
  watch(app: FastifyInstance): void;
}

const bucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const unknownRoute = 'none';

/** Makes the figures: process, answers, page cache, database pool, job queues, letters. */
export function createMetrics({ pool, queueSizes, mailCounts }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gaugePool(registry, pool);
  if (queueSizes) gaugeQueues(registry, queueSizes);
  if (mailCounts) gaugeMails(registry, mailCounts);
  return { registry, pages: countPages(registry), watch: (app) => watchAnswers(registry, app) };
}

function watchAnswers(registry: Registry, app: FastifyInstance): void {
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time of answers by route pattern, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: bucketsSeconds,
    registers: [registry],
  });
  // Looking a child up by one string is much cheaper than prom-client's own search by labels.
  const children = new Map<string, ReturnType<typeof answers.labels>>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? unknownRoute;
    const key = `${request.method} ${reply.statusCode} ${route}`;
    let child = children.get(key);
    if (!child) {
      child = answers.labels(route, request.method, String(reply.statusCode));
      children.set(key, child);
    }
    child.observe(reply.elapsedTime / 1000);
    done();
  });
}

function countPages(registry: Registry): HitCounter {
  const counter = new Counter({
    name: 'portal_page_cache_total',
    help: 'Pages asked of the cache: found (hit) or rendered (miss)',
    labelNames: ['result'],
    registers: [registry],
  });
  const hits = counter.labels('hit');
  const misses = counter.labels('miss');
  return { hit: () => hits.inc(), miss: () => misses.inc() };
}

function gaugePool(registry: Registry, pool: MetricsOptions['pool']): void {
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of the pool by state, and askers waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function gaugeQueues(registry: Registry, queueSizes: () => Promise<readonly QueueSize[]>): void {
  new Gauge({
    name: 'portal_jobs',
    help: 'Jobs of the whole database by queue and state: the same from every process that runs jobs, so take max, not sum',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      // The figures of the process matter most when the database does not answer.
      const sizes = await queueSizes().catch(() => []);
      this.reset();
      for (const { name, waiting, running } of sizes) {
        this.set({ queue: name, state: 'waiting' }, waiting);
        this.set({ queue: name, state: 'running' }, running);
      }
    },
  });
}

function gaugeMails(registry: Registry, mailCounts: () => Promise<Readonly<Record<string, number>>>): void {
  new Gauge({
    name: 'portal_mails',
    help: 'Letters that wait (queued), are on their way (sending) or were set aside (dead)',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await mailCounts().catch(() => ({}));
      this.reset();
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
}
