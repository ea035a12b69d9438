import type { SearchType } from '../../../contract/search.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { findCandidates, type Source, type Where } from './candidates.store.ts';
import { anyOf } from './concepts.ts';
import { mostOf } from './most-words.ts';
import { rank } from './rank-hits.ts';
import type { Scope } from './reach.ts';
import { beginSearch, type Hit, keyOf, readFound, weigh } from './search.store.ts';
import { type Reading, readingsOf } from './understand-query.ts';

const mostSuggested = 7;
const mostTitled = 30;

/**
 * The best titles with all the words typed so far, the last one as a beginning; while that has but a letter or two, also
 * titles with the words before it; where no title has them, titles of documents that have them, then titles with most of
 * them, so that the list stays while a word is begun.
 */
export function suggestTitles(db: Db, { query, type }: { query: string; type?: SearchType | undefined }, scope: Scope) {
  return inTransaction(db, async (transaction) => {
    const extent = await beginSearch(transaction);
    const reach = { ...scope, ...extent };
    for (const reading of await readingsOf(transaction, query, reach, { isTyping: true })) {
      const hits = await findTitles(transaction, reading, { type, reach, extent });
      if (hits.length === 0) continue;
      const { found } = await readFound(transaction, hits, { longestText: 0, lexemes: [] });
      const rows = new Map(found.map((row) => [keyOf(row), row]));
      const content = hits.flatMap((hit) => {
        const row = rows.get(keyOf(hit));
        return row ? [{ type: row.kind, title: row.title, url: row.path }] : [];
      });
      return { content };
    }
    return { content: [] };
  });
}

async function findTitles(db: Db, { concepts, name }: Reading, where: Where): Promise<readonly Hit[]> {
  if (concepts.length === 0) return [];
  const whole = concepts.map(anyOf);
  const isOpen = concepts.length > 1 && hasJustBegun(name);
  const sources = [
    from('title', whole),
    ...(isOpen ? [{ ...from('title', whole.slice(0, -1)), unless: mostSuggested }] : []),
    { ...from('document', whole), unless: 1 },
  ];
  const found = await findCandidates(db, sources, where, name);
  if (found.slice(1).every((hits) => hits.length === 0)) found.push(...(await findFewer(db, concepts, where)));
  const candidates = [...new Map(found.flat().map((hit) => [keyOf(hit), hit])).values()];
  const weighed = await weigh(db, candidates, concepts, name);
  return rank(weighed, isOpen ? opened(concepts, where) : concepts, where.extent).slice(0, mostSuggested);
}

// Of so few letters nobody knows yet what the word will be.
const fewestLetters = 3;
const hasJustBegun = (name: string) => (name.split(' ').at(-1) ?? '').length < fewestLetters;

/** The word that has just begun says little: what fitted before it stays in sight. */
const opened = (concepts: Reading['concepts'], { extent }: Where): Reading['concepts'] =>
  concepts.map((concept, at) => (at === concepts.length - 1 ? { ...concept, frequency: extent.documents } : concept));

/** Titles with most of the words, then documents with any. */
async function findFewer(db: Db, concepts: Reading['concepts'], where: Where): Promise<Hit[][]> {
  const [most, ...fewer] = mostOf(concepts);
  if (most === undefined) return [];
  const fewest = fewer.at(-1) ?? most;
  const sources = [from('title', [most]), from('title', [fewest]), from('document', [fewest])];
  return findCandidates(
    db,
    sources.map((source) => ({ ...source, unless: 1 })),
    where,
  );
}

const from = (column: Source['column'], parts: readonly string[]): Source => ({
  column,
  parts,
  limit: mostTitled,
  enough: mostSuggested,
});
