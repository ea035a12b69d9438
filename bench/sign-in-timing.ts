import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPortal } from '../server/app.ts';
import { migrate, openDatabase } from '../server/infra/database/index.ts';
import { startEmbeddedPostgres } from '../server/infra/embedded-postgres/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { readSettings } from '../server/infra/settings/index.ts';
import { loadDemo } from '../server/seed/index.ts';
import { medianOf } from './figures.ts';

/**
 * Whether timing tells an unknown login or e-mail, a wrong password and a blocked account apart, which it must not: prints the median
 * difference over interleaved rounds, each kind from an address of its own. Ends with 1 when
 * one differs by more than the bar.
 */
const rounds = 300;
const barMs = 2;
const attempts = {
  unknown: { login: 'nobody-of-ours', password: 'Wrong-2026' },
  wrong: { login: 'demo', password: 'Wrong-2026' },
  blocked: { login: 'partner', password: 'Demo-2026' },
  'unknown e-mail': { login: 'nobody@schety.example', password: 'Wrong-2026' },
  'e-mail, wrong': { login: 'novichok@schety.example', password: 'Wrong-2026' },
} as const;
type Kind = keyof typeof attempts;
const kinds = Object.keys(attempts) as Kind[];

const dataDir = await mkdtemp(path.join(tmpdir(), 'sign-in-timing-'));
const log = createLog('silent');
const embedded = await startEmbeddedPostgres({ dataDir, log });
const database = openDatabase(embedded.connection, { onIdleError: () => undefined });
try {
  await migrate(embedded.connection);
  await loadDemo(database.db, { onLoopback: true, quiet: true });
  await database.db.updateTable('users').set({ blocked_at: new Date() }).where('login', '=', 'partner').execute();
  const settings = readSettings({ PUBLIC_URL: 'http://localhost', LOG_LEVEL: 'silent', TRUST_PROXY: '1' });
  const portal = await createPortal({ settings, database, log });
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  for (let warm = 0; warm < 20; warm += 1) {
    await forgetAttempts();
    for (const kind of kinds) await timeOf(origin, kind, warm);
  }
  const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    await forgetAttempts();
    // In an order of chance, so that what an attempt leaves behind slows all kinds alike.
    for (const kind of shuffled(kinds)) times[kind].push(await timeOf(origin, kind, 20 + round));
  }
  await portal.close();
  printTimes(times);
} finally {
  await database.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function shuffled(list: readonly Kind[]): Kind[] {
  return list
    .map((kind) => ({ kind, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ kind }) => kind);
}

/** So many guesses at one account would have to wait. */
async function forgetAttempts(): Promise<void> {
  await database.db.deleteFrom('limits').execute();
}

async function timeOf(origin: string, kind: Kind, round: number): Promise<number> {
  const address = `10.${kinds.indexOf(kind)}.${round >> 8}.${round & 255}`;
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/service/bl/get/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(attempts[kind]),
  });
  await answer.arrayBuffer();
  const ms = performance.now() - startedAt;
  if (answer.status !== 401) throw new Error(`${kind}: ${answer.status} instead of 401`);
  return ms;
}

function printTimes(times: Record<Kind, number[]>): void {
  for (const kind of kinds) console.log(`${kind.padEnd(14)} median ${medianOf(times[kind]).toFixed(2)} ms`);
  for (const [one, other] of [
    ['unknown', 'wrong'],
    ['unknown', 'blocked'],
    ['wrong', 'blocked'],
    ['unknown e-mail', 'e-mail, wrong'],
  ] as const) {
    const difference = medianOf(times[one].map((ms, index) => ms - (times[other][index] ?? Number.NaN)));
    const isAlike = Math.abs(difference) < barMs;
    console.log(
      `${isAlike ? '✓' : '✗'} ${one} − ${other}: median of differences ${difference.toFixed(3)} ms (< ${barMs})`,
    );
    if (!isAlike) process.exitCode = 1;
  }
}
