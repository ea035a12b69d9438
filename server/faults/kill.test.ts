import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../infra/embedded-postgres/index.ts';
import { createLog } from '../infra/log/index.ts';
import { EagerClient } from '../testing/eager-client.ts';
import { kill, shareOfKills, takesPortal, victims } from '../testing/kills.ts';
import {
  clearRealPortals,
  databaseBeside,
  freePort,
  makeDataDir,
  makeUsedDataDir,
  type RealPortal,
  readPostmasterPid,
  startRealPortal,
} from '../testing/real-portal.ts';
import { urlOf } from '../testing/test-database.ts';
import { readNewest, WriteLedger } from '../testing/write-ledger.ts';

/** No confirmed write is lost (spec: reliability.killed-process). `npm run proof -- kills` for the whole measure. */
const writers = 4;
const patience = { timeout: 60_000, interval: 25 };
const settings = {
  LOG_LEVEL: 'fatal',
  PREPARATION_SECONDS: '0',
  MAX_APPLICATIONS: '100000',
  MAX_ADDS_IN_10_MINUTES: '100000',
  LIMITS_TIMES: '1000',
};

/** Nothing half-done: each application has its one audit row and its one stand, and no row tells of what is not there. */
const halfDone = `
  with added as (select object, count(*) as n from audit where action = 'application-added' group by object)
  select 'application without its audit row' as fault, a.id::text as object from applications a
    left join added on added.object = a.id::text where a.created_by is not null and added.n is distinct from 1
  union all select 'audit row without its application', object from added
    where not exists (select from applications a where a.id::text = added.object)
  union all select 'ready without a stand', a.id::text from applications a where a.created_by is not null and a.status = 'ready'
    and not exists (select from hosting_stands h where h.key = 'app-' || a.id)
  union all select 'ready twice', object from audit where action = 'application-ready' group by object having count(*) > 1
  union all select 'name given twice', name from applications where created_by is not null group by name having count(*) > 1`;

let outside: EmbeddedPostgres | undefined;
let watch: pg.Client | undefined;
afterEach(async () => {
  await watch?.end().catch(() => undefined);
  await outside?.stop();
  outside = undefined;
  await clearRealPortals();
});

/** A portal that is killed again and again, with its database in this folder: its own, or an outside one. */
class Killed {
  readonly ledger = new WriteLedger();
  readonly starts: number[] = [];
  readonly #dataDir: string;
  readonly #port: number;
  readonly #environment: Record<string, string>;
  #portal: RealPortal | undefined;
  #cookie = '';

  constructor(dataDir: string, port: number, environment: Record<string, string>) {
    this.#dataDir = dataDir;
    this.#port = port;
    this.#environment = environment;
  }

  async #up(): Promise<{ portal: RealPortal; client: EagerClient }> {
    const isNew = this.#portal === undefined;
    const started = { dataDir: this.#dataDir, port: this.#port, environment: this.#environment };
    this.#portal ??= startRealPortal(started);
    const took = await this.#portal.ready();
    if (isNew) this.starts.push(took);
    const client = new EagerClient(this.#portal.origin, writers);
    // The session outlives the kills as well.
    this.#cookie ||= await client.signIn();
    return { portal: this.#portal, client };
  }

  async ask<Row extends object>(text: string): Promise<Row[]> {
    watch = new pg.Client(await databaseBeside(this.#dataDir));
    watch.on('error', () => undefined);
    await watch.connect();
    try {
      return (await watch.query<Row>(text)).rows;
    } finally {
      await watch.end();
    }
  }

  /** Writes, kills in the middle, and expects what was acknowledged when all is there again. */
  async live(life: number): Promise<void> {
    const { portal, client } = await this.#up();
    const before = this.ledger.acknowledged;
    const known = new Set(this.ledger.kept.keys());
    let isOver = false;
    const writing = Array.from({ length: writers }, (_, writer) =>
      this.ledger.write(client, this.#cookie, `${life}-${writer}`, () => isOver),
    );
    // At least one has been through, however slow the machine, so that the kill falls among others.
    await vi.waitFor(() => expect(this.ledger.acknowledged).toBeGreaterThan(before), { ...patience, interval: 5 });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
    const victim = victims[life % victims.length] ?? 'portal';
    const postmaster = (await readPostmasterPid(this.#dataDir)) ?? 0;
    await kill(victim, { portal, postmaster, ask: (text) => this.ask(text) });
    isOver = true;
    await Promise.all(writing);
    client.close();
    if (takesPortal(victim)) this.#portal = undefined;
    const fresh = [...this.ledger.kept.keys()].filter((url) => !known.has(url));
    await this.#expectKept(fresh);
  }

  /** The writers leave what was never answered beside it, and are the only ones that add. */
  async #expectKept(urls: readonly string[]): Promise<void> {
    const { client } = await this.#up();
    const read = await vi.waitFor(() => readNewest(client, this.#cookie, urls.length + writers), patience);
    this.ledger.expectKept(read, urls);
    client.close();
  }

  /** All that was ever acknowledged, all of it ready, and nothing beside it but what was never answered. */
  async expectAll(kills: number): Promise<void> {
    const { portal, client } = await this.#up();
    const all = () => readNewest(client, this.#cookie, Number.POSITIVE_INFINITY);
    const waiting = async () => (await all()).filter(({ status }) => status !== 'ready');
    // A job that was under way when its database died is taken up again when its time has passed, a minute.
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { ...patience, timeout: 180_000 });
    const there = await all();
    this.ledger.expectKept(there);
    const names = new Set(there.map(({ name }) => name));
    expect([...this.ledger.doubtful].filter((name) => names.has(name)).length).toBeLessThanOrEqual(kills * writers);
    expect(await this.ask(halfDone)).toEqual([]);
    client.close();
    portal.signal('SIGTERM');
    expect(await portal.ended).toBe(0);
  }
}

async function killOften(killed: Killed, kills: number): Promise<void> {
  const startedAt = performance.now();
  for (let life = 0; life < kills; life += 1) await killed.live(life);
  const seconds = (performance.now() - startedAt) / 1000;
  expect(killed.ledger.acknowledged).toBeGreaterThanOrEqual(kills);
  await killed.expectAll(kills);
  // How fast it is tells a machine that does nothing else.
  if (!process.env.KILLS) return;
  const starts = killed.starts.slice(1).sort((one, other) => one - other);
  const usual = ((starts[Math.floor(starts.length / 2)] ?? 0) / 1000).toFixed(2);
  const each = (seconds / kills).toFixed(2);
  console.log(`${kills} kills, ${each} s each, a start ${usual} s, ${killed.ledger.acknowledged} writes acknowledged`);
}

const timeoutOf = (kills: number) => 300_000 + kills * 30_000;

describe('kill -9 during writes loses nothing that was acknowledged and leaves nothing half-done', () => {
  const kills = shareOfKills(0.4);
  it(`of the portal and of its own database, ${kills} times`, { timeout: timeoutOf(kills) }, async () => {
    await killOften(new Killed(await makeUsedDataDir(), await freePort(), settings), kills);
  });

  const ofOutside = shareOfKills(0.4);
  it(`of the portal and of an outside database, ${ofOutside} times`, { timeout: timeoutOf(ofOutside) }, async () => {
    const dataDir = await makeDataDir();
    outside = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
    const environment = { ...settings, DATABASE_URL: urlOf(outside.connection), DEMO: 'on' };
    await killOften(new Killed(dataDir, await freePort(), environment), ofOutside);
  });
});
