import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './answer-broken-request.ts';

/** How long the body of a request may take, and that of a file. */
export const bodyMs = 15_000;
export const fileMs = 600_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Hangs up on a request whose body is not there in time. Node knows one time for all requests, which has to be that of a
 * film on a slow line; so every other body has a shorter one of its own (spec: security.input).
 */
export function timeBodies(app: FastifyInstance, headers: Readonly<Record<string, string>>, mostMs = bodyMs): void {
  app.server.prependListener('request', (request: IncomingMessage) => {
    if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
    const hangUp = () => {
      const late: NodeJS.ErrnoException = new Error('the body did not come in time');
      late.code = 'ERR_HTTP_REQUEST_TIMEOUT';
      if (!request.complete) answerBrokenRequest(late, request.socket, headers);
    };
    const timer = setTimeout(hangUp, mostMs);
    timers.set(request, timer.unref());
    request.once('close', () => clearTimeout(timer));
  });
}

/** Lets the body of this request take as long as a file may; for a caller who is known to be allowed to send one. */
export function waitForFile(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
}
