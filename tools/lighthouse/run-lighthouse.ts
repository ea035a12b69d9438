import { spawn } from 'node:child_process';
import { findTool } from '../tool.ts';
import type { Figures } from './bars.ts';

/** Without what the browser would fetch and draw for itself. */
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-dev-shm-usage --no-first-run';
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};
const runAtMostMs = 120_000;
const attempts = 3;
/**
 * Set by the page when its last section is hydrated: without it the figures would be those of a page whose scripts have
 * not run.
 */
const hydratedMark = 'hydrated';

interface Report {
  runtimeError?: { code: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: { items?: { name?: string; startTime?: number }[] };
}

/** One run: its figures, what cost a whole score its points, and how fast the machine was just then. */
export interface Run {
  readonly figures: Figures;
  readonly faults: readonly string[];
  /** When the last section was hydrated, in milliseconds of the trace; absent when the trace ended before. */
  readonly hydratedMs: number | undefined;
  readonly benchmarkIndex: number;
}

/** Loads a page in Lighthouse's mobile preset. @throws when three runs in a row gave no report */
export async function runLighthouse(root: string, url: string, chromium: string): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const report = JSON.parse(await reportOf(root, url, chromium)) as Report;
      if (report.runtimeError) throw new Error(report.runtimeError.code);
      return read(report);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

function reportOf(root: string, url: string, chromium: string): Promise<string> {
  const tool = findTool(root, 'lighthouse', 'lighthouse');
  const asked = [url, '--output=json', '--quiet', `--only-categories=${Object.values(categories).join(',')}`];
  const child = spawn(process.execPath, [tool, ...asked, `--chrome-flags=${chromeFlags}`], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: runAtMostMs,
  });
  let report = '';
  let errors = '';
  child.stdout.on('data', (part: Buffer) => {
    report += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(report) : reject(new Error(errors || `lighthouse: ${code}`))));
  });
}

function read({ categories: found, audits, environment }: Report): Run {
  const scoreOf = (id: string) => Math.round((found[id]?.score ?? Number.NaN) * 100);
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const faults = [categories.accessibility, categories.bestPractices, categories.seo].flatMap((id) =>
    (found[id]?.auditRefs ?? [])
      .filter((one) => one.weight > 0 && (audits[one.id]?.score ?? 1) < 1)
      .map((one) => `${one.id}: ${audits[one.id]?.title ?? ''}`),
  );
  return {
    figures: {
      performance: scoreOf(categories.performance),
      accessibility: scoreOf(categories.accessibility),
      bestPractices: scoreOf(categories.bestPractices),
      seo: scoreOf(categories.seo),
      lcpMs: numberOf('largest-contentful-paint'),
      cls: numberOf('cumulative-layout-shift'),
      tbtMs: numberOf('total-blocking-time'),
    },
    faults,
    hydratedMs: audits['user-timings']?.details?.items?.find(({ name }) => name === hydratedMark)?.startTime,
    benchmarkIndex: environment.benchmarkIndex,
  };
}
