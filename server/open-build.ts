import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type * as Renderer from '../web/entry-server.tsx';
import type { Settings } from './infra/settings/index.ts';
import { type Assets, readAssets } from './pages/assets.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { type ConsoleParts, readConsole } from './pages/serve-console.ts';
import { icons } from './pages/serve-files.ts';
import { createShell, type Shell } from './pages/shell.ts';

/** How a page makes calls in process. */
export type Transport = Parameters<typeof Renderer.startRenderer>[0]['transport'];

/** Pages ready to be rendered, with their document and its headers. */
export interface OpenedPages {
  readonly renderer: typeof Renderer;
  readonly shell: Shell;
  readonly headers: Readonly<Record<string, string>>;
  readonly console: ConsoleParts;
  /** Adds to the server what the pages need beside the portal's own routes; for development. */
  attach?(app: FastifyInstance): Promise<void>;
}

/** Opens the pages of a build, or of the sources in development. */
export type OpenPages = (settings: Settings, transport: Transport) => Promise<OpenedPages>;

/** What the build made for browsers. */
export const clientFolder = new URL('../dist/client/', import.meta.url);
const serverBuild = new URL('../dist/server/entry-server.js', import.meta.url);
const mediaFolder = new URL('../content/media/', import.meta.url);

/** The pages of the build in `dist/`. @throws StartFailure without a build */
export const openBuild: OpenPages = async (settings, transport) => {
  // Read first: without a build it says so, where the import would fail with a stack.
  const assets = await readAssets(clientFolder);
  const renderer = (await import(serverBuild.href)) as typeof Renderer;
  await renderer.startRenderer({ basePath: settings.BASE_PATH, origin: settings.PUBLIC_URL, transport });
  const shell = await openShell(settings, renderer, assets);
  const headers = securityHeaders(settings, [renderer.inlineScript, assets.entry]);
  return { renderer, shell, headers, console: await readConsole(settings.BASE_PATH) };
};

/** The document around the pages. */
export async function openShell(settings: Settings, renderer: typeof Renderer, assets: Assets): Promise<Shell> {
  const icon = await readFile(new URL(icons['/favicon.svg'], mediaFolder), 'utf8');
  return createShell({
    assets,
    basePath: settings.BASE_PATH,
    inlineScript: renderer.inlineScript,
    icon,
    announcements: renderer,
  });
}
