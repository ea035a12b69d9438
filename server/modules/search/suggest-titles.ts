import type { SearchType } from '../../../contract/search.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { anyOf } from './concepts.ts';
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

const mostSuggested = 7;
const mostTitled = 30;

/**
 * The best titles with all the words typed so far, the last one as a beginning; where no title has them all, titles of
 * documents that have them, then titles with most of them, so that the list stays while a word is begun.
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
  const expected = expectedOf(concepts, where.extent);
  const queries = concepts.map(anyOf);
  const source = (column: Source['column'], tsquery: string): Source => ({
    column,
    tsquery,
    limit: mostTitled,
    enough: mostSuggested,
    expected,
    unless: 1,
  });
  const [most, ...fewer] = mostOf(concepts);
  const { unless: _, ...titled } = source('title', queries.join(' & '));
  const sources: Source[] = [titled, source('document', queries.join(' & '))];
  if (most !== undefined)
    sources.push(
      source('title', most),
      source('title', fewer.at(-1) ?? most),
      source('document', fewer.at(-1) ?? most),
    );
  const found = await findCandidates(db, name, sources, where);
  const candidates = [...new Map(found.flat().map((hit) => [keyOf(hit), hit])).values()];
  return rank(await weigh(db, candidates, concepts, name), concepts, where.extent).slice(0, mostSuggested);
}
