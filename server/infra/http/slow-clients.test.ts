import { once } from 'node:events';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { openSocket } from '../../testing/open-socket.ts';
import { createLog } from '../log/index.ts';
import { readSettings } from '../settings/index.ts';
import { createHttpServer, SessionCookieJar } from './index.ts';

/** Clients that hold their connections (spec: reliability.slow-clients). */
const patience = { timeout: 60_000, interval: 20 };
// More than the buffers of both ends hold.
const great = Buffer.alloc(32 * 1024 * 1024, 'x');

let app: FastifyInstance;
const sockets: Socket[] = [];
const lines: string[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  lines.length = 0;
  await app.close();
});

async function start(limits: Partial<Parameters<typeof createHttpServer>[0]> = {}): Promise<void> {
  const settings = readSettings({});
  const log = createLog('warn', { write: (line: string) => void lines.push(line) });
  app = await createHttpServer({
    settings,
    log,
    jar: new SessionCookieJar(settings),
    maxEventLoopDelayMs: 0,
    ...limits,
  });
  const config = { audience: 'public' } as const;
  app.get('/great', { config }, (_, reply) => reply.send(great));
  app.get('/small', { config }, (_, reply) => reply.send('ok'));
  await app.listen({ host: '127.0.0.1', port: 0 });
}

async function open(): Promise<Socket> {
  const socket = await openSocket(app.server);
  sockets.push(socket);
  return socket;
}

const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
const held = () => promisify(app.server.getConnections.bind(app.server))();

test('one that never reads its answer loses its connection', async () => {
  await start({ unreadMs: 2_000 });
  const answered = vi.fn();
  app.server.on('request', answered);
  for (let count = 0; count < 20; count += 1) {
    const socket = await open();
    socket.pause();
    ask(socket, '/great');
  }
  await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(20), patience);
  await vi.waitFor(async () => expect(await held()).toBe(0), patience);
});

test('one that reads gets all of its answer', async () => {
  await start();
  const socket = await open();
  let bytes = 0;
  socket.on('data', (part: Buffer) => {
    bytes += part.length;
  });
  ask(socket, '/great');
  await vi.waitFor(() => expect(bytes).toBeGreaterThan(great.length), patience);
});

test('connections above the cap are closed unanswered, and there is room when one has gone', async () => {
  await start({ mostConnections: 2 });
  const [first] = [await open(), await open()];
  await vi.waitFor(async () => expect(await held()).toBe(2), patience);
  for (let count = 0; count < 3; count += 1) {
    const tooMany = await open();
    tooMany.resume();
    await once(tooMany, 'close');
    expect(tooMany.bytesRead).toBe(0);
  }
  expect(lines.filter((line) => line.includes('connections are refused'))).toHaveLength(1);
  first?.destroy();
  await vi.waitFor(async () => expect(await held()).toBe(1), patience);
  const next = await open();
  ask(next, '/small');
  const [answer] = (await once(next, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
});

test('both limits hold for the portal as it is started', async () => {
  await start();
  expect(app.server.timeout).toBe(30_000);
  expect(app.server.maxConnections).toBe(4_000);
});
