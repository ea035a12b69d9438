import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EagerClient } from '../testing/eager-client.ts';
import { createProxiedDatabase, type ProxiedDatabase } from '../testing/proxied-database.ts';
import {
  clearRealPortals,
  freePort,
  makeDataDir,
  makeUsedDataDir,
  type RealPortal,
  readPostmasterPid,
  send,
  startRealPortal,
} from '../testing/real-portal.ts';

/** The database killed and hung (spec: reliability.database-away). */
const patience = { timeout: 60_000, interval: 50 };
const add = (name: string, cookie: string) => ({ method: 'POST', cookie, body: { code: 'ea', name } }) as const;
const applications = '/service/bl/get/applications';

let portal: RealPortal;
let client: EagerClient;
afterEach(async () => {
  client.close();
  await clearRealPortals();
});

/** What is to be seen while there is no database: kept pages, health, and a refusal with the time to come again. */
async function expectAway(cookie: string, unseen: string): Promise<void> {
  for (const path of ['/', '/solutions', '/healthz'])
    expect([path, (await client.ask(path)).status]).toEqual([path, 200]);
  const [ready, page, launch, ...calls] = await Promise.all([
    client.ask('/readyz'),
    client.ask(unseen),
    client.ask('/apps/launch/20001', { cookie }),
    ...Array.from({ length: 30 }, (_, index) =>
      client.ask('/service/bl/application/add', add(`Нет базы ${index}`, cookie)),
    ),
    client.ask(applications, { cookie }),
    client.ask('/service/bl/get/token', { method: 'POST', body: { login: 'demo', password: 'Demo-2026' } }),
    client.ask('/service/bl/logout', { method: 'POST', cookie }),
    client.ask('/api/v1/solutions'),
  ]);
  for (const { status, headers, body } of calls) {
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body)).toMatchObject({
      code: 'common.database-down',
      message: expect.stringMatching(/Данные в\sсохранности/),
    });
  }
  for (const { status, headers, body } of [page, launch]) {
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatch(/^<!DOCTYPE html><html lang="ru">/);
  }
  expect(ready.status).toBe(503);
}

async function expectBack(cookie: string, name: string): Promise<void> {
  await vi.waitFor(async () => expect((await client.ask('/readyz')).status).toBe(200), patience);
  const added = await client.ask('/service/bl/application/add', add(name, cookie));
  expect([added.status, added.body]).toEqual([200, expect.stringContaining(name)]);
  expect((await client.ask('/solutions/zup')).status).toBe(200);
  // The jobs are back too: what was added is prepared.
  await vi.waitFor(async () => {
    const { content } = JSON.parse((await client.ask(applications, { cookie })).body) as {
      content: { name: string; status: string }[];
    };
    expect(content.find((one) => one.name === name)?.status).toBe('ready');
  }, patience);
}

describe('an outside database', () => {
  let proxied: ProxiedDatabase;
  beforeEach(async () => {
    proxied = await createProxiedDatabase();
    portal = startRealPortal({
      dataDir: await makeDataDir(),
      port: await freePort(),
      environment: { DATABASE_URL: proxied.url, LOG_LEVEL: 'fatal', PREPARATION_SECONDS: '0' },
    });
    await portal.ready();
    client = new EagerClient(portal.origin, 40);
    for (const path of ['/', '/solutions']) await client.ask(path);
  });
  afterEach(async () => {
    await clearRealPortals();
    await proxied.close();
  });

  it('that is cut off leaves kept pages and clear refusals, and is found again without a restart', async () => {
    const cookie = await client.signIn();
    for (const [round, unseen] of ['/solutions/ea', '/solutions/unf'].entries()) {
      await proxied.proxy.cut();
      await expectAway(cookie, unseen);
      await proxied.proxy.heal();
      await expectBack(cookie, `После обрыва ${round}`);
    }
  });

  it('that hangs ends every request with a refusal, and is found again without a restart', async () => {
    const cookie = await client.signIn();
    proxied.proxy.hang();
    await expectAway(cookie, '/solutions/ea');
    await proxied.proxy.heal();
    await expectBack(cookie, 'После зависания');
    expect((await client.ask(applications, { cookie })).body).not.toContain('Нет базы');
  });
});

describe('the embedded database', () => {
  it('that is killed is started again; pages stay, writes are refused or kept, never lost', async () => {
    const dataDir = await makeUsedDataDir();
    const environment = {
      LOG_LEVEL: 'fatal',
      PREPARATION_SECONDS: '0',
      MAX_ADDS_IN_10_MINUTES: '100000',
      LIMITS_TIMES: '1000',
    };
    portal = startRealPortal({ dataDir, port: await freePort(), environment });
    await portal.ready();
    client = new EagerClient(portal.origin, 8);
    const cookie = await client.signIn();
    for (const path of ['/', '/solutions']) await client.ask(path);
    for (const round of [1, 2]) {
      send((await readPostmasterPid(dataDir)) ?? 0, 'SIGKILL');
      const kept: string[] = [];
      for (let count = 0; kept.length < 5; count += 1) {
        const name = `Раунд ${round}, № ${count}`;
        const { status, headers } = await client.ask('/service/bl/application/add', add(name, cookie));
        if (status === 200) kept.push(name);
        else expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
        for (const path of ['/', '/solutions', '/healthz']) expect((await client.ask(path)).status).toBe(200);
      }
      await expectBack(cookie, `После раунда ${round}`);
      const { body } = await client.ask(`${applications}?count=100`, { cookie });
      for (const name of kept) expect(body).toContain(name);
    }
    portal.signal('SIGTERM');
    expect(await portal.ended).toBe(0);
  });
});
