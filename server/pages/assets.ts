import { readFile } from 'node:fs/promises';
import { StartFailure } from '../infra/start-failure.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

/** What the build made: the entry, the CSS, and the chunks a screen needs. Paths are below `assets/`'s parent. */
export interface Assets {
  /** The page's script, short enough to stand in the HTML: a request of its own would delay the rest. */
  readonly entry: string;
  /** The file that the entry loads when the browser is idle. */
  readonly start: string;
  /** The common sheet and those that come with the given source files. */
  sheetsOf(files: readonly string[]): string[];
  /** The style sheet of the pages that are rendered by the server alone. */
  readonly plainCss: string;
  /** The font of the first view of every page. */
  readonly font: string;
  /**
   * The chunks of the given source files and of what the entry loads, to be fetched at once; sections are loaded after
   * them.
   */
  chunksOf(files: readonly string[]): string[];
}

const entryName = 'entry-client.tsx';
const plainName = 'entry-plain.ts';
const startName = 'start.tsx';
/** A section by its source file, or by its chunk when several screens use it. */
const isSection = /\.section(\.tsx$|-)/;
const firstFont = /golos-first-/;

/** Reads the build's manifest. @throws StartFailure without a build */
export async function readAssets(folder: URL): Promise<Assets> {
  const text = await readFile(new URL('.vite/manifest.json', folder), 'utf8').catch(() => {
    throw new StartFailure('not-built', 'The site is not built. Run «npm start» or «npm run build».');
  });
  const manifest = JSON.parse(text) as Manifest;
  const entry = manifest[entryName];
  const start = manifest[startName];
  if (!entry || !start)
    throw new StartFailure('build-damaged', 'The build of the site is damaged. Run «npm run build».');
  // Imports come before the chunk itself, because the style sheet that declares the cascade layers must be the first.
  const reach = (name: string, into: Set<Chunk>, seen: Set<string>, sections: boolean) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports ?? []) reach(next, into, seen, sections);
    // The sections of a screen are rendered with it, so that their styles come with its own.
    for (const next of chunk.dynamicImports ?? [])
      if (sections && isSection.test(next)) reach(next, into, seen, sections);
    into.add(chunk);
  };
  const reached = (sources: readonly string[], sections = false) => {
    const found = new Set<Chunk>();
    const seen = new Set<string>();
    for (const name of [entryName, startName, ...sources]) reach(name, found, seen, sections);
    return [...found];
  };
  const files = Object.values(manifest);
  return {
    entry: await readFile(new URL(entry.file, folder), 'utf8'),
    start: start.file,
    sheetsOf: (sources) => [...new Set(reached(sources, true).flatMap(({ css }) => css ?? []))],
    plainCss: manifest[plainName]?.css?.[0] ?? '',
    font: files.flatMap(({ assets = [] }) => assets).find((file) => firstFont.test(file)) ?? '',
    chunksOf: (sources) => reached(sources).flatMap((chunk) => (chunk === entry ? [] : [chunk.file])),
  };
}
