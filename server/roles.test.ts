import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from './app.ts';
import { createLog } from './infra/log/index.ts';
import { readSettings } from './infra/settings/index.ts';
import { createRecordingTransport } from './testing/recording-transport.ts';
import { createTestDatabase, type TestDatabase, urlOf } from './testing/test-database.ts';

/** Processes that answer, and processes that work (spec: settings.role). */
const patience = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let portals: Portal[];
let letters: ReturnType<typeof createRecordingTransport>;
beforeEach(async () => {
  database = await createTestDatabase();
  portals = [];
  letters = createRecordingTransport();
});
afterEach(async () => {
  for (const portal of portals) await portal.close();
  await database.drop();
});

async function open(role: string): Promise<Portal> {
  const settings = readSettings({ ROLE: role, DATABASE_URL: urlOf(database.connection), PREPARATION_SECONDS: '0' });
  const log = createLog('silent');
  const portal = await createPortal({
    settings,
    database,
    log,
    mailTransport: letters.mailTransport,
    maxEventLoopDelayMs: 0,
  });
  portals.push(portal);
  await portal.work();
  return portal;
}

it('a web process answers everything and leaves the jobs to a worker', async () => {
  const web = await open('web');
  for (const url of ['/', '/readyz', '/api/v1/solutions'])
    expect([url, (await web.app.inject(url)).statusCode]).toEqual([url, 200]);
  const { rows } = await database.pool.query("select email from users where login = 'demo'");
  const url = `/service/bl/password/recover?email=${encodeURIComponent(rows[0].email)}`;
  const asked = await web.app.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(asked.statusCode).toBe(200);
  expect((await web.app.inject('/metrics')).body).not.toContain('portal_jobs');
  expect(letters.mail.delivered).toEqual([]);
  await open('worker');
  await vi.waitFor(() => expect(letters.mail.delivered).toHaveLength(1), patience);
});

it('a worker has no site, and says how it is', async () => {
  const worker = await open('worker');
  for (const url of ['/', '/login', '/sitemap.xml', '/service/bl/get/user-info', '/api/v1/solutions'])
    expect([url, (await worker.app.inject(url)).statusCode]).toEqual([url, 404]);
  for (const url of ['/healthz', '/readyz', '/metrics'])
    expect([url, (await worker.app.inject(url)).statusCode]).toEqual([url, 200]);
  expect((await worker.app.inject('/metrics')).body).toContain('portal_jobs{');
});
