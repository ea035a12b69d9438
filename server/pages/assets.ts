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
  /** The common sheet and those that come with the given source files. */
  sheetsOf(files: readonly string[]): string[];
  /** The sheet of the pages that the server draws alone. */
  readonly standCss: string;
  /** What the first view of every page is written in. */
  readonly font: string;
  /** All chunks of the given source files and of the entry, to be fetched at once. */
  chunksOf(files: readonly string[]): string[];
}

const entryName = 'entry-client.tsx';
const standName = 'styles/stand.css';
const firstFont = /golos-first-/;

/** Reads the build's manifest. @throws StartFailure without a build */
export async function readAssets(folder: URL): Promise<Assets> {
  const text = await readFile(new URL('.vite/manifest.json', folder), 'utf8').catch(() => {
    throw new StartFailure('Сайт ещё не собран. Запустите «npm start» или «npm run build».');
  });
  const manifest = JSON.parse(text) as Manifest;
  const entry = manifest[entryName];
  if (!entry) throw new StartFailure('Сборка сайта повреждена. Запустите «npm run build».');
  const reach = (name: string, into: Set<Chunk>) => {
    const chunk = manifest[name];
    if (!chunk || into.has(chunk)) return;
    into.add(chunk);
    for (const next of chunk.imports ?? []) reach(next, into);
  };
  const reached = (sources: readonly string[]) => {
    const found = new Set<Chunk>();
    for (const name of [entryName, ...sources]) reach(name, found);
    return [...found];
  };
  const files = Object.values(manifest);
  return {
    entry: entry.file,
    sheetsOf: (sources) => [...new Set(reached(sources).flatMap(({ css }) => css ?? []))],
    standCss: manifest[standName]?.file ?? '',
    font: files.flatMap(({ assets = [] }) => assets).find((file) => firstFont.test(file)) ?? '',
    chunksOf: (sources) => reached(sources).flatMap(({ file }) => (file === entry.file ? [] : [file])),
  };
}
