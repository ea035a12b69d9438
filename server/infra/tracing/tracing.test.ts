import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attributeOf, type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../../testing/otlp-receiver.ts';
import {
  clearRealPortals,
  freePort,
  makeDataDir,
  type RealPortal,
  startRealPortal,
} from '../../testing/real-portal.ts';
import { createTestDatabase, type TestDatabase, urlOf } from '../../testing/test-database.ts';

const email = 'demo@schety.example';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = (flags: string) => `00-${traceId}-b7ad6b7169203331-${flags}`;
/** Tells what of OpenTelemetry a process loads; its API alone comes with the metrics, too. */
const tellOfLoading = `data:text/javascript,import{registerHooks}from'node:module';registerHooks({resolve(name,context,next){if(/^@opentelemetry.(?!api$)/.test(name))console.log('loads '+name);return next(name,context)}})`;

let database: TestDatabase;
let receiver: OtlpReceiver;
beforeEach(async () => {
  database = await createTestDatabase();
  receiver = await startOtlpReceiver();
});
afterEach(async () => {
  await clearRealPortals();
  await receiver.close();
  await database.drop();
});

async function start(environment: Record<string, string> = {}): Promise<RealPortal> {
  const portal = startRealPortal({
    dataDir: await makeDataDir(),
    port: await freePort(),
    environment: {
      DATABASE_URL: urlOf(database.connection),
      LOG_LEVEL: 'debug',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      ...environment,
    },
  });
  await portal.ready();
  return portal;
}

const ask = (portal: RealPortal, path: string, init: RequestInit = {}) =>
  fetch(portal.origin + path, { ...init, headers: { 'sec-fetch-site': 'same-origin', ...init.headers } });

const recovery = `/service/bl/password/recover?email=${encodeURIComponent(email)}`;
const named = (name: string) => receiver.spans().filter((span) => span.name === name);

/** The names from the span up to the request that caused it. */
function pathUp(span: ReceivedSpan): string[] {
  const parent = receiver.spans().find(({ spanId }) => spanId === span.parentSpanId);
  return [span.name, ...(parent ? pathUp(parent) : [])];
}

describe('tracing (spec: monitoring.tracing)', () => {
  it('shows one trace from the request in one process to the letter that another sends', async () => {
    const worker = await start({ ROLE: 'worker' });
    const portal = await start({ ROLE: 'web' });
    expect((await ask(portal, recovery, { method: 'POST' })).status).toBe(200);
    await expect.poll(() => named('mail.send')).toHaveLength(1);
    const [letter] = named('mail.send') as [ReceivedSpan];
    await expect
      .poll(() => pathUp(letter))
      .toEqual([
        'mail.send',
        'job mail.deliver',
        'job identity.recovery',
        'identity.recoverPassword',
        'POST /service/bl/password/recover',
      ]);
    const ofTrace = receiver.spans().filter((span) => span.traceId === letter.traceId);
    const statements = ofTrace.filter((span) => attributeOf(span, 'db.query.text') !== undefined);
    const places = statements.map((span) => pathUp(span)[1]);
    for (const place of ['identity.recoverPassword', 'job identity.recovery', 'job mail.deliver'])
      expect(places).toContain(place);
    expect(statements.map((span) => attributeOf(span, 'db.query.text')).join('\n')).toMatch(/\$1/);
    expect(receiver.raw()).not.toMatch(/schety\.example/);
    expect(portal.said()).toContain(`"traceId":"${letter.traceId}"`);
    expect(worker.said()).not.toContain('"level":50');
  });

  it('keeps the words of an error to itself', async () => {
    await database.pool.query(
      `create function tell() returns trigger language plpgsql as $$ begin raise exception 'secret words'; end $$;
       create trigger tell before insert on audit for each row execute function tell()`,
    );
    const portal = await start();
    const body = JSON.stringify({ login: 'demo', password: 'Demo-2026' });
    const headers = { 'content-type': 'application/json' };
    const answer = await ask(portal, '/service/bl/get/token', { method: 'POST', body, headers });
    expect(answer.status).toBe(500);
    await expect.poll(() => named('POST /service/bl/get/token')).toHaveLength(1);
    const failed = receiver.spans().filter(({ status }) => status?.code === 2);
    expect(failed.map(({ name }) => name)).toContain('identity.signIn');
    expect(failed.some((span) => attributeOf(span, 'db.query.text')?.includes('audit'))).toBe(true);
    expect(receiver.raw()).not.toContain('secret words');
  });

  it.each([
    ['a stranger', {}, false],
    ['a trusted proxy', { TRUST_PROXY: 'loopback' }, true],
  ])('%s is %j: its trace is joined: %s', async (_, environment, isJoined) => {
    const portal = await start(environment);
    await ask(portal, '/api/v1/solutions', { headers: { traceparent: traceparent('01') } });
    await expect.poll(() => named('GET /api/v1/solutions')).toHaveLength(1);
    expect(named('GET /api/v1/solutions').map((span) => span.traceId === traceId)).toEqual([isJoined]);
  });

  it('sends the share that the settings name', async () => {
    const portal = await start({ OTEL_TRACES_SAMPLER_ARG: '0', TRUST_PROXY: 'loopback' });
    await ask(portal, '/api/v1/solutions');
    await ask(portal, '/api/v1/advantages', { headers: { traceparent: traceparent('01') } });
    await expect.poll(() => named('GET /api/v1/advantages')).toHaveLength(1);
    expect(named('GET /api/v1/solutions')).toEqual([]);
  });

  it('loads nothing of OpenTelemetry but its API while it is off', async () => {
    const environment = { NODE_OPTIONS: `--import="${tellOfLoading}"` };
    const traced = await start(environment);
    expect(traced.said()).toContain('loads @opentelemetry/sdk');
    const untraced = await start({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: '' });
    await ask(untraced, '/');
    expect(untraced.said()).not.toContain('loads @opentelemetry');
  });

  it('answers as before while the collector is away, and says so', async () => {
    const portal = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` });
    expect((await ask(portal, '/api/v1/solutions')).status).toBe(200);
    await expect.poll(() => portal.said()).toContain('"msg":"tracing"');
    portal.signal('SIGTERM');
    expect(await portal.ended).toBe(0);
  });
});
