import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Application } from '../../contract/applications.ts';
import { EagerClient } from '../testing/eager-client.ts';
import {
  askDatabase,
  clearRealPortals,
  freePort,
  makeDataDir,
  type RealPortal,
  readPostmasterPid,
  send,
  startRealPortal,
} from '../testing/real-portal.ts';

/**
 * No confirmed write is lost (spec: reliability.killed-process). `npm run proof -- kill` for the whole measure; every
 * fifth takes the database with it.
 */
const kills = Number(process.env.KILLS ?? 8);
const writers = 4;
const usualReadyMs = 5_000;
const applications = '/service/bl/get/applications';

afterEach(clearRealPortals);

/** What was acknowledged of one application, and what was asked for it and never answered. */
interface Written {
  name: string;
  unanswered: string | undefined;
}

/** All that writers have been told is kept, by the application's address. */
class Ledger {
  readonly kept = new Map<string, Written>();
  /** Names of additions that were never answered: they may be there, once. */
  readonly doubtful = new Set<string>();
  acknowledged = 0;
}

/** Adds and renames until the portal is gone. */
async function write(client: EagerClient, cookie: string, ledger: Ledger, prefix: string): Promise<void> {
  for (let count = 0; ; count += 1) {
    const name = `${prefix}-${count}`;
    ledger.doubtful.add(name);
    const add = { method: 'POST', cookie, body: { code: 'ea', name } } as const;
    const added = await client.ask('/service/bl/application/add', add);
    if (added.status !== 200) return;
    ledger.doubtful.delete(name);
    const { url } = (JSON.parse(added.body) as { application: Application }).application;
    const written: Written = { name, unanswered: undefined };
    ledger.kept.set(url, written);
    ledger.acknowledged += 1;
    written.unanswered = `${name} новое`;
    const rename = { method: 'POST', cookie, body: { url, name: written.unanswered } } as const;
    const renamed = await client.ask('/service/bl/application/rename', rename);
    if (renamed.status !== 200) return;
    Object.assign(written, { name: written.unanswered, unanswered: undefined });
    ledger.acknowledged += 1;
  }
}

async function readAll(client: EagerClient, cookie: string): Promise<Application[]> {
  const all: Application[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await client.ask(`${applications}?count=100&page=${page}`, { cookie });
    expect(status).toBe(200);
    const answer = JSON.parse(body) as { content: Application[]; totalPages: number };
    all.push(...answer.content);
    if (page >= answer.totalPages) return all;
  }
}

function expectAllKept(all: readonly Application[], ledger: Ledger): void {
  const names = new Map(all.map(({ url, name }) => [url, name]));
  expect(names.size).toBe(all.length);
  for (const [url, { name, unanswered }] of ledger.kept) {
    const there = names.get(url);
    expect([name, unanswered].includes(there), `${url}: ${there}, kept ${name}`).toBe(true);
  }
}

/** Nothing half-done: each application has its one audit row and its one stand, and no row tells of what is not there. */
async function expectNothingHalfDone(dataDir: string): Promise<void> {
  const rows = await askDatabase<{ fault: string; object: string }>(
    dataDir,
    `with added as (select object, count(*) as n from audit where action = 'application-added' group by object)
     select 'application without its audit row' as fault, a.id::text as object from applications a
       left join added on added.object = a.id::text where a.created_by is not null and added.n is distinct from 1
     union all select 'audit row without its application', object from added
       where not exists (select from applications a where a.id::text = added.object)
     union all select 'ready without a stand', a.id::text from applications a where a.created_by is not null and a.status = 'ready'
       and not exists (select from hosting_stands h where h.key = 'app-' || a.id)
     union all select 'ready twice', object from audit where action = 'application-ready' group by object having count(*) > 1
     union all select 'name given twice', name from applications where created_by is not null group by name having count(*) > 1`,
  );
  expect(rows).toEqual([]);
}

describe(`kill -9 during writes, ${kills} times`, () => {
  it(
    'loses nothing that was acknowledged and leaves nothing half-done',
    async () => {
      const dataDir = await makeDataDir();
      const port = await freePort();
      const environment = {
        LOG_LEVEL: 'fatal',
        PREPARATION_SECONDS: '0',
        MAX_APPLICATIONS: '100000',
        MAX_ADDS_IN_10_MINUTES: '100000',
        LIMITS_TIMES: '1000',
      };
      const ledger = new Ledger();
      const starts: number[] = [];
      let cookie = '';
      let portal: RealPortal | undefined;
      for (let life = 0; life <= kills; life += 1) {
        portal = startRealPortal({ dataDir, port, environment });
        starts.push(await portal.ready());
        const client = new EagerClient(portal.origin, writers);
        // The session outlives the kills as well.
        cookie ||= await client.signIn();
        if (life > 0) expectAllKept(await readAll(client, cookie), ledger);
        if (life === kills) break;
        const writing = Array.from({ length: writers }, (_, writer) =>
          write(client, cookie, ledger, `${life}-${writer}`),
        );
        // At least one has been through, however slow the machine, so that the kill falls among others.
        const before = ledger.acknowledged;
        await vi.waitFor(() => expect(ledger.acknowledged).toBeGreaterThan(before), { timeout: 60_000, interval: 5 });
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 250));
        const postmaster = await readPostmasterPid(dataDir);
        portal.signal('SIGKILL');
        if (life % 5 === 4 && postmaster) send(postmaster, 'SIGKILL');
        await portal.ended;
        await Promise.all(writing);
        client.close();
      }
      expect(ledger.acknowledged).toBeGreaterThanOrEqual(kills);

      const client = new EagerClient(`http://localhost:${port}`, 1);
      const isReady = ({ status }: Application) => status === 'ready';
      await vi.waitFor(async () => expect((await readAll(client, cookie)).filter((one) => !isReady(one))).toEqual([]), {
        timeout: 60_000,
        interval: 250,
      });
      const all = await readAll(client, cookie);
      const names = new Set(all.map(({ name }) => name));
      expect([...ledger.doubtful].filter((name) => names.has(name)).length).toBeLessThanOrEqual(kills * writers);
      await expectNothingHalfDone(dataDir);
      // A claim of speed: judged where it is measured, on a machine that does nothing else.
      const usual = [...starts.slice(1)].sort((one, other) => one - other)[Math.floor(kills / 2)];
      if (process.env.KILLS) expect(usual).toBeLessThan(usualReadyMs);
      client.close();
      portal?.signal('SIGTERM');
      expect(await portal?.ended).toBe(0);
    },
    60_000 + kills * 30_000,
  );
});
