import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from '../../contract/content.ts';
import type * as Renderer from '../../web/entry-server.tsx';
import type { Shell } from './shell.ts';

interface UnsentFormsOptions {
  renderer: Pick<typeof Renderer, 'renderUnsentForm' | 'siteRoutes'>;
  shell: Shell;
  headers: Readonly<Record<string, string>>;
  siteSettings(): Promise<SiteSettings>;
}

/**
 * Answers a form that a browser sent to its own page, which only happens without scripts: with an explanation and a
 * link back. The body is not read.
 */
export function serveUnsentForms(app: FastifyInstance, { renderer, shell, headers, siteSettings }: UnsentFormsOptions) {
  const config = { audience: 'public' } as const;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    for (const { path, frame } of Object.values(renderer.siteRoutes)) {
      if (frame === 'server') continue;
      scope.post(path, { config }, async (request, reply) => {
        const contacts = await siteSettings().catch(() => undefined);
        return reply
          .code(405)
          .headers({ ...headers, allow: 'GET, HEAD', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
          .header('content-type', 'text/html; charset=utf-8')
          .send(shell.plain(renderer.renderUnsentForm({ path: request.url.split('?', 1)[0] ?? '', contacts })));
      });
    }
  });
}
