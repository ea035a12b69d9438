import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startPortal } from '../bench/portal-process.ts';
import { buildIfStale } from './build/build-if-stale.ts';
import { ensureChromium } from './chromium.ts';
import { fillPortal } from './guide/fill-portal.ts';
import { Photographer } from './guide/photographer.ts';
import { scenes } from './guide/scenes.ts';
import { readArguments } from './read-arguments.ts';
import { root } from './root.ts';

/**
 * `npm run guide -- [name…]`: takes the pictures of the operator's guide, docs/console, from a demo portal of its own;
 * with `--origin` from one that runs and has been filled by hand.
 */
const folder = path.join(root, 'docs', 'console', 'pictures');
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--lang=ru-RU',
  '--disable-lcd-text',
  '--font-render-hinting=none',
];

const { values, positionals: asked } = readArguments('  npm run guide -- [--origin URL] [--at-once 3] [name…]', {
  options: { origin: { type: 'string' }, 'at-once': { type: 'string', default: '3' } },
  allowPositionals: true,
});
await buildIfStale(root);
await mkdir(folder, { recursive: true });
const startedAt = Date.now();
const portal = values.origin === undefined ? await startPortal() : undefined;
const origin = values.origin ?? portal?.origin ?? '';
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: browserArguments,
  env: { ...process.env, LANGUAGE: 'ru' },
});
const photographer = new Photographer({ browser, origin, folder, startedAt });
const failed: string[] = [];
try {
  if (portal) await fillPortal(photographer, origin);
  const queue = scenes.filter(({ name }) => asked.length === 0 || asked.includes(name));
  const work = async () => {
    for (let scene = queue.shift(); scene; scene = queue.shift()) {
      const { name } = scene;
      await photographer.take(scene).then(
        () => console.log(name),
        (error: Error) => {
          console.error(`${name}: ${error.message.split('\n')[0]}`);
          failed.push(name);
        },
      );
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
} finally {
  await browser.close();
  await portal?.stop();
}
if (failed.length > 0) {
  console.error(`Not taken: ${failed.join(', ')}`);
  process.exitCode = 1;
}
