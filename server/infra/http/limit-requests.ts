import type { FastifyInstance } from 'fastify';
import { anyRequest } from '../../../contract/call-costs.ts';
import { fail } from '../failures/index.ts';
import { networksOf, type SharedCounts } from '../limits/index.ts';
import { originOf } from './serve-calls.ts';

/**
 * Bounds every request of an address before anything is looked up: pages, files and calls, a session's look-up too. The
 * supervision of the portal has to be answered always. @throws Failure `common.too-often`
 */
export function limitRequests(
  app: FastifyInstance,
  { shared, times, basePath }: { shared: SharedCounts; times: number; basePath: string },
): void {
  const supervision = new Set(['/healthz', '/readyz', '/metrics'].map((path) => basePath + path));
  const { requests, seconds } = anyRequest;
  app.addHook('onRequest', async (request) => {
    if (supervision.has(request.url)) return;
    const waits = networksOf(originOf(request).address).map((network) =>
      shared.take(`price:any:${network.key}`, { requests: requests * network.times * times, seconds }),
    );
    const waitSeconds = Math.max(...waits);
    if (waitSeconds > 0) fail('common.too-often', { retryAfterSeconds: waitSeconds });
  });
}
