import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a stop fail no request (spec: reliability.graceful-stop). Node closes idle connections at once, even those whose
 * next request is already under way. So they get `graceMs` to send it, and its answer says `close`. Connections that
 * stay silent are closed after that, because Node would wait for them.
 */
export function drainConnections(app: FastifyInstance, graceMs: number): void {
  const { server } = app;
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }: { socket: Socket }) => silent.delete(socket));

  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const hangUpOnIdle = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => undefined;
    setTimeout(() => {
      hangUpOnIdle();
      for (const socket of silent) socket.destroy();
    }, graceMs);
  });
}
