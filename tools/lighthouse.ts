import { medianOf as medianOfNumbers } from '../bench/figures.ts';
import { startPortal } from '../bench/portal-process.ts';
import { pagesOf } from '../e2e/whole-site/examples.ts';
import type * as Renderer from '../web/entry-server.tsx';
import { ensureChromium } from './chromium.ts';
import { barsOf, type Figures, medianOf, missed } from './lighthouse/bars.ts';
import { type Run, runLighthouse } from './lighthouse/run-lighthouse.ts';
import { readArguments } from './read-arguments.ts';
import { root } from './root.ts';

/**
 * `npm run lighthouse`: every public page of the route table in Lighthouse's mobile preset, the median of the runs
 * beside the bars. Every trace must hold the mark «hydrated»: figures of a page whose scripts have not run yet count as
 * missed (spec: speed.lighthouse). `npm run lighthouse -- --runs 3 / /solutions/ea` looks at the named addresses alone.
 */
const usualRuns = 5;
const columns = ['Performance', 'Accessible', 'Practices', 'SEO', 'LCP, ms', 'CLS', 'TBT, ms', 'Hydrated', 'Machine'];

const { values, positionals } = readArguments('  npm run lighthouse -- [--runs 3] [--origin URL] [/address…]', {
  options: { runs: { type: 'string' }, origin: { type: 'string' } },
  allowPositionals: true,
});
const runs = Number(values.runs ?? usualRuns);
const chromium = await ensureChromium();
const addresses = positionals.length > 0 ? positionals : await publicAddresses();
const portal = values.origin === undefined ? await startPortal() : undefined;
const failed: string[] = [];
try {
  const origin = values.origin ?? portal?.origin ?? '';
  console.log(row('Page', columns));
  for (const address of ['/', 'every other page']) console.log(row(`target of ${address}`, cells(barsOf(address))));
  for (const address of addresses) if (!(await judge(origin + address, address))) failed.push(address);
} finally {
  await portal?.stop();
}
console.log(failed.length === 0 ? 'All pages pass.' : `Failed: ${failed.join(', ')}`);
if (failed.length > 0) process.exitCode = 1;

async function publicAddresses(): Promise<string[]> {
  const built = new URL('../dist/server/entry-server.js', import.meta.url).href;
  const { siteRoutes } = (await import(built)) as typeof Renderer;
  return pagesOf(siteRoutes)
    .filter(({ name, audience }) => audience === 'public' && name !== 'devUi')
    .map(({ address }) => address);
}

/**
 * Measures a page; one that misses a bar is measured as often again, because other work on the machine may have
 * disturbed it.
 */
async function judge(url: string, address: string): Promise<boolean> {
  const done: Run[] = [];
  const missedNow = () => missed(median(done), barsOf(address));
  for (let round = 1; round <= 2; round += 1) {
    for (let run = 0; run < runs; run += 1) done.push(await runLighthouse(root, url, chromium));
    if (missedNow().length === 0) break;
  }
  const asleep = done.filter(({ hydratedMs }) => hydratedMs === undefined).length;
  const faults = new Set(done.flatMap((run) => run.faults));
  if (asleep > 0) faults.add(`hydrated: ${asleep} of ${done.length} traces ended before the last section was hydrated`);
  const middle = [
    medianOfNumbers(done.map(({ hydratedMs }) => hydratedMs ?? Number.POSITIVE_INFINITY)),
    medianOfNumbers(done.map(({ benchmarkIndex }) => benchmarkIndex)),
  ].map((value) => String(Math.round(value)));
  const bad = missedNow();
  console.log(row(address, [...cells(median(done)), ...middle]), bad.join(' '));
  for (const fault of faults) console.log(`    ${fault}`);
  return bad.length === 0 && asleep === 0;
}

function median(done: readonly Run[]): Figures {
  return medianOf(done.map(({ figures }) => figures));
}

function cells(figures: Figures): string[] {
  const { performance, accessibility, bestPractices, seo, lcpMs, cls, tbtMs } = figures;
  return [performance, accessibility, bestPractices, seo, Math.round(lcpMs), cls.toFixed(3), Math.round(tbtMs)].map(
    String,
  );
}

function row(name: string, values: readonly string[]): string {
  return [name.padEnd(34), ...values.map((value) => value.padStart(12))].join('');
}
