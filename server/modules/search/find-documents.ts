import { pageFigures } from '../../../contract/paging.ts';
import type { Found, SearchType } from '../../../contract/search.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { addressOfDocument } from './document-address.ts';
import { inOtherLayout } from './keyboard-layout.ts';
import { possibleHits, snippetOf } from './mark-hits.ts';
import {
  findFreshest,
  type Hit,
  keyOf,
  prepareSearch,
  readFound,
  readParts,
  weighHits,
  wordsThatHit,
} from './search.store.ts';
import { splitQuery } from './split-query.ts';
import { allOf, mostOf, type Reading, readingOf } from './write-tsquery.ts';

// Nobody pages further, and all of them are ordered for each search.
const mostFound = 1_000;
// Up to this number documents are ranked by how often and where they have the words; more are ordered by date alone.
const mostWeighed = 200;
const longestText = 20_000;

interface Asked {
  readonly query: string;
  readonly type?: SearchType | undefined;
  readonly page: number;
  readonly count: number;
}

interface Outcome {
  readonly hits: readonly Hit[];
  readonly reading: Reading | undefined;
  readonly partial: boolean;
  readonly understoodAs: string | null;
}

/** A page of what is found: at most 1000 documents, titles first, the fresh first among equals (spec: search.call). */
export function findDocuments(db: Db, { query, type, page, count }: Asked): Promise<Found> {
  return inTransaction(db, async (transaction) => {
    await prepareSearch(transaction);
    const { hits, reading, partial, understoodAs } = await understand(transaction, query, type);
    const shown = hits.slice((page - 1) * count, page * count);
    const content = shown.length > 0 && reading ? await present(transaction, shown, reading) : [];
    return { content, ...pageFigures(page, count, hits.length), partial, understoodAs };
  });
}

/**
 * All the words as typed; then all of them in the other keyboard layout; then as many of them as any document has
 * (decision 0021).
 */
async function understand(db: Db, query: string, type: SearchType | undefined): Promise<Outcome> {
  const typed = [query, ...inOtherLayout(query)];
  const readings: { reading: Reading; understoodAs: string | null }[] = [];
  for (const text of typed) {
    const reading = await read(db, text);
    readings.push({ reading, understoodAs: text === query ? null : text });
    const hits = await findAll(db, reading, type);
    if (hits.length > 0) return { hits, reading, partial: false, understoodAs: text === query ? null : text };
  }
  for (const { reading, understoodAs } of readings) {
    const hits = await findMost(db, reading, type);
    if (hits.length > 0) return { hits, reading, partial: true, understoodAs };
  }
  return { hits: [], reading: undefined, partial: false, understoodAs: null };
}

/** Parses a query. */
export async function read(db: Db, query: string): Promise<Reading> {
  const parts = splitQuery(query);
  if (parts.length === 0) return readingOf([]);
  const taken = await readParts(db, parts);
  return readingOf(taken.map((one, index) => ({ ...one, open: parts[index]?.open ?? false })));
}

async function findAll(db: Db, { parts }: Reading, type: SearchType | undefined): Promise<Hit[]> {
  if (parts.length === 0) return [];
  const whole = allOf(parts.map((part) => part.whole));
  const begun = allOf(parts.map((part) => part.begun));
  return findOrdered(db, { whole, begun }, type);
}

async function findMost(db: Db, { parts }: Reading, type: SearchType | undefined): Promise<Hit[]> {
  const wholes = mostOf(parts.map((part) => part.whole));
  for (const [index, begun] of mostOf(parts.map((part) => part.begun)).entries()) {
    const hits = await findOrdered(db, { whole: wholes[index] ?? begun, begun }, type);
    if (hits.length > 0) return hits;
  }
  return [];
}

/** Documents with the words in the title, then the others; ranked when they are few. */
async function findOrdered(
  db: Db,
  asked: { whole: string; begun: string },
  type: SearchType | undefined,
): Promise<Hit[]> {
  const find = async (column: 'title' | 'document') => {
    // Whole words come before prefixes, which are expensive for the index: they are looked up only while there is room
    // left.
    if (column === 'document' && asked.whole !== asked.begun) {
      const whole = await findFreshest(db, { column, tsquery: asked.whole, type, limit: mostFound });
      if (whole.length === mostFound) return whole;
    }
    return findFreshest(db, { column, tsquery: asked.begun, type, limit: mostFound });
  };
  const titled = await find('title');
  const all = titled.length < mostFound ? await find('document') : [];
  const keys = new Set(titled.map(keyOf));
  const others = all.filter((hit) => !keys.has(keyOf(hit)));
  const found = [...titled, ...others].slice(0, mostFound);
  if (found.length === 0 || found.length > mostWeighed) return found;
  const weighed = await weighHits(db, found, asked);
  const weights = new Map(
    weighed.map((one) => [keyOf(one), one.weight + (keys.has(keyOf(one)) ? 1_000 : 0) + (one.inTitle ? 1_000 : 0)]),
  );
  return found.sort((one, other) => (weights.get(keyOf(other)) ?? 0) - (weights.get(keyOf(one)) ?? 0));
}

async function present(db: Db, shown: readonly Hit[], { hits, initials }: Reading) {
  const rows = new Map((await readFound(db, shown, longestText)).map((row) => [keyOf(row), row]));
  const words = [...rows.values()].flatMap(({ summary, text }) => [
    ...possibleHits(summary, initials),
    ...possibleHits(text, initials),
  ]);
  const hitting = new Set(await wordsThatHit(db, [...new Set(words)], hits));
  return shown.flatMap((hit) => {
    const row = rows.get(keyOf(hit));
    if (!row) return [];
    return [
      {
        type: hit.kind,
        url: addressOfDocument(hit),
        title: row.title,
        publishDate: hit.published_on,
        snippet: snippetOf([row.summary, row.text], hitting),
      },
    ];
  });
}
