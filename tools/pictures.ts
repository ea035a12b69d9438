import path from 'node:path';
import { chromium } from '@playwright/test';
import { startPortal } from '../bench/portal-process.ts';
import { ensureChromium } from './chromium.ts';
import { compareFolders } from './pictures/compare.ts';
import { Photographer } from './pictures/take.ts';
import { views } from './pictures/views.ts';
import { endWith, readArguments } from './read-arguments.ts';

/**
 * `npm run pictures -- <folder> [view…]`: pictures of every page and its main states at 360 and 1280 px, light and dark.
 * `npm run pictures -- --compare <before> <after>`: which of them differ, side by side in `<after>-against-before`.
 */
/** A difference below this share of the pixels is noise of the drawing. */
const noise = 0.00006;

const usage = `  npm run pictures -- <folder> [--origin URL] [--at ISO-TIME] [--at-once 2] [view…]
  npm run pictures -- --compare <before> <after>`;

const { values, positionals } = readArguments(usage, {
  options: {
    compare: { type: 'boolean' },
    origin: { type: 'string' },
    at: { type: 'string' },
    'at-once': { type: 'string', default: '2' },
  },
  allowPositionals: true,
});
const [first, ...rest] = positionals;
if (first === undefined || (values.compare && rest.length !== 1)) endWith(usage);
else if (values.compare) await compare(first, rest[0] ?? '');
else await take(first, rest);

async function compare(before: string, after: string): Promise<void> {
  const into = `${path.resolve(after)}-against-before`;
  const found = (await compareFolders(before, after, into)).filter(({ share }) => share === undefined || share > noise);
  for (const { name, share, absentIn, taller } of found) {
    const what = absentIn ? `absent in ${absentIn}` : `${((share ?? 0) * 100).toFixed(3)} % of the pixels`;
    console.log(`${name.padEnd(56)} ${what}${taller ? `, ${taller > 0 ? '+' : ''}${taller} px high` : ''}`);
  }
  console.log(found.length === 0 ? 'No picture differs.' : `${found.length} pictures differ, see ${into}`);
  if (found.length > 0) process.exitCode = 1;
}

async function take(folder: string, asked: readonly string[]): Promise<void> {
  const portal = values.origin === undefined ? await startPortal() : undefined;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-lcd-text', '--font-render-hinting=none'],
  });
  const at = values.at === undefined ? undefined : Date.parse(values.at);
  const photographer = new Photographer({
    browser,
    origin: values.origin ?? portal?.origin ?? '',
    folder: path.resolve(folder),
    at,
  });
  const queue = views.filter(({ name }) => asked.length === 0 || asked.includes(name));
  const wrong: string[] = [];
  const work = async () => {
    for (let view = queue.shift(); view; view = queue.shift()) {
      const faults = await photographer.take(view);
      for (const fault of faults) console.log(fault);
      wrong.push(...faults);
    }
  };
  try {
    await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
  } finally {
    await browser.close();
    await portal?.stop();
  }
  console.log(wrong.length === 0 ? `All pictures are in ${folder}.` : `${wrong.length} pictures were not taken.`);
  if (wrong.length > 0) process.exitCode = 1;
}
