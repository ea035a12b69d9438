import { pageFigures } from '../../../contract/paging.ts';
import type { Found, SearchType } from '../../../contract/search.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { anyOf, needsPlaces } from './concepts.ts';
import { snippetOf } from './mark-hits.ts';
import { marksOf } from './marked-words.ts';
import { mostOf } from './most-words.ts';
import { rank } from './rank-hits.ts';
import type { Scope } from './reach.ts';
import {
  beginSearch,
  expectedOf,
  findCandidates,
  type Hit,
  keyOf,
  readFound,
  type Source,
  type Where,
  weigh,
} from './search.store.ts';
import { type Reading, readingsOf } from './understand-query.ts';

// Nobody pages further, and all of them are ordered for each search.
const mostFound = 1_000;
// Those with the words in the title, those with all the words, those with most of them: only so many are ranked, the
// freshest; others with all the words follow by date.
const mostTitled = 60;
const mostWhole = 120;
const mostPartial = 60;
// The index does not know the order of words: of so many documents it is compared.
const mostCompared = 500;
// Where so many documents have all the words, nobody needs those that lack one.
const enoughWhole = 40;
// What lacks a word is shown only when its words stand in it as well as the others' do.
const worthShowing = 0.8;
const longestText = 20_000;

interface Asked {
  readonly query: string;
  readonly type?: SearchType | undefined;
  readonly exact?: '1' | undefined;
  readonly page: number;
  readonly count: number;
}

interface Outcome {
  readonly hits: readonly Hit[];
  readonly reading: Reading | undefined;
  readonly partial: boolean;
}

/** A page of what is found: at most 1000 documents, the best first (spec: search.call). */
export function findDocuments(db: Db, asked: Asked, scope: Scope): Promise<Found> {
  const { query, type, page, count } = asked;
  return inTransaction(db, async (transaction) => {
    const extent = await beginSearch(transaction);
    const reach = { ...scope, ...extent };
    const readings = await readingsOf(transaction, query, reach, { isExact: asked.exact === '1' });
    const { hits, reading, partial } = await search(transaction, readings, { type, reach, extent });
    const shown = hits.slice((page - 1) * count, page * count);
    const content = shown.length > 0 && reading ? await present(transaction, shown, reading) : [];
    return {
      content,
      ...pageFigures(page, count, hits.length),
      partial,
      understoodAs: reading?.understoodAs ?? null,
    };
  });
}

/** All the words of the likeliest reading that any document has so; else as many as any has (decision 0049). */
async function search(db: Db, readings: readonly Reading[], where: Where): Promise<Outcome> {
  for (const reading of readings) {
    const hits = await findAll(db, reading, where);
    if (hits.length > 0) return { hits, reading, partial: false };
  }
  for (const reading of readings.filter(({ isGuess }) => !isGuess)) {
    const hits = await findMost(db, reading, where);
    if (hits.length > 0) return { hits, reading, partial: true };
  }
  return { hits: [], reading: undefined, partial: false };
}

/** Documents with all the words; where they are few, also those that lack one but have the others as well as they do. */
async function findAll(db: Db, { concepts, name }: Reading, where: Where): Promise<Hit[]> {
  if (concepts.length === 0 || concepts.some(({ documents }) => documents === 0)) return [];
  const all = concepts.map(anyOf).join(' & ');
  const expected = expectedOf(concepts, where.extent);
  const [most] = mostOf(concepts);
  const wanted: Source[] = [
    { column: 'title', tsquery: all, limit: mostTitled, expected },
    { column: 'document', tsquery: all, limit: mostFound, expected },
  ];
  if (most !== undefined)
    wanted.push({
      column: 'document',
      tsquery: most,
      limit: mostPartial,
      unless: enoughWhole,
      expected: where.extent.documents,
    });
  const [named = [], titled = [], whole = [], partial = []] = await findCandidates(db, name, wanted, where);
  if (whole.length === 0) return [];
  const hasPhrase = concepts.some(({ exact }) => needsPlaces(exact));
  const compared = whole.slice(0, hasPhrase ? mostCompared : mostWhole);
  const candidates = unique([...named, ...titled, ...compared, ...partial]);
  const ranked = rank(await weigh(db, candidates, concepts, name), concepts, where.extent);
  const [best] = ranked.filter(({ hits }) => hits.every(Boolean));
  if (!best) return [];
  const good = ranked.filter(({ hits, score }) => hits.every(Boolean) || score >= best.score * worthShowing);
  if (hasPhrase) return good;
  const known = new Set(candidates.map(keyOf));
  return [...good, ...whole.filter((hit) => !known.has(keyOf(hit)))].slice(0, mostFound);
}

/** Documents with as many of the words as any has. */
async function findMost(db: Db, { concepts, name }: Reading, where: Where): Promise<Hit[]> {
  const there = concepts.filter(({ documents }) => documents !== 0);
  if (there.length === 0) return [];
  for (const tsquery of [...(there.length < concepts.length ? [there.map(anyOf).join(' & ')] : []), ...mostOf(there)]) {
    const source: Source = { column: 'document', tsquery, limit: mostWhole, expected: where.extent.documents };
    const [named = [], found = []] = await findCandidates(db, name, [source], where);
    const ranked = rank(await weigh(db, unique([...named, ...found]), concepts, name), concepts, where.extent);
    const hits = ranked.filter((one) => one.hits.some(Boolean));
    if (hits.length > 0) return hits;
  }
  return [];
}

const unique = (hits: readonly Hit[]): Hit[] => [...new Map(hits.map((hit) => [keyOf(hit), hit])).values()];

async function present(db: Db, shown: readonly Hit[], { concepts }: Reading) {
  const lexemes = [...new Set(concepts.flatMap((concept) => [...concept.lexemes, ...(concept.synonyms ?? [])]))];
  const { found, words } = await readFound(db, shown, { longestText, lexemes });
  const marks = marksOf(concepts, words);
  const rows = new Map(found.map((row) => [keyOf(row), row]));
  return shown.flatMap((hit) => {
    const row = rows.get(keyOf(hit));
    if (!row) return [];
    const { kind: type, path: url, title, summary, text, note, logo: logoUrl } = row;
    const snippet = snippetOf([summary, text], marks);
    return [{ type, url, title, publishDate: hit.published_on, note, logoUrl, snippet }];
  });
}
