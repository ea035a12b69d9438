import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drainConnections } from './drain-connections.ts';

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
