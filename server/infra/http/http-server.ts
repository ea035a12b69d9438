import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Audience } from '../../../contract/call.schemas.ts';
import { fail } from '../failures/index.ts';
import { type Log, logOfRequest } from '../log/index.ts';
import type { Settings } from '../settings/index.ts';
import { answerBrokenRequest } from './answer-broken-request.ts';
import { answerFailure } from './answer-failure.ts';
import { answerInTurn } from './answer-in-turn.ts';
import { capConnections } from './cap-connections.ts';
import { drainConnections, stopGraceMs } from './drain-connections.ts';
import { acceptJsonOnly, bodyLimitBytes } from './json-body.ts';
import { refuseForeignHost } from './own-host.ts';
import { keepRequestContext, logContextOf } from './request-context.ts';
import { isSafe, isSameOrigin } from './same-origin.ts';
import type { SessionCookieJar } from './session-cookies.ts';
import { fileMs, timeBodies } from './time-bodies.ts';
import { idOfRequest, trustedSender, trustRule } from './trusted-sender.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. A route without it stops the start (spec: calls.audience). */
    audience?: Audience;
    /** The id of the call that the route answers. */
    call?: string;
    /** What a server that is too busy does instead of refusing; returning nothing answers as always. */
    pressureHandler?: () => undefined;
  }
}

interface HttpOptions {
  settings: Settings;
  log: Log;
  jar: SessionCookieJar;
  /** Headers of every answer unless its route sets others (spec: security.headers). */
  headers?: Readonly<Record<string, string>>;
  /** The event-loop delay, in milliseconds, above which requests are refused with 503; 0 never refuses. */
  maxEventLoopDelayMs?: number;
  /** How long a client may leave bytes unread before its connection is closed. */
  unreadMs?: number;
  /** Connections at the same time; those above it are closed at once. */
  mostConnections?: number;
}

/** The configuration of files that pages are made of: a page that was given is of no use without them, and they cost little. */
export const partOfPages = { audience: 'public', pressureHandler: () => undefined } as const;

// High on purpose: a machine that is busy for a second must not refuse requests.
const usualDelayMs = 5_000;
const longestAddress = 100_000;
const usualUnreadMs = 30_000;
const usualMostConnections = 4_000;

/** A Fastify server with the rules every route shares: ids, limits, same origin, failures, audiences. */
export async function createHttpServer({
  settings,
  log,
  jar,
  headers = {},
  maxEventLoopDelayMs = usualDelayMs,
  unreadMs = usualUnreadMs,
  mostConnections = usualMostConnections,
}: HttpOptions): Promise<FastifyInstance> {
  const isTrusted = trustedSender(settings.TRUST_PROXY);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: (_logger, bindings) => logOfRequest(log, bindings),
    genReqId: (raw) => idOfRequest(raw, isTrusted),
    trustProxy: trustRule(settings.TRUST_PROXY),
    bodyLimit: bodyLimitBytes,
    // Of a file; other bodies have less, see `timeBodies`.
    requestTimeout: fileMs,
    // Without a byte in either direction: no answer of the portal's own takes so long.
    connectionTimeout: unreadMs,
    // By default Node checks these times only every half minute.
    http: { maxHeaderSize: longestAddress, headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    // Longer than any address can be: the contract refuses a long search with a message, the router without one.
    routerOptions: { maxParamLength: longestAddress, ignoreTrailingSlash: false },
    // No hook runs for an address that Fastify cannot read.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply.headers(headers)),
  }) as unknown as FastifyInstance;
  app.addHook('onRoute', (route) => {
    const audience = route.config?.audience;
    if (!audience) throw new Error(`${String(route.method)} ${route.url}: no audience is declared`);
  });
  keepRequestContext(app, isTrusted);
  answerInTurn(app);
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: 1_500_000_000,
    exposeStatusRoute: false,
  });
  drainConnections(app, stopGraceMs(settings.TRUST_PROXY !== false));
  capConnections(app, mostConnections, log);
  acceptJsonOnly(app);
  timeBodies(app, headers);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isSafe(request.method)) return;
    if (!isSameOrigin(request, settings.PUBLIC_URL, jar.sentToken(request) !== undefined))
      fail('common.foreign-origin');
  });
  refuseForeignHost(app, settings);
  logAnswers(app, log);
  warnOfProxyOnce(app, settings, log);
  return app;
}

/** One line an answer; the address without its query, which can hold an e-mail or a code (spec: security.logs). */
function logAnswers(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 400 && !log.isLevelEnabled('debug')) return;
    const line = {
      ...logContextOf(request),
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) log.error(line, 'answered');
    else log.info(line, 'answered');
  });
}

function pathOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? request.url.split('?', 1)[0] ?? '';
}

function warnOfProxyOnce(app: FastifyInstance, settings: Settings, log: Log): void {
  if (settings.TRUST_PROXY !== false) return;
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned || (!request.headers['x-forwarded-for'] && !request.headers.forwarded)) return;
    warned = true;
    log.warn(
      'a request came through a proxy while TRUST_PROXY is off: all visitors count as one address, set TRUST_PROXY',
    );
  });
}
