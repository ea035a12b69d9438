import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { countRuns, gaugeQueues, type NoteRun, type QueueSize } from './job-metrics.ts';
import type { BuildFacts } from './read-build.ts';
import { watchAnswers } from './watch-answers.ts';

/** How many letters are in each state that needs attention, and how long the one that waits longest is overdue. */
interface MailCounts {
  readonly queued: number;
  readonly sending: number;
  readonly dead: number;
  readonly overdueSeconds: number;
}

interface MetricsOptions {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Asked at each scrape; a failure leaves the queues out of that scrape. */
  queueSizes?: () => Promise<readonly QueueSize[]>;
  /** The names of the queues, so that each has its counters from the start. */
  queues?: readonly string[];
  /** The outbox, asked at each scrape as well. */
  mailCounts?: () => Promise<MailCounts>;
  build?: BuildFacts;
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
  readonly noteRun: NoteRun;
  /** Measures every answer of the server by route pattern, method and status; on the root, before any route. */
  watch(app: FastifyInstance): void;
}

/** Makes the figures: build, process, answers, calls, page cache, database pool, jobs, letters. */
export function createMetrics({ pool, queues = [], queueSizes, mailCounts, build }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gaugePool(registry, pool);
  if (build) tellBuild(registry, build);
  if (queueSizes) gaugeQueues(registry, queueSizes);
  if (mailCounts) gaugeMails(registry, mailCounts);
  return {
    registry,
    pages: countPages(registry),
    noteRun: countRuns(registry, queues),
    watch: (app) => watchAnswers(registry, app),
  };
}

function tellBuild(registry: Registry, { version, schema }: BuildFacts): void {
  new Gauge({
    name: 'portal_build_info',
    help: 'Always 1: the version of the portal and the newest migration it knows',
    labelNames: ['version', 'schema'],
    registers: [registry],
  }).set({ version, schema }, 1);
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

function gaugeMails(registry: Registry, mailCounts: () => Promise<MailCounts>): void {
  let underWay: Promise<MailCounts | undefined> | undefined;
  // Both figures of a scrape are collected side by side: one question answers them.
  const ask = () => {
    underWay ??= mailCounts()
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  new Gauge({
    name: 'portal_mails',
    help: 'Letters that wait (queued), are on their way (sending) or were set aside (dead), up to 100000 of each; the same from every process that runs jobs, so take max',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await ask();
      this.reset();
      if (counts) for (const state of ['queued', 'sending', 'dead'] as const) this.set({ state }, counts[state]);
    },
  });
  new Gauge({
    name: 'portal_mail_overdue_seconds',
    help: 'How long the letter that waits longest is overdue; the same from every process that runs jobs, so take max',
    registers: [registry],
    async collect() {
      this.set((await ask())?.overdueSeconds ?? 0);
    },
  });
}
