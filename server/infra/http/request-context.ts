import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLogContext, type LogContext } from '../log/index.ts';
import { type OpenSpan, openRequestSpan } from '../tracing/index.ts';
import { type TrustedSender, traceOfRequest } from './trusted-sender.ts';

interface Facts {
  readonly log: LogContext;
  readonly span: OpenSpan | undefined;
}

const unknownRoute = 'none';
/** Asked every second by machines; their spans would hide all others. */
const untraced = /\/(healthz|readyz|metrics)$/;

const facts = new WeakMap<FastifyRequest, Facts>();

/** Makes the lines of the log and the spans of a request its own; before every other hook. */
export function keepRequestContext(app: FastifyInstance, isTrusted: TrustedSender): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    const span = untraced.test(route)
      ? undefined
      : openRequestSpan(request.method, traceOfRequest(request.raw, isTrusted));
    facts.set(request, { log: { requestId: request.id }, span });
    within(request, done);
  });
  // Reading a body leaves the context: its last part is an event of the connection.
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    endSpan(request, reply);
    done();
  });
}

/** What the lines of a request say, for those that are written when its context is gone. */
export function logContextOf(request: FastifyRequest): LogContext {
  return facts.get(request)?.log ?? { requestId: request.id };
}

function within(request: FastifyRequest, done: () => void): void {
  const { log, span } = facts.get(request) ?? { log: { requestId: request.id } };
  inLogContext(log, () => (span ? span.within(done) : done()));
}

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? unknownRoute;

/** The route's pattern stands for the address, which can hold an e-mail or a code (spec: monitoring.tracing). */
function endSpan(request: FastifyRequest, reply: FastifyReply): void {
  const route = routeOf(request);
  facts.get(request)?.span?.end(
    `${request.method} ${route}`,
    {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'portal.request_id': request.id,
    },
    reply.statusCode >= 500,
  );
}
