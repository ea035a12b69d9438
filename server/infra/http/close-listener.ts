import { writeSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const atMostMs = 2_000;
/** What Node asks for; the system cuts it to its own limit. */
const usualBacklog = 511;
/** The queue then takes one more than this number. */
const smallBacklog = 1;

/** What the system has for a server or a socket; Node keeps it to itself. */
interface Handle {
  readonly fd: number;
  listen(backlog: number): number;
}

const handleOf = (owner: Server | Socket) => (owner as unknown as { _handle?: Handle | null })._handle;

/**
 * The function given back closes the listener and loses no connection. The system completes connections by itself and
 * queues them; closing the listener resets those that are still in the queue, and a proxy does not send a write again.
 * Looking whether the queue is empty is not enough: a busy machine may take the core away between the look and the
 * closing (decision 0047). Requests that arrive meanwhile begin after it, so that the process gets to it soon.
 */
export function listenerCloser(app: FastifyInstance): () => Promise<void> {
  let held: Promise<void> | undefined;
  app.addHook('onRequest', (_request, _reply, done) => {
    if (held) void held.then(() => done());
    else done();
  });
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    await closeWhenEmpty(app.server);
    held = undefined;
    resolve();
  };
}

async function closeWhenEmpty(server: Server): Promise<void> {
  const giveUpAt = performance.now() + atMostMs;
  do {
    await acceptAll(server, giveUpAt);
    if (await closeIfEmpty(server)) return;
  } while (performance.now() < giveUpAt);
  server.close();
}

/** A turn of the event loop accepts one connection alone. */
async function acceptAll(server: Server, giveUpAt: number): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  server.on('connection', count);
  // The first turn may be the rest of one that has begun.
  await turnOfEventLoop();
  for (let before = -1; before !== accepted && performance.now() < giveUpAt; ) {
    before = accepted;
    await turnOfEventLoop();
  }
  server.off('connection', count);
}

/**
 * Fills the queue with connections of its own: when all of them have found room, it was empty, and now nobody else gets
 * in. A proxy that knocks is not answered before the listener is closed, and takes another process. Linux connects
 * within its own machine at once, so nothing is accepted in between.
 */
async function closeIfEmpty(server: Server): Promise<boolean> {
  const handle = handleOf(server);
  if (!handle || process.platform !== 'linux') {
    server.close();
    return true;
  }
  handle.listen(smallBacklog);
  const { port, address } = server.address() as AddressInfo;
  const plugs = Array.from({ length: smallBacklog + 1 }, () => connect(port, address).on('error', () => undefined));
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const isEmpty = plugs.every(isConnected);
  if (isEmpty) server.close();
  else handle.listen(usualBacklog);
  for (const plug of plugs) plug.destroy();
  return isEmpty;
}

/** Node says so only a turn later. An empty line before a request means nothing. */
function isConnected(socket: Socket): boolean {
  try {
    writeSync(handleOf(socket)?.fd ?? -1, '\r\n');
    return true;
  } catch {
    return false;
  }
}
