import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';

/** Vite's first transformations block the process for seconds, and a module refused meanwhile would break the page. */
export const sourceRoute = { config: { audience: 'public', pressureHandler: () => undefined } } as const;

/** Serves the modules of a Vite server below its base, and closes it with the portal. */
export function serveModules(app: FastifyInstance, vite: ViteDevServer, base: string): void {
  app.get(`${base}*`, sourceRoute, (request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
  app.addHook('onClose', () => vite.close());
}
