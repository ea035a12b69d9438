import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { listenerCloser } from './close-listener.ts';

const lookEveryMs = 250;
/** Browsers send a request again when their connection was closed under it. */
const graceOfBrowsersMs = 1_000;
/**
 * A proxy does not send a write again. So this is longer than it keeps an idle connection in the samples: it closes them
 * itself, and none is closed under a request.
 */
export const graceOfProxyMs = 10_000;

/** How long a stop leaves idle connections open. */
export function stopGraceMs(behindProxy: boolean): number {
  return behindProxy ? graceOfProxyMs : graceOfBrowsersMs;
}

/**
 * Lets a stop fail no request (spec: reliability.graceful-stop). Node closes idle connections at once, even those whose
 * next request is already under way. So they get `graceMs` to send it, and every answer from then on says `close`.
 * Connections that stay silent, or fall silent later, are closed after that, because Node would wait for them.
 */
export function drainConnections(app: FastifyInstance, graceMs: number): void {
  const { server } = app;
  const silent = silentConnections(server);
  const closeListener = listenerCloser(app);
  let isClosing = false;
  // Fastify says it only to requests that begin after the stop has.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const hangUpOnIdle = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => undefined;
    const closingSince = performance.now();
    const closed = once(server, 'close');
    await closeListener();
    // Fastify waits here for the last connection. A hook must not: it may take ten seconds at most.
    server.close = (done) => {
      void closed.then(() => done?.());
      return server;
    };
    // Not before: a proxy would only connect anew, while there is still somebody who listens.
    isClosing = true;
    const looking = setInterval(async () => {
      if (performance.now() - closingSince < graceMs) return;
      // A connection with a request that has not been read yet seems to be idle.
      await turnOfEventLoop();
      hangUpOnIdle();
      for (const socket of silent) socket.destroy();
    }, lookEveryMs);
    void closed.then(() => clearInterval(looking));
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
