import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from './infra/database/index.ts';
import { proveWrites } from './prove-writes.ts';

const config = { audience: 'public' } as const;

/** Liveness without the database, readiness with it: it answers and takes writes (spec: calls.health). */
export function serveHealth(app: FastifyInstance, db: Db): void {
  const takesWrites = proveWrites(() =>
    sql`insert into last_write (at) values (now()) on conflict (only_row) do update set at = excluded.at`.execute(db),
  );
  let asking: Promise<unknown> | undefined;
  /** One question at a time: however many ask, the database is asked once. */
  const answers = () => {
    asking ??= sql`select 1`.execute(db).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  app.get('/healthz', { config }, (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', { config }, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const waiting = (message: string) => reply.code(503).header('retry-after', 2).send({ status: 'waiting', message });
    try {
      await answers();
    } catch {
      return waiting('База данных не отвечает.');
    }
    if (!(await takesWrites())) return waiting('База данных не принимает записи.');
    return { status: 'ready' };
  });
}
