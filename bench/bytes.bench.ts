import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { readAssets } from '../server/pages/assets.ts';
import type * as Renderer from '../web/entry-server.tsx';
import { heading, line, ratio } from './print.ts';

const client = new URL('../dist/client/', import.meta.url);
const limitKb = 135;

/** JavaScript and CSS of the first load of every public page, brotli (spec: speed.first-load). */
export async function benchBytes(): Promise<void> {
  heading('First load, KB (brotli)');
  const assets = await readAssets(client);
  const { siteRoutes, screenFile } = (await import(
    new URL('../dist/server/entry-server.js', import.meta.url).href
  )) as typeof Renderer;
  const sizes = new Map<string, number>();
  const sizeOf = async (file: string) => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = brotliCompressSync(await readFile(new URL(file, client))).length / 1024;
    sizes.set(file, size);
    return size;
  };
  const sum = async (files: readonly string[]) =>
    (await Promise.all(files.map(sizeOf))).reduce((all, one) => all + one, 0);
  const entryKb = brotliCompressSync(assets.entry).length / 1024;
  let largest = 0;
  for (const { path, screen, audience } of Object.values(siteRoutes)) {
    if (!screen || audience !== 'public' || path.startsWith('/dev/')) continue;
    const scripts = entryKb + (await sum(assets.chunksOf([screenFile(screen)])));
    largest = Math.max(largest, scripts);
    line(path, { JavaScript: scripts, CSS: await sum(assets.sheetsOf([screenFile(screen)])) });
  }
  ratio('largest JavaScript, KB', largest, `≤ ${limitKb}`, largest <= limitKb);
}
