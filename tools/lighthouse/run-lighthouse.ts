import { spawn } from 'node:child_process';
import { findTool } from '../tool.ts';
import type { Figures } from './bars.ts';

/** Without what the browser would fetch and draw for itself (design, section 7). */
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

interface Report {
  runtimeError?: { code: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; numericValue?: number }>;
}

/** One run: its figures, what cost a whole score its points, and how fast the machine was just then. */
export interface Run {
  readonly figures: Figures;
  readonly faults: readonly string[];
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
  let said = '';
  child.stdout.on('data', (part: Buffer) => {
    report += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(report) : reject(new Error(said || `lighthouse: ${code}`))));
  });
}

function read({ categories: found, audits, environment }: Report): Run {
  const score = (id: string) => Math.round((found[id]?.score ?? Number.NaN) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const faults = [categories.accessibility, categories.bestPractices, categories.seo].flatMap((id) =>
    (found[id]?.auditRefs ?? [])
      .filter((one) => one.weight > 0 && (audits[one.id]?.score ?? 1) < 1)
      .map((one) => `${one.id}: ${audits[one.id]?.title ?? ''}`),
  );
  return {
    figures: {
      performance: score(categories.performance),
      accessibility: score(categories.accessibility),
      bestPractices: score(categories.bestPractices),
      seo: score(categories.seo),
      lcpMs: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbtMs: value('total-blocking-time'),
    },
    faults,
    benchmarkIndex: environment.benchmarkIndex,
  };
}
