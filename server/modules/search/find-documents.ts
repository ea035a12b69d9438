import { pageFigures } from '../../../contract/paging.ts';
import type { Found, SearchType } from '../../../contract/search.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { addressOfDocument } from './document-address.ts';
import { inOtherLayout } from './keyboard-layout.ts';
import { possibleHits, snippetOf } from './mark-hits.ts';
import {
  beginSearch,
  findFreshest,
  type Hit,
  keyOf,
  readFound,
  type Where,
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
  const { readings, extent } = await readAll(db, [query, ...inOtherLayout(query)]);
  const where = { type, extent };
  for (const { reading, understoodAs } of readings) {
    const hits = await findAll(db, reading, where);
    if (hits.length > 0) return { hits, reading, partial: false, understoodAs };
  }
  for (const { reading, understoodAs } of readings) {
    const hits = await findMost(db, reading, where);
    if (hits.length > 0) return { hits, reading, partial: true, understoodAs };
  }
  return { hits: [], reading: undefined, partial: false, understoodAs: null };
}

/** Begins a search in its transaction and parses the query as typed, then its other readings. */
export async function readAll(db: Db, typed: readonly string[]) {
  const split = typed.map(splitQuery);
  const { taken, extent } = await beginSearch(db, split.flat());
  const readings = split.map((parts, index) => {
    const before = split.slice(0, index).flat().length;
    const read = parts.map(({ open }, part) => ({ ...(taken[before + part] ?? unread), open }));
    return { reading: readingOf(read), understoodAs: index === 0 ? null : (typed[index] ?? null) };
  });
  return { readings, extent };
}

const unread = { folded: '', stems: [] };

async function findAll(db: Db, { parts }: Reading, where: Where): Promise<Hit[]> {
  if (parts.length === 0) return [];
  const whole = allOf(parts.map((part) => part.whole));
  const begun = allOf(parts.map((part) => part.begun));
  return findOrdered(db, { whole, begun }, where);
}

async function findMost(db: Db, { parts }: Reading, where: Where): Promise<Hit[]> {
  const wholes = mostOf(parts.map((part) => part.whole));
  for (const [index, begun] of mostOf(parts.map((part) => part.begun)).entries()) {
    const hits = await findOrdered(db, { whole: wholes[index] ?? begun, begun }, where);
    if (hits.length > 0) return hits;
  }
  return [];
}

/** Documents with the words in the title, then the others; ranked when they are few. */
async function findOrdered(db: Db, asked: { whole: string; begun: string }, where: Where): Promise<Hit[]> {
  // Whole words come before prefixes, which are expensive for the index: they are looked up only while there is room
  // left.
  const texts = [...new Set([asked.whole, asked.begun])];
  const wanted = texts.map((tsquery) => ({ column: 'document' as const, tsquery, limit: mostFound }));
  const titles = { column: 'title' as const, tsquery: asked.begun, limit: mostFound };
  const [titled = [], ...further] = await findFreshest(db, [titles, ...wanted], where);
  const all = further.at(-1) ?? [];
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
