import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromThisMachine } from '../infra/http/index.ts';
import type { Settings } from '../infra/settings/index.ts';
import type { Metrics } from './metrics.ts';

interface MetricsRouteOptions {
  metrics: Metrics;
  settings: Pick<Settings, 'METRICS_TOKEN' | 'publicUrlIsLoopback'>;
}

/**
 * Serves `/metrics` to whoever has the token and, where the portal is of this machine alone, to this machine; for all
 * others there is no such page.
 */
export function serveMetrics(app: FastifyInstance, { metrics, settings }: MetricsRouteOptions): void {
  app.get('/metrics', { config: { audience: 'public' } }, async (request, reply) => {
    // A portal for others has a proxy on this machine, which may send the visitors' requests without saying so.
    const isOpen = settings.publicUrlIsLoopback && isFromThisMachine(request);
    if (!isOpen && !hasToken(request, settings.METRICS_TOKEN)) return reply.callNotFound();
    return reply
      .headers({ 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' })
      .send(await metrics.registry.metrics());
  });
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
