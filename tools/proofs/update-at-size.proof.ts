import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { EagerClient } from '../../server/testing/eager-client.ts';
import {
  clearRealPortals,
  freePort,
  makeDataDir,
  type RealPortal,
  startRealPortal,
} from '../../server/testing/real-portal.ts';
import { root } from '../root.ts';
import { fillSubscribers } from './fill-subscribers.ts';
import { startNginx } from './machines/daemons.ts';
import { makeFolder, makePrimary, type Postgres, removeFolder } from './machines/postgres.ts';

/**
 * The commit before the first changes for a crowd, and the one before the lists were changed; their dependencies are among
 * those of now.
 */
const builds = ['6531129f', '306d6cc3'];
const subscribers = Number(process.env.SUBSCRIBERS ?? 1_800_000);
const processes = 3;
const restMs = 20;
const customers = '/service/bl/partner/customers?count=20';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  await clearRealPortals();
  for (const close of closing.splice(0).reverse()) await close();
});

/** A checkout with its pages built, over the build of `former` if there is one, whose parts it keeps. */
function checkOut(commit: string, former?: string): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'portal-before-')), 'checkout');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'inherit' });
  git('worktree', 'add', '--detach', folder, commit);
  closing.push(() => git('worktree', 'remove', '--force', folder));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  if (former) cpSync(path.join(former, 'dist'), path.join(folder, 'dist'), { recursive: true });
  execFileSync(process.execPath, ['tools/build.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  return folder;
}

/** People who ask on and on while everything is replaced under them; each answer but the right one is a failure. */
class Crowd {
  readonly failures: string[] = [];
  requests = 0;
  slowestMs = 0;
  #isOver = false;
  readonly #client: EagerClient;

  constructor(origin: string) {
    this.#client = new EagerClient(origin, 32);
  }

  sum(): string {
    return `${this.requests} requests, ${this.failures.length} failed, the slowest ${this.slowestMs.toFixed(0)} ms`;
  }

  async #ask(what: string, options: Parameters<EagerClient['ask']>[1] = {}): Promise<string> {
    const startedAt = performance.now();
    const { status, error, body } = await this.#client.ask(what, options);
    this.requests += 1;
    this.slowestMs = Math.max(this.slowestMs, performance.now() - startedAt);
    if (status !== 200) this.failures.push(`${what}: ${status ?? error} ${body.slice(0, 200)}`);
    return body;
  }

  async #visit(): Promise<void> {
    const page = await this.#ask('/');
    const parts = [...page.matchAll(/"(\/assets\/[\w./-]+\.(?:js|css))"/g)].map(([, part]) => part ?? '');
    if (parts.length === 0) this.failures.push('a page without parts');
    for (const part of parts.slice(0, 5)) await this.#ask(part);
  }

  /** Begins; what it returns ends it and waits for the last answers. */
  async begin(): Promise<() => Promise<void>> {
    const subscriber = await this.#client.signIn();
    const partner = await this.#client.signIn('partner');
    const add = (name: string) => ({ method: 'POST', cookie: subscriber, body: { code: 'ea', name } }) as const;
    const doings: ((round: number) => Promise<unknown>)[] = [
      () => this.#visit(),
      () => this.#ask('/service/bl/get/user-info', { cookie: subscriber }),
      (round) => this.#ask('/service/bl/application/add', add(`При обновлении ${round}`)),
      (round) => this.#ask(`${customers}&page=${1 + (round % 500)}`, { cookie: partner }),
      () => this.#ask(`${customers}&search=${encodeURIComponent('клиент 99')}`, { cookie: partner }),
    ];
    const running = doings.map(async (doOnce) => {
      for (let round = 0; !this.#isOver; round += 1) {
        await doOnce(round);
        await new Promise((resolve) => setTimeout(resolve, restMs));
      }
    });
    return async () => {
      this.#isOver = true;
      await Promise.all(running);
      this.#client.close();
    };
  }
}

const secondsSince = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

async function expectFilled({ ask }: Postgres): Promise<void> {
  const left = async () => (await ask('select name from backfills where done_at is null')) as object[];
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 3_600_000, interval: 1_000 });
  const wrong = await ask<{ n: number }>(`select count(*)::int as n from subscribers
    where next_end is distinct from next_end_of(id) or folded_name is null`);
  expect(wrong).toEqual([{ n: 0 }]);
  const kept = await ask<{ n: number }>("select count(*)::int as n from subscribers where code like 'b%'");
  expect(kept).toEqual([{ n: subscribers }]);
}

const addressOf = ({ port }: Postgres, name: string) => `postgres://portal@127.0.0.1:${port}/${name}`;

/** Restores the copy that the update made into a database of its own, in the schema of the build before. */
async function takeBack(database: Postgres, copies: string): Promise<string> {
  const names = readdirSync(copies);
  expect(names).toHaveLength(1);
  const url = await database.create('back');
  const args = ['tools/restore.ts', '--send-letters', '--keep-schema', path.join(copies, names[0] ?? '')];
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: path.join(copies, '..', 'restored'), LOG_LEVEL: 'error' };
  execFileSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select count(*)::int as n from subscribers where code like 'b%'");
  await client.end();
  expect(rows).toEqual([{ n: subscribers }]);
  return url;
}

test.each(builds)(
  `a database of ${subscribers} subscribers, made by %s, is updated while it serves, with no failed request`,
  async (before) => {
    const oldBuild = checkOut(before);
    const newBuild = checkOut('HEAD', oldBuild);
    // On a disk, as a real one.
    const folder = makeFolder('/var/tmp');
    closing.push(() => removeFolder(folder));
    const database = await makePrimary(folder, await freePort(), 'shared_buffers = 512MB\nmax_wal_size = 8GB\n');
    closing.push(() => database.stop('fast'));
    const copies = path.join(makeFolder('/var/tmp'), 'copies');
    closing.push(() => removeFolder(path.dirname(copies)));
    const [proxy = 0, ...ports] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const environment = {
      DATABASE_URL: addressOf(database, 'portal'),
      BACKUP_BEFORE_UPDATE: copies,
      DEMO: 'on',
      PUBLIC_URL: `http://localhost:${proxy}`,
      MAX_APPLICATIONS: '100000',
      MAX_ADDS_IN_10_MINUTES: '100000',
      LIMITS_TIMES: '1000',
      LOG_LEVEL: 'warn',
    };
    const portals: RealPortal[] = [];
    const start = async (port: number, build: string, more: Record<string, string> = {}): Promise<RealPortal> => {
      const dataDir = await makeDataDir();
      const portal = startRealPortal({ dataDir, port, environment: { ...environment, ...more }, build });
      await portal.ready();
      portals.push(portal);
      return portal;
    };
    const old: RealPortal[] = [];
    for (const port of ports.slice(0, processes)) old.push(await start(port, oldBuild));
    const filling = performance.now();
    await fillSubscribers(database, subscribers);
    console.log(`filled in ${secondsSince(filling)}`);
    const nginx = startNginx(folder, { port: proxy, forgetfulPort: await freePort(), portals: ports });
    closing.push(() => nginx.stop());

    await vi.waitFor(async () => expect((await fetch(`http://localhost:${proxy}/healthz`)).ok).toBe(true), {
      timeout: 60_000,
    });
    const crowd = new Crowd(`http://localhost:${proxy}`);
    const endCrowd = await crowd.begin();
    for (const [index, portal] of old.entries()) {
      const replacing = performance.now();
      portal.signal('SIGTERM');
      expect(await portal.ended).toBe(0);
      await start(ports[index] ?? 0, newBuild);
      console.log(`process ${index + 1} replaced in ${secondsSince(replacing)}, ${crowd.sum()}`);
    }
    const backfilling = performance.now();
    await expectFilled(database);
    console.log(`filled in after the start: ${secondsSince(backfilling)}`);
    await endCrowd();
    console.log(crowd.sum());
    // What the processes said of it, not the letters that they print.
    if (crowd.failures.length > 0)
      for (const portal of portals)
        console.log(
          portal
            .said()
            .match(/^.*"level":[56]0.*$/gm)
            ?.slice(0, 3),
        );
    expect(crowd.failures.slice(0, 10)).toEqual([]);

    const restoring = performance.now();
    const url = await takeBack(database, copies);
    console.log(`taken back by the copy of the update: ${secondsSince(restoring)}`);
    const port = await freePort();
    const former = await start(port, oldBuild, { DATABASE_URL: url, PUBLIC_URL: `http://localhost:${port}` });
    const client = new EagerClient(former.origin, 2);
    const list = await client.ask(customers, { cookie: await client.signIn('partner') });
    client.close();
    expect([list.status, list.body]).toEqual([200, expect.stringContaining('Клиент')]);
  },
);
