import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const lookEveryMs = 250;

/**
 * Lets a stop fail no request (spec: reliability.graceful-stop). Node closes idle connections at once, even those whose
 * next request is already under way. So they get `graceMs` to send it, and every answer from then on says `close`.
 * Connections that stay silent, or fall silent later, are closed after that, because Node would wait for them.
 */
export function drainConnections(app: FastifyInstance, graceMs: number): void {
  const { server } = app;
  const silent = silentConnections(server);
  const taking = takeAll(app);
  let isClosing = false;
  // Fastify says it only to requests that begin after the stop has.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!server.listening) return;
    const hangUpOnIdle = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => undefined;
    const closingSince = performance.now();
    const looking = setInterval(async () => {
      if (performance.now() - closingSince < graceMs) return;
      await taking();
      hangUpOnIdle();
      for (const socket of silent) socket.destroy();
    }, lookEveryMs);
    server.once('close', () => clearInterval(looking));
    await taking();
  });
}

/** The connections that have not sent a request yet. */
function silentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }: { socket: Socket }) => silent.delete(socket));
  return silent;
}

const atMostMs = 1_000;
/** How many times longer than a turn of the event loop it has to wait for it. */
const patience = 50;

/**
 * The function given back waits until the process has taken what the system still holds for it, connections and
 * requests: these would be lost, when the listener or their connection is closed, and a proxy does not send a write
 * again. That is so after a short turn of the event loop that brought none, because a turn takes one connection alone;
 * the longer it waits, the longer the turn may have been. Requests that arrive meanwhile begin after it: else a busy
 * process has no short turn.
 */
function takeAll(app: FastifyInstance): () => Promise<void> {
  let arrived = 0;
  for (const name of ['connection', 'request']) app.server.on(name, () => (arrived += 1));
  let held: Promise<void> | undefined;
  app.addHook('onRequest', (_request, _reply, done) => {
    if (held) void held.then(() => done());
    else done();
  });
  return async () => {
    const taken = untilNothingArrives(() => arrived);
    // A turn later: whoever waits for it closes something now, and no answer may bring the next request before that.
    held = taken
      .then(() => turnOfEventLoop())
      .finally(() => {
        held = undefined;
      });
    await taken;
  };
}

async function untilNothingArrives(arrived: () => number): Promise<void> {
  const startedAt = performance.now();
  await turnOfEventLoop();
  for (;;) {
    const [turnedAt, before] = [performance.now(), arrived()];
    await turnOfEventLoop();
    const now = performance.now();
    const isShort = now - turnedAt <= (now - startedAt) / patience;
    if ((isShort && arrived() === before) || now - startedAt > atMostMs) return;
  }
}
