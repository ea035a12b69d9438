import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { findFreePort } from '../../e2e/harness/free-port.ts';
import { type OpenPages, openShell, type Transport } from '../../server/open-build.ts';
import type { Assets } from '../../server/pages/assets.ts';
import { securityHeaders } from '../../server/pages/security-headers.ts';
import type * as Renderer from '../../web/entry-server.tsx';
import { root } from '../root.ts';
import { devEntry, entryId, startSite } from './dev-entry.ts';
import { firstStyles } from './first-styles.ts';
import { openConsole } from './open-console.ts';
import { serveModules, sourceRoute } from './serve-modules.ts';

const folder = '@dev';

/** The pages of the sources, by Vite's middleware in the portal's own server: components and styles are replaced hot. */
export const openSources: OpenPages = async (settings, transport) => {
  const base = `${settings.BASE_PATH}/${folder}/`;
  const port = await findFreePort();
  const vite = await createServer({
    configFile: `${root}/vite.config.ts`,
    root: `${root}/web`,
    base,
    appType: 'custom',
    cacheDir: `${root}/.cache/vite`,
    plugins: [devEntry(base, startSite)],
    optimizeDeps: { entries: ['entry-client.tsx', 'features/**/*.screen.tsx'] },
    server: { middlewareMode: true, hmr: { port, host: 'localhost' }, fs: { allow: [root] } },
  });
  const renderer = await openRenderer(vite, {
    basePath: settings.BASE_PATH,
    origin: settings.PUBLIC_URL,
    transport,
  });
  const assets = sourceAssets(base);
  const { parts, attach } = await openConsole(settings.BASE_PATH);
  return {
    renderer,
    shell: await openShell(settings, renderer, assets),
    headers: relax(securityHeaders(settings, [renderer.inlineScript, assets.entry]), port),
    console: parts,
    attach: async (app) => {
      await serveSources(app, vite, base);
      attach(app);
    },
  };
};

/** Replaces the build's manifest; in development the browser loads modules by itself. */
const sourceAssets = (base: string): Assets => ({
  entry: `import '${base}@id/${entryId}'`,
  start: `${folder}/start.tsx`,
  sheetsOf: () => [`${folder}/${firstStyles}`],
  plainCss: `${folder}/${firstStyles}`,
  font: `${folder}/fonts/golos-first.woff2`,
  chunksOf: () => [],
});

/** A renderer that loads the sources as they are at each request. */
async function openRenderer(
  vite: ViteDevServer,
  options: { basePath: string; origin: string; transport: Transport },
): Promise<typeof Renderer> {
  const load = () => vite.ssrLoadModule('/entry-server.tsx') as Promise<typeof Renderer>;
  let current = await load();
  await current.startRenderer(options);
  const refresh = async () => {
    const fresh = await load();
    if (fresh === current) return;
    await fresh.startRenderer(options);
    current = fresh;
  };
  const renderPage: typeof Renderer.renderPage = async (request) => {
    await refresh();
    return current.renderPage(request);
  };
  return new Proxy(current, {
    get: (_module, name) => (name === 'renderPage' ? renderPage : Reflect.get(current, name)),
  });
}

/** Vite's client writes styles into the page and listens on a port of its own. */
function relax(headers: Record<string, string>, port: number): Record<string, string> {
  const policy = headers['content-security-policy'] ?? '';
  return {
    ...headers,
    'content-security-policy': policy
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", `connect-src 'self' ws://localhost:${port}`),
  };
}

async function serveSources(app: FastifyInstance, vite: ViteDevServer, base: string): Promise<void> {
  app.get(`${base}${firstStyles}`, sourceRoute, async (_request, reply) =>
    reply
      .type('text/css')
      .header('cache-control', 'no-store')
      .send(await allStyles(vite)),
  );
  serveModules(app, vite, base);
}

/** Every style sheet that the server's pages have loaded, in their order, so that the first paint needs no script. */
async function allStyles(vite: ViteDevServer): Promise<string> {
  const { client, ssr } = vite.environments;
  const sheets = [...(ssr?.moduleGraph.idToModuleMap.values() ?? [])].filter(({ id }) => /\.css$/.test(id ?? ''));
  const urls = ['/styles/index.css', ...sheets.map(({ url }) => url)];
  const results = await Promise.all([...new Set(urls)].map((url) => client?.transformRequest(`${url}?direct`)));
  return results.map((result) => result?.code ?? '').join('\n');
}
