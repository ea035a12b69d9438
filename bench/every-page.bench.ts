import { pagesOf } from '../e2e/whole-site/examples.ts';
import { createPortal } from '../server/app.ts';
import { openDatabase } from '../server/infra/database/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { readSettings } from '../server/infra/settings/index.ts';
import type * as Renderer from '../web/entry-server.tsx';
import { load } from './load.ts';
import { freePort, startPortal } from './portal-process.ts';
import { heading, line } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const brotli = { 'accept-encoding': 'br' };
const connections = 16;
const seconds = 2;

/** Every public page from the cache, and drawn for every request. */
export async function benchEveryPage(): Promise<void> {
  heading('Каждая публичная страница: из кэша и без него');
  const { siteRoutes } = (await import(
    new URL('../dist/server/entry-server.js', import.meta.url).href
  )) as typeof Renderer;
  const side = await startPortal();
  const database = openDatabase(await embeddedConnection(side.dataDir), { onIdleError: () => undefined });
  try {
    const port = await freePort();
    const settings = readSettings({ PORT: String(port), LOG_LEVEL: 'warn' });
    const portal = await createPortal({ settings, database, log: createLog('warn'), pageCacheMs: 0 });
    await portal.app.listen({ port, host: '127.0.0.1' });
    for (const { address, name, audience } of pagesOf(siteRoutes)) {
      if (audience !== 'public' || name === 'devUi') continue;
      const kept = await load(side.origin + address, [side.pid], brotli, connections, seconds);
      const drawn = await load(`http://127.0.0.1:${port}${address}`, [process.pid], brotli, connections, seconds);
      line(address, {
        'из кэша в секунду': kept.perSecond,
        'мкс процессора': kept.cpuMicros,
        'без кэша в секунду': drawn.perSecond,
        'мкс без кэша': drawn.cpuMicros,
      });
    }
    await portal.close();
  } finally {
    await database.close();
    await side.stop();
  }
}
