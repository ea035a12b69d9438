import { readFile } from 'node:fs/promises';
import { StartFailure } from '../infra/start-failure.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

/** What the build made: the entry, its CSS, and the chunks a screen needs. Paths are below `assets/`'s parent. */
export interface Assets {
  readonly entry: string;
  readonly css: readonly string[];
  /** The sheet of the training stands alone. */
  readonly standCss: string;
  readonly fonts: readonly string[];
  /** All chunks of the given source files and of the entry, to be fetched at once. */
  chunksOf(files: readonly string[]): string[];
}

const entryName = 'entry-client.tsx';
const standName = 'styles/stand.css';
/** What the first view of every page is written in. */
const firstFonts = /golos-(?:russian|latin)-/;

/** Reads the build's manifest. @throws StartFailure without a build */
export async function readAssets(folder: URL): Promise<Assets> {
  const text = await readFile(new URL('.vite/manifest.json', folder), 'utf8').catch(() => {
    throw new StartFailure('Сайт ещё не собран. Запустите «npm start» или «npm run build».');
  });
  const manifest = JSON.parse(text) as Manifest;
  const entry = manifest[entryName];
  if (!entry) throw new StartFailure('Сборка сайта повреждена. Запустите «npm run build».');
  const chunksFrom = (name: string, into: Set<string>) => {
    const chunk = manifest[name];
    if (!chunk || into.has(chunk.file)) return;
    into.add(chunk.file);
    for (const next of chunk.imports ?? []) chunksFrom(next, into);
  };
  const files = Object.values(manifest);
  return {
    entry: entry.file,
    css: entry.css ?? [],
    standCss: manifest[standName]?.file ?? '',
    fonts: [...new Set(files.flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]))].filter((file) =>
      firstFonts.test(file),
    ),
    chunksOf: (sources) => {
      const found = new Set<string>();
      for (const name of [entryName, ...sources]) chunksFrom(name, found);
      found.delete(entry.file);
      return [...found];
    },
  };
}
