import type { FastifyInstance } from 'fastify';
import type { Log } from '../log/index.ts';

const sayEveryMs = 60_000;

/**
 * Closes every connection above the greatest number at once, so that clients who hold theirs cannot take all files and
 * memory of the process; says so at most once a minute (spec: reliability.slow-clients).
 */
export function capConnections(app: FastifyInstance, most: number, log: Pick<Log, 'warn'>): void {
  let saidAtMs = Number.NEGATIVE_INFINITY;
  app.server.maxConnections = most;
  app.server.on('drop', () => {
    if (performance.now() - saidAtMs < sayEveryMs) return;
    saidAtMs = performance.now();
    log.warn({ most }, 'connections are refused: there are too many at once');
  });
}
