import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drainConnections, stopGraceMs } from './drain-connections.ts';

const graceMs = 100;
// A connection that nobody hangs up on would hold the stop for longer than any test waits.
const keepAliveTimeout = 3_600_000;

let app: FastifyInstance;
let agent: Agent;
beforeEach(() => {
  app = fastify({ keepAliveTimeout, return503OnClosing: false });
  drainConnections(app, graceMs);
  agent = new Agent({ keepAlive: true });
});
afterEach(() => agent.destroy());

async function ask(path: string): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
  return answer;
}

test('a request under way when the stop begins is answered, with «close», and holds the stop no longer', async () => {
  let stopped: Promise<unknown> | undefined;
  app.get('/slow', async () => {
    stopped = app.close();
    await wait(graceMs * 10);
    return 'answer';
  });
  await app.listen();
  const answer = await ask('/slow');
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  answer.resume();
  await stopped;
});

test('a connection whose answer had begun before the stop is closed when it falls silent', async () => {
  let stopped: Promise<unknown> | undefined;
  app.get('/long', async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 6 });
    reply.raw.write('ans');
    stopped = app.close();
    await wait(graceMs * 10);
    reply.raw.end('wer');
  });
  await app.listen();
  const answer = await ask('/long');
  expect(answer.headers.connection).toBe('keep-alive');
  let text = '';
  for await (const part of answer) text += String(part);
  expect(text).toBe('answer');
  await stopped;
});

test('a stop of a busy process resets no connection that the system has accepted for it', async () => {
  app.post('/', async () => {
    const busyUntil = performance.now() + 2;
    while (performance.now() < busyUntil);
    return 'answer';
  });
  await app.listen();
  const { port } = app.server.address() as AddressInfo;
  const outcomes: string[] = [];
  /** Each asks by a new connection as soon as it has its answer, until nobody listens. */
  const keepAsking = async () => {
    for (;;) {
      const asked = request({ port, method: 'POST', agent: false }).end();
      const outcome = await once(asked, 'response').then(
        ([answer]) => String((answer as IncomingMessage).resume().statusCode),
        (error: NodeJS.ErrnoException) => String(error.code),
      );
      if (outcome === 'ECONNREFUSED') return;
      outcomes.push(outcome);
      if (outcomes.length === 50) void app.close();
    }
  };
  await Promise.all(Array.from({ length: 8 }, keepAsking));
  expect(outcomes.filter((outcome) => outcome !== '200')).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  'a connection made between the last look and the closing of the listener is not reset',
  async () => {
    app.post('/', async () => 'answer');
    await app.listen();
    const { port, address: host } = app.server.address() as AddressInfo;
    const { _handle: handle } = app.server as unknown as { _handle: { listen(backlog: number): number } };
    const listen = handle.listen.bind(handle);
    const asked: Promise<string>[] = [];
    const ask = () =>
      once(request({ host, port, method: 'POST', agent: false }).end(), 'response').then(
        ([answer]) => String((answer as IncomingMessage).resume().statusCode),
        (error: NodeJS.ErrnoException) => String(error.code),
      );
    // The first step of the closing: from here on the process accepts nothing until it has closed or given up.
    handle.listen = (backlog) => {
      if (asked.length < 3) asked.push(ask());
      return listen(backlog);
    };
    await app.close();
    const outcomes = await Promise.all(asked);
    expect(outcomes).toContain('200');
    // A proxy gives what is refused to another process; what was reset is lost.
    expect(outcomes.filter((outcome) => outcome !== '200' && outcome !== 'ECONNREFUSED')).toEqual([]);
  },
);

test('a stop behind a proxy waits until the proxy has closed its idle connections', () => {
  expect(stopGraceMs(true)).toBeGreaterThan(stopGraceMs(false));
});
