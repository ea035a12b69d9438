import { openDatabase } from '../server/infra/database/index.ts';
import { countExactly } from '../server/infra/limits/index.ts';
import { medianOf, p95Of } from './figures.ts';
import { startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const rounds = 3_000;
const people = 50;
const readings = 1_000;
const targetMs = 0.3;

/** What the exact limits of the price list take of the database a request, and that readings take nothing. */
export async function benchLimits(): Promise<void> {
  heading('Limits: an exact count of an address and a person, in one statement');
  const portal = await startPortal();
  const database = openDatabase(await embeddedConnection(portal.dataDir), { onIdleError: () => undefined });
  const { pool } = database;
  try {
    const keysOf = (round: number) =>
      [`price:bench:10.0.0.${round % 4}`, `price:bench:person-${round % people}`].map((key) => ({
        key,
        points: 1,
        seconds: 60,
      }));
    const nothing = await timesOf(() => pool.query({ name: 'nothing', text: 'select 1' }));
    const counts = await timesOf((round) => countExactly(pool, keysOf(round)));
    line('a statement that does nothing', { 'p50, ms': medianOf(nothing), 'p95, ms': p95Of(nothing) });
    line('an exact count', { 'p50, ms': medianOf(counts), 'p95, ms': p95Of(counts) });
    const cost = medianOf(counts) - medianOf(nothing);
    ratio('of the database a request, ms', cost, `≤ ${targetMs}`, cost <= targetMs);
    const rows = async () => Number((await pool.query('select count(*) from limits')).rows[0].count);
    const before = await rows();
    for (let number = 0; number < readings; number += 1)
      await (await fetch(`${portal.origin}/api/v1/solutions/ea`)).arrayBuffer();
    const written = (await rows()) - before;
    ratio(`rows written by ${readings} readings`, written, '0', written === 0);
  } finally {
    await database.close();
    await portal.stop();
  }
}

async function timesOf(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await work(round);
    times.push(performance.now() - startedAt);
  }
  return times.slice(rounds / 10);
}
