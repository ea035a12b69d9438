import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from './infra/database/index.ts';

const config = { audience: 'public' } as const;

/** Liveness without the database, readiness with it (spec: calls.health). */
export function serveHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { config }, (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', { config }, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', 2).send({ status: 'waiting', message: 'База данных не отвечает.' });
    }
  });
}
