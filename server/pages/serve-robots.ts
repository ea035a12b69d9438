import type { FastifyInstance } from 'fastify';
import type * as Renderer from '../../web/entry-server.tsx';
import type { Settings } from '../infra/settings/index.ts';

interface RobotsOptions {
  settings: Settings;
  siteRoutes: typeof Renderer.siteRoutes;
}

const maxAge = 'public, max-age=3600';
/** Calls, the operator's console and pages for developers. */
const alwaysPrivate = ['/service/', '/console', '/dev/'];

/**
 * Serves robots.txt: at the root of the origin, where search engines look, and below the base path, where a proxy that
 * hands on only that part can take it from.
 */
export function serveRobots(app: FastifyInstance, { settings, siteRoutes }: RobotsOptions): void {
  const { PUBLIC_URL, BASE_PATH } = settings;
  const text = [
    'User-agent: *',
    ...privateAddresses(siteRoutes).map((address) => `Disallow: ${BASE_PATH}${address}`),
    '',
    `Sitemap: ${PUBLIC_URL}${BASE_PATH}/sitemap.xml`,
    '',
  ].join('\n');
  for (const address of new Set(['/robots.txt', `${BASE_PATH}/robots.txt`])) {
    app.get(address, { config: { audience: 'public' } }, (_, reply) =>
      reply
        .headers({
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': maxAge,
          'x-content-type-options': 'nosniff',
        })
        .send(text),
    );
  }
}

/** The beginnings of the addresses that only signed-in people open. */
function privateAddresses(siteRoutes: RobotsOptions['siteRoutes']): string[] {
  const own = Object.values(siteRoutes)
    .filter(({ audience }) => audience === 'user')
    .map(({ path }) => path.split(':')[0] ?? path);
  const all = [...new Set([...own, ...alwaysPrivate])];
  return all.filter((one) => !all.some((other) => other !== one && other.endsWith('/') && one.startsWith(other)));
}
