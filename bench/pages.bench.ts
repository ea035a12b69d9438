import { createPortal } from '../server/app.ts';
import { openDatabase } from '../server/infra/database/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { readSettings } from '../server/infra/settings/index.ts';
import type * as Renderer from '../web/entry-server.tsx';
import { load } from './load.ts';
import { startNginx } from './nginx.ts';
import { freePort, startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const brotli = { 'accept-encoding': 'br' };

/** A cached page beside nginx that serves the same bytes. */
export async function benchCachedPage(): Promise<void> {
  heading('Cached page (home, brotli)');
  const portal = await startPortal();
  try {
    const { bytes } = await rawBytes(`${portal.origin}/`);
    const nginx = await startNginx(bytes);
    await load(`${portal.origin}/`, [portal.pid], brotli);
    const ours = await load(`${portal.origin}/`, [portal.pid], brotli);
    line('portal', { 'per second': ours.perSecond, 'CPU µs': ours.cpuMicros, bytes: bytes.length });
    if (!nginx) return line('nginx', { '': 'not installed, nothing to compare with' });
    try {
      const theirs = await load(`${nginx.origin}/`, [nginx.workerPid], brotli);
      line('nginx, same bytes', { 'per second': theirs.perSecond, 'CPU µs': theirs.cpuMicros });
      const times = (ours.cpuMicros ?? 0) / (theirs.cpuMicros ?? 1);
      ratio('CPU per answer, times', times, '≤ 2.5', times <= 2.5);
    } finally {
      await nginx.stop();
    }
  } finally {
    await portal.stop();
  }
}

async function rawBytes(url: string): Promise<{ bytes: Buffer }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: brotli }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ bytes: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

/** The home page rendered for every request, beside `renderToString` of the same tree alone. */
export async function benchUncachedHome(): Promise<void> {
  heading('Home page without the cache');
  const side = await startPortal();
  const database = openDatabase(await embeddedConnection(side.dataDir), { onIdleError: () => undefined });
  try {
    const port = await freePort();
    const settings = readSettings({ PORT: String(port), LOG_LEVEL: 'warn' });
    const portal = await createPortal({ settings, database, log: createLog('warn'), pageCacheMs: 0 });
    await portal.app.listen({ port, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${port}/`;
    await load(url, [process.pid], brotli);
    const whole = await load(url, [process.pid], brotli);
    const alone = await cpuOfRenderAlone();
    await portal.close();
    line('whole page', { 'per second': whole.perSecond, 'CPU µs': whole.cpuMicros });
    line('renderToString of the same tree', { 'CPU µs': alone });
    const times = (whole.cpuMicros ?? 0) / alone;
    ratio('CPU, times', times, '≤ 3', times <= 3);
  } finally {
    await database.close();
    await side.stop();
  }
}

const rounds = 1_500;

async function cpuOfRenderAlone(): Promise<number> {
  const renderer = (await import(new URL('../dist/server/entry-server.js', import.meta.url).href)) as typeof Renderer;
  const draw = await renderer.prepareTree({ pathname: '/', search: '' });
  for (let round = 0; round < rounds; round += 1) draw();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) draw();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rounds;
}
