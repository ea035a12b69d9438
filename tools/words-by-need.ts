import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const key = /['"`]([a-z]+)\.[\w${}.-]+['"`]/g;

/**
 * Lets each part of the browser's build bring the words it uses and no others: a file that names a key of a noun
 * imports the words of that noun. 3 KB of the first load; the server and the tests have all words at once.
 */
export function wordsByNeed(web: string): Plugin {
  const locales = path.join(web, 'locales', 'ru');
  const nouns = new Set(readdirSync(locales).map((file) => path.basename(file, '.ts')));
  nouns.delete('index');
  // Of these words the browser's build keeps no reader: they stand in the server's HTML.
  nouns.delete('noscript');
  const registry = path.join(web, 'app', 'words-by-need.ts');
  // The table of pages names the titles of all; each screen brings its own.
  const isReader = (id: string) =>
    id.startsWith(`${web}${path.sep}`) && !id.startsWith(locales) && !id.endsWith('routes.tsx');
  return {
    name: 'words-by-need',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === './words.ts' && importer?.startsWith(path.join(web, 'app')) ? registry : null;
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /['"`][a-z]+\.\w/ },
      handler(code, id) {
        if (!isReader(id)) return null;
        const used = new Set([...code.matchAll(key)].map((match) => match[1] ?? '').filter((noun) => nouns.has(noun)));
        if (used.size === 0) return null;
        const lines = [...used].map(
          (noun) =>
            `import { ${noun} as words_${noun} } from ${JSON.stringify(path.join(locales, `${noun}.ts`))};addWords('${noun}', words_${noun});`,
        );
        return { code: `import { addWords } from ${JSON.stringify(registry)};${lines.join('')}${code}`, map: null };
      },
    },
  };
}
