import { pagesOf } from '../e2e/whole-site/examples.ts';
import { createPortal } from '../server/app.ts';
import { openDatabase } from '../server/infra/database/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { readSettings } from '../server/infra/settings/index.ts';
import type * as Renderer from '../web/entry-server.tsx';
import { load } from './load.ts';
import { freePort, type PortalProcess, startPortal } from './portal-process.ts';
import { heading, line } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const brotli = { 'accept-encoding': 'br' };
const keptConnections = 16;
// Each connection renders pages one after another: more at once would only queue and be refused.
const drawnConnections = 2;
const seconds = 2;

/** Every public page from the cache, and drawn for every request. */
export async function benchEveryPage(): Promise<void> {
  heading('Every public page: from the cache and without it');
  const { siteRoutes } = (await import(
    new URL('../dist/server/entry-server.js', import.meta.url).href
  )) as typeof Renderer;
  const side = await startPortal();
  try {
    const drawing = await startDrawing(side.dataDir);
    for (const { address, name, audience } of pagesOf(siteRoutes)) {
      if (audience !== 'public' || name === 'devUi') continue;
      line(address, await figuresOf(side, drawing.origin, address).catch((error: Error) => ({ '': error.message })));
    }
    await drawing.close();
  } finally {
    await side.stop();
  }
}

async function figuresOf(side: PortalProcess, drawing: string, address: string) {
  const kept = await load(side.origin + address, [side.pid], brotli, keptConnections, seconds);
  const drawn = await load(drawing + address, [process.pid], brotli, drawnConnections, seconds);
  return {
    'cached per second': kept.perSecond,
    'CPU µs': kept.cpuMicros,
    'uncached per second': drawn.perSecond,
    'uncached CPU µs': drawn.cpuMicros,
  };
}

/** A portal in this process that keeps no page. */
async function startDrawing(dataDir: string) {
  const database = openDatabase(await embeddedConnection(dataDir), { onIdleError: () => undefined });
  const port = await freePort();
  const settings = readSettings({ PORT: String(port), LOG_LEVEL: 'error' });
  const portal = await createPortal({ settings, database, log: createLog('error'), pageCacheMs: 0 });
  await portal.app.listen({ port, host: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      await portal.close();
      await database.close();
    },
  };
}
