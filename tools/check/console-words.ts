import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { jobWords } from '../../contract/jobs.words.ts';
import { listFiles } from './source-files.ts';

const words = 'console/locales/ru';
/** What react-admin looks up by names of its own. */
const notOurs = ['resources', 'ra'];

/**
 * Finds keys of the console's words that its code names and no file has: the types do not hold them, and the screen would
 * show the key itself.
 */
export function checkConsoleWords(root: string): string[] {
  const known = new Set(
    readdirSync(path.join(root, words)).flatMap((file) =>
      keysOf(JSON.parse(readFileSync(path.join(root, words, file), 'utf8'))),
    ),
  );
  const firsts = [...known].filter((key) => !key.includes('.') && !notOurs.includes(key));
  const key = new RegExp(`['"]((?:${firsts.join('|')})(?:\\.[\\w-]+)+)['"]`, 'g');
  return listFiles(root, ['console'])
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return [...source.matchAll(key)]
        .filter(([, name = '']) => !known.has(name) && !(name in jobWords))
        .map(({ 1: name, index }) => `${file}:${source.slice(0, index).split('\n').length}: no words «${name}»`);
    });
}

/** Every key, those of branches too, which code puts together with what stands below. */
function keysOf(branch: object): string[] {
  return Object.entries(branch).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [name, ...keysOf(value).map((key) => `${name}.${key}`)] : [name],
  );
}
