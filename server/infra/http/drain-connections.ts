import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lookEveryMs = 250;

/**
 * Lets a stop fail no request (spec: reliability.graceful-stop). Node closes idle connections at once, even those whose
 * next request is already under way. So they get `graceMs` to send it, and every answer from then on says `close`.
 * Connections that stay silent, or fall silent later, are closed after that, because Node would wait for them.
 */
export function drainConnections(app: FastifyInstance, graceMs: number): void {
  const { server } = app;
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }: { socket: Socket }) => silent.delete(socket));

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
    const looking = setInterval(() => {
      if (performance.now() - closingSince < graceMs) return;
      hangUpOnIdle();
      for (const socket of silent) socket.destroy();
    }, lookEveryMs);
    server.once('close', () => clearInterval(looking));
  });
}
