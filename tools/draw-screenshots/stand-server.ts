import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { readStandScreens } from '../../server/modules/hosting/index.ts';
import type { StandScreen } from '../../web/features/hosting/stand/index.ts';
import { scopedName } from '../build/scoped-name.ts';

type Stand = typeof import('../../web/features/hosting/stand/index.ts');
type Screens = ReadonlyMap<string, readonly StandScreen[]>;

/** What a picture is taken of: a screen of a solution as a demo visitor sees it. */
export interface StandView {
  solution: { code: string; title: string; name: string };
  screens: readonly StandScreen[];
  screen: string;
}

export interface StandServer {
  origin: string;
  /** What the stand of each solution shows, by its code. */
  screens: Screens;
  /** The address of one screen; `theme` is for looking at the dark one. */
  address: (code: string, screen: string, theme?: 'light' | 'dark') => string;
  close: () => Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SUBSCRIBERS: Record<string, string> = {
  bgu: 'КГУ «Центр детского творчества»',
  zik: 'КГУ «Центр детского творчества»',
  bgp: 'КГП на ПХВ «Городской бассейн»',
  bpk: 'Отдел культуры и спорта',
  osi: 'ОСИ «Тополиная, 14»',
  bso: 'КХ «Жайлау»',
};

function renderPage(stand: Stand, view: StandView, theme: string, modules: readonly string[]): string {
  const body = renderToStaticMarkup(
    createElement(stand.StandPage, {
      solution: view.solution,
      screens: view.screens,
      currentScreen: view.screen,
      application: { name: 'Демонстрационная база', number: 1 },
      subscriberName: SUBSCRIBERS[view.solution.code] ?? 'ТОО «Кедр и партнёры»',
      demo: true,
      links: {
        screen: (id: string) => `?screen=${id}`,
        logo: `/content/media/logos/${view.solution.code}.svg`,
        back: '#',
        path: '',
        help: '#',
      },
    }),
  );
  const styles = ['/web/styles/index.css', ...modules];
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}?direct">`).join('');
  return `<!DOCTYPE html><html lang="ru" data-theme="${theme}"><head><meta charset="utf-8"><title>${view.solution.title}</title><meta name="viewport" content="width=device-width, initial-scale=1">${links}</head><body>${body}</body></html>`;
}

/** The style modules that the stand imports, as addresses of the server. */
function styleModules(vite: ViteDevServer): string[] {
  const files = [...(vite.environments.ssr?.moduleGraph.fileToModulesMap.keys() ?? [])];
  return files
    .filter((file) => /\/hosting\/stand\/.*\.module\.css$/.test(file))
    .map((file) => file.slice(path.resolve(ROOT).length));
}

function serveScreens(
  vite: ViteDevServer,
  stand: Stand,
  solutions: readonly StandView['solution'][],
  allScreens: Screens,
): void {
  const modules = styleModules(vite);
  vite.middlewares.use((request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const code = url.pathname.match(/^\/stand\/(\w+)$/)?.[1];
    const solution = solutions.find((one) => one.code === code);
    if (!solution) return next();
    const theme = url.searchParams.get('theme') ?? 'light';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const screens = allScreens.get(solution.code) ?? [];
    const screen = url.searchParams.get('screen') ?? '';
    response.end(renderPage(stand, { solution, screens, screen }, theme, modules));
  });
}

/** Serves every screen of the training stand with the site's own stylesheet on a free local port. */
export async function startStandServer(solutions: readonly StandView['solution'][]): Promise<StandServer> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: 'node_modules/.cache/draw-screenshots',
    css: { modules: { generateScopedName: scopedName } },
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
  });
  // Vite reads style modules only once it listens.
  await vite.listen();
  const stand = (await vite.ssrLoadModule('/web/features/hosting/stand/index.ts')) as Stand;
  const screens = new Map(
    await Promise.all(solutions.map(async ({ code }) => [code, await readStandScreens<StandScreen>(code)] as const)),
  );
  serveScreens(vite, stand, solutions, screens);
  const address = vite.httpServer?.address() as AddressInfo | null | undefined;
  if (!address) throw new Error('The stand server has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    screens,
    address: (code, screen, theme = 'light') => `${origin}/stand/${code}?screen=${screen}&theme=${theme}`,
    close: () => vite.close(),
  };
}
