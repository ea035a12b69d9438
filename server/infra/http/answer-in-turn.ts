import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The requests of a connection that wait for the answers before theirs; there is an entry while one is being answered. */
const waiting = new WeakMap<Socket, (() => void)[]>();

/**
 * Answers the requests of a connection one after another, however many come at once. Node would run a thousand that
 * stand in one packet before it looks at anybody else; so each takes a turn of the event loop of its own, and what a client
 * does not read is not made. Those of a client that has gone are never begun (spec: reliability.slow-clients).
 */
export function answerInTurn(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { socket } }, { raw: answer }) => {
    const others = waiting.get(socket);
    if (others) await new Promise<void>((resolve) => others.push(resolve));
    else waiting.set(socket, []);
    answer.once('close', () => {
      const next = waiting.get(socket)?.shift();
      if (!next) waiting.delete(socket);
      else if (!socket.destroyed) setImmediate(next);
    });
  });
}
