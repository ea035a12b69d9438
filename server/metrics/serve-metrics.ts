import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../infra/settings/index.ts';
import type { Metrics } from './metrics.ts';

interface MetricsRouteOptions {
  metrics: Metrics;
  settings: Pick<Settings, 'METRICS_TOKEN'>;
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Serves `/metrics` to this machine and to whoever has the token; for all others there is no such page. */
export function serveMetrics(app: FastifyInstance, { metrics, settings }: MetricsRouteOptions): void {
  app.get('/metrics', { config: { audience: 'public' } }, async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, settings.METRICS_TOKEN)) return reply.callNotFound();
    return reply
      .headers({ 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' })
      .send(await metrics.registry.metrics());
  });
}

/** Judged by the connection alone: behind a proxy of this machine every visitor would come from here. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (address !== '::1' && !/^127\./.test(address)) return false;
  return proxyHeaders.every((name) => headers[name] === undefined);
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
