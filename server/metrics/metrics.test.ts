import fastify, { type InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { clearRealPortals, freePort, makeDataDir, startRealPortal } from '../testing/real-portal.ts';
import { createTestDatabase, urlOf } from '../testing/test-database.ts';
import { createMetrics, serveMetrics } from './index.ts';

const pool = { totalCount: 5, idleCount: 2, waitingCount: 3 };
const visitor = '203.0.113.7';

interface Started extends Partial<Parameters<typeof createMetrics>[0]> {
  settings?: { METRICS_TOKEN: string | undefined; publicUrlIsLoopback?: boolean };
}

async function start({ settings = { METRICS_TOKEN: 'secret-word' }, ...options }: Started = {}) {
  const metrics = createMetrics({ pool, ...options });
  const app = fastify();
  metrics.watch(app);
  app.get('/things/:id', async () => 'ok');
  app.get('/broken', async (_, reply) => reply.code(503).send('no'));
  serveMetrics(app, { metrics, settings: { publicUrlIsLoopback: true, ...settings } });
  const read = async (request: InjectOptions = {}) => app.inject({ url: '/metrics', ...request });
  return { metrics, app, read };
}

test('counts answers by the pattern of the route, never by the address', async () => {
  const { app, read } = await start();
  for (const id of ['1', '2', 'secret']) await app.inject(`/things/${id}`);
  await app.inject('/broken');
  await app.inject('/nowhere/hidden');
  const { body, headers } = await read();
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  const count = 'http_request_duration_seconds_count';
  expect(body).toContain(`${count}{route="/things/:id",method="GET",status="200"} 3`);
  expect(body).toContain(`${count}{route="/broken",method="GET",status="503"} 1`);
  expect(body).toContain(`${count}{route="none",method="GET",status="404"} 1`);
  expect(body).not.toMatch(/secret|hidden/);
});

test('has the process, the page cache, the pool and the queues', async () => {
  const queueSizes = async () => [{ name: 'clean-up', waiting: 4, running: 1 }];
  const { metrics, read } = await start({ queueSizes });
  metrics.pages.hit();
  metrics.pages.hit();
  metrics.pages.miss();
  const { body } = await read();
  expect(body).toContain('process_resident_memory_bytes ');
  expect(body).toContain('nodejs_eventloop_lag_seconds ');
  expect(body).toContain('portal_page_cache_total{result="hit"} 2');
  expect(body).toContain('portal_page_cache_total{result="miss"} 1');
  expect(body).toContain('portal_database_connections{state="in_use"} 3');
  expect(body).toContain('portal_database_connections{state="idle"} 2');
  expect(body).toContain('portal_database_connections{state="waiting"} 3');
  expect(body).toContain('portal_jobs{queue="clean-up",state="waiting"} 4');
  expect(body).toContain('portal_jobs{queue="clean-up",state="running"} 1');
});

test('has the build, the runs of jobs and the letters (spec: monitoring.metrics)', async () => {
  const { metrics, read } = await start({
    queues: ['clean-up', 'mail.sweep'],
    build: { version: '1.2.3', schema: '0016-more' },
    mailCounts: async () => ({ queued: 3, sending: 2, dead: 1, overdueSeconds: 90, hasLastFailed: false }),
  });
  metrics.noteRun('clean-up', true);
  metrics.noteRun('clean-up', false);
  metrics.noteRun('clean-up', false);
  const { body } = await read();
  for (const line of [
    'portal_build_info{version="1.2.3",schema="0016-more"} 1',
    'portal_job_runs_total{queue="clean-up",result="done"} 1',
    'portal_job_runs_total{queue="clean-up",result="failed"} 2',
    'portal_job_runs_total{queue="mail.sweep",result="failed"} 0',
    'portal_mails{state="queued"} 3',
    'portal_mails{state="sending"} 2',
    'portal_mails{state="dead"} 1',
    'portal_mail_overdue_seconds 90',
  ])
    expect(body).toContain(line);
  const [, lastDone] = /portal_job_last_done_timestamp_seconds\{queue="clean-up"\} ([\d.]+)/.exec(body) ?? [];
  expect(Math.abs(Number(lastDone) * 1000 - Date.now())).toBeLessThan(600_000);
  expect(body).not.toContain('portal_job_last_done_timestamp_seconds{queue="mail.sweep"}');
});

test('is readable while the queues cannot be counted', async () => {
  const { read } = await start({ queueSizes: () => Promise.reject(new Error('the database is away')) });
  const { statusCode, body } = await read();
  expect(statusCode).toBe(200);
  expect(body).not.toContain('portal_jobs{');
});

test.each<[string, InjectOptions, number]>([
  ['this machine', { remoteAddress: '127.0.0.1' }, 200],
  ['this machine over IPv6', { remoteAddress: '::1' }, 200],
  ['this machine as a mapped address', { remoteAddress: '::ffff:127.0.0.1' }, 200],
  ['another machine', { remoteAddress: visitor }, 404],
  [
    'another machine that says it is this one',
    { remoteAddress: visitor, headers: { 'x-forwarded-for': '127.0.0.1' } },
    404,
  ],
  [
    'a visitor through a proxy of this machine',
    { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': visitor } },
    404,
  ],
  ['the token', { remoteAddress: visitor, headers: { authorization: 'Bearer secret-word' } }, 200],
  ['a wrong token', { remoteAddress: visitor, headers: { authorization: 'Bearer secret-wor' } }, 404],
  ['the token in another scheme', { remoteAddress: visitor, headers: { authorization: 'Basic secret-word' } }, 404],
])('%s is answered %#', async (_, request, status) => {
  const { read } = await start();
  expect((await read(request)).statusCode).toBe(status);
});

test('without a token in the settings no word opens it, and it looks like any address that is not there', async () => {
  const { app, read } = await start({ settings: { METRICS_TOKEN: undefined } });
  const absent = await app.inject('/metrica');
  for (const word of ['', 'undefined', 'secret-word']) {
    const answer = await read({ remoteAddress: visitor, headers: { authorization: `Bearer ${word}` } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body.replace('/metrics', '/metrica')).toBe(absent.body);
  }
});

test('the portal as it is started measures its pages, its calls and its failures (spec: calls.metrics)', async () => {
  const database = await createTestDatabase();
  try {
    const environment = { DATABASE_URL: urlOf(database.connection), LOG_LEVEL: 'silent' };
    const portal = startRealPortal({ dataDir: await makeDataDir(), port: await freePort(), environment });
    await portal.ready();
    const ask = async (path: string) => (await fetch(portal.origin + path)).text();
    for (const path of ['/', '/solutions/zup', '/api/v1/solutions/zup', '/service/bl/get/user-info', '/nowhere/hidden'])
      await ask(path);
    const wrong = { login: 'nobody', password: 'Wrong-2026' };
    await fetch(`${portal.origin}/service/bl/get/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(wrong),
    });
    const body = await ask('/metrics');
    const count = 'http_request_duration_seconds_count';
    for (const line of [
      `${count}{route="/",method="GET",status="200"} 1`,
      `${count}{route="/solutions/:code",method="GET",status="200"} 1`,
      `${count}{route="/api/v1/solutions/:code",method="GET",status="200"} 1`,
      `${count}{route="/service/bl/get/user-info",method="GET",status="401"} 1`,
      `${count}{route="none",method="GET",status="404"} 1`,
      'portal_calls_total{call="catalogue.solution",result="ok"} 1',
      'portal_calls_total{call="identity.userInfo",result="common.not-signed-in"} 1',
      'portal_calls_total{call="identity.signIn",result="identity.bad-credentials"} 1',
    ])
      expect(body).toContain(line);
    expect(body).toMatch(/portal_build_info\{version="[\d.]+",schema="\d{4}-/);
    expect(body).not.toMatch(/zup|hidden/);
  } finally {
    await clearRealPortals();
    await database.drop();
  }
});

test('a portal for others gives its metrics to the token alone, whatever a proxy of this machine leaves out (spec: security.metrics)', async () => {
  const { read } = await start({ settings: { METRICS_TOKEN: 'secret-word', publicUrlIsLoopback: false } });
  expect((await read()).statusCode).toBe(404);
  expect((await read({ headers: { authorization: 'Bearer secret-word' } })).statusCode).toBe(200);
});
