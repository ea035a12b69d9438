import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { findFreePort } from '../../e2e/harness/free-port.ts';
import type { ConsoleParts } from '../../server/pages/serve-console.ts';
import { root } from '../root.ts';
import { devEntry, entryId } from './dev-entry.ts';
import { serveModules } from './serve-modules.ts';

interface OpenedConsole {
  readonly parts: ConsoleParts;
  attach(app: FastifyInstance): void;
}

/** The console of the sources: a Vite server of its own, because its packages are its own. */
export async function openConsole(basePath: string): Promise<OpenedConsole> {
  const base = `${basePath}/console/@dev/`;
  const port = await findFreePort();
  const vite = await createServer({
    configFile: `${root}/console/vite.config.ts`,
    base,
    appType: 'custom',
    cacheDir: `${root}/.cache/vite-console`,
    plugins: [devEntry(base, "await import('/main.tsx');")],
    optimizeDeps: { entries: ['main.tsx'] },
    server: { middlewareMode: true, hmr: { port, host: 'localhost' }, fs: { allow: [root] } },
  });
  return {
    parts: { script: `${base}@id/${entryId}`, styles: [], sockets: [`ws://localhost:${port}`] },
    attach: (app) => serveModules(app, vite, base),
  };
}
