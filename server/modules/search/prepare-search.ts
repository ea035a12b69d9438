import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Db } from '../../infra/database/index.ts';
import type { Log } from '../../infra/log/index.ts';
import { type AskedFor, keepPhrases } from './phrases.store.ts';
import { addExtension, indexTrigrams, keepPages } from './prepare.store.ts';
import { readRussianWords } from './russian-words.ts';
import { keepSynonyms } from './synonyms.store.ts';

const pagesFile = z.array(
  z.object({
    code: z.string(),
    path: z.string(),
    title: z.string(),
    names: z.array(z.string()),
    text: z.string(),
    // The sentences that stand on the page itself; those that an operator writes come from their tables.
    reads: z.array(z.string()).default([]),
  }),
);

const read = (file: string) => readFile(new URL(`../../../content/${file}`, import.meta.url), 'utf8');

/**
 * What the search needs before it is asked: the extensions that correct words, the portal's own pages, and the synonyms
 * of bookkeeping that this build brings. Without the extensions it goes on (spec: search.corrections).
 */
export async function prepareSearch(db: Db, log: Pick<Log, 'warn'>): Promise<void> {
  // Whoever asks first does not wait for it.
  const dictionary = readRussianWords();
  const missing = [];
  for (const name of ['pg_trgm', 'fuzzystrmatch'] as const) if (!(await addExtension(db, name))) missing.push(name);
  if (missing.length > 0)
    log.warn(
      { extensions: missing },
      'search goes on without corrections of misspelt words: the database lacks extensions; as its owner run CREATE EXTENSION pg_trgm; CREATE EXTENSION fuzzystrmatch;',
    );
  if (!missing.includes('pg_trgm')) await indexTrigrams(db);
  const pages = pagesFile.parse(JSON.parse(await read('search-pages.json')));
  await keepPages(
    db,
    pages.map((page) => ({ ...page, reads: page.reads.join(' ') })),
  );
  await keepSynonyms(db, readSynonyms(await read('search-synonyms.txt')));
  await dictionary;
}

/** The groups of the file of synonyms: one a line, its terms parted by «=», lines that begin with «#» are notes. */
export function readSynonyms(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('=').map((term) => term.trim()));
}

/** What people ask for documents by, once the content is there that this build may have brought (spec: search.phrases). */
export async function preparePhrases(db: Db): Promise<void> {
  await keepPhrases(db, readPhrases(await read('search-phrases.txt')));
}

/** The file of phrases: an address with its title, below it the phrases, one a line; lines that begin with «#» are notes. */
export function readPhrases(text: string): AskedFor[] {
  const found: { address: string; title: string; phrases: string[] }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, address, title] = /^(\/\S*) (.+)$/.exec(line) ?? [];
    if (address !== undefined && title !== undefined) found.push({ address, title, phrases: [] });
    else found.at(-1)?.phrases.push(line);
  }
  return found;
}
