import { type RawBuilder, sql } from 'kysely';
import type { SearchType } from '../../../contract/search.ts';
import type { Db } from '../../infra/database/index.ts';
import { needsPlaces, type ReadPart, withoutPlaces } from './write-tsquery.ts';

/** A document among the found ones, not yet fetched. */
export interface Hit {
  readonly kind: SearchType;
  readonly code: string;
  readonly published_on: string;
}

type Column = 'title' | 'document';

// The words of a document are compared one by one only so often in one search.
const mostCompared = 1_500;
// The reach of the search for words of very many documents: the freshest year, four years, everything.
const reachesMonths = [12, 48];

/**
 * The planner knows nothing of how dear the vectors of documents are, and would read them all.
 */
export async function preferIndexes(transaction: Db): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(transaction);
}

/** Takes the parts of a query apart: their words folded, and the stems with their places. */
export async function readParts(
  db: Db,
  parts: readonly { text: string; open: boolean }[],
): Promise<Omit<ReadPart, 'open'>[]> {
  const { rows } = await sql<{ folded: string; stems: ReadPart['stems'] }>`
    select search_fold(part) as folded, (
      select coalesce(json_agg(json_build_object('lexeme', lexeme, 'positions', positions)), '[]')
      from unnest(search_words(part)) as word (lexeme, positions, weights)
    ) as stems
    from unnest(${parts.map(({ text }) => text)}::text[]) with ordinality as given (part, place)
    order by place`.execute(db);
  return rows;
}

/** The freshest documents whose title or text has what is asked, at most `limit`. */
export async function findFreshest(
  db: Db,
  { column, tsquery, type, limit }: { column: Column; tsquery: string; type: SearchType | undefined; limit: number },
): Promise<Hit[]> {
  const ask = async (asked: string, cut: RawBuilder<unknown>) => {
    const { rows } = await matching(column, asked, type, cut).execute(db);
    return rows;
  };
  // Most words stand in few documents: these are all of them, in any order.
  const few = await ask(tsquery, sql`limit ${limit + 1}`);
  if (few.length <= limit) return few.sort(freshFirst);
  const freshest = sql`order by published_on desc, kind, code collate "C" limit ${limit}`;
  for (const months of await recentMonths(db)) {
    const found = await ask(`(${tsquery}) & (${months.map((month) => `'@${month}'`).join(' | ')})`, freshest);
    if (found.length === limit) return found;
  }
  return ask(tsquery, freshest);
}

/** One name for a document. */
export const keyOf = ({ kind, code }: Pick<Hit, 'kind' | 'code'>): string => `${kind}/${code}`;

/** By day, then by kind and code, as PostgreSQL orders them here, so that the order is always the same. */
function freshFirst(one: Hit, other: Hit): number {
  if (one.published_on !== other.published_on) return one.published_on < other.published_on ? 1 : -1;
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

/** The index finds the words; where they must stand side by side, the freshest of these documents are looked into. */
function matching(column: Column, tsquery: string, type: SearchType | undefined, cut: RawBuilder<unknown>) {
  const vector = sql.ref(column);
  const ofType = type ? sql`and kind = ${type}` : sql``;
  if (!needsPlaces(tsquery))
    return sql<Hit>`select kind, code, published_on from publication_search
      where ${vector} @@ ${tsquery}::tsquery ${ofType} ${cut}`;
  return sql<Hit>`select kind, code, published_on from (
      select * from publication_search where ${vector} @@ ${withoutPlaces(tsquery)}::tsquery ${ofType}
      order by published_on desc, kind, code collate "C" limit ${mostCompared} offset 0
    ) as candidate
    where ${vector} @@ ${tsquery}::tsquery ${cut}`;
}

/** The months of each reach, back from the newest document. */
async function recentMonths(db: Db): Promise<string[][]> {
  const { rows } = await sql<{ month: string }>`
    select to_char(date_trunc('month', newest) - make_interval(months => back), 'YYYY-MM') as month
    from (select max(published_on) as newest from publication_search) as last,
      generate_series(0, ${Math.max(...reachesMonths) - 1}::int) as back
    order by back`.execute(db);
  return reachesMonths.map((reach) => rows.slice(0, reach).map(({ month }) => month));
}

/** For each hit, how well its document answers: whole words before begun ones, and titles before the rest. */
export async function weighHits(
  db: Db,
  hits: readonly Hit[],
  { whole, begun }: { whole: string; begun: string },
): Promise<{ kind: SearchType; code: string; inTitle: boolean; weight: number }[]> {
  const { rows } = await sql<{ kind: SearchType; code: string; inTitle: boolean; weight: number }>`
    select kind, code, title @@ ${whole}::tsquery as "inTitle",
      (case when document @@ ${whole}::tsquery then 100 else 0 end
        + round(20 * ts_rank(document, ${begun}::tsquery)))::int as weight
    from publication_search
    join unnest(${hits.map(({ kind }) => kind)}::text[], ${hits.map(({ code }) => code)}::text[])
      as hit (kind, code) using (kind, code)`.execute(db);
  return rows;
}

/** What the hits of a page are shown by, in any order. */
export async function readFound(db: Db, hits: readonly Hit[], longestText: number) {
  const { rows } = await sql<{ kind: SearchType; code: string; title: string; summary: string; text: string }>`
    select kind, code, title, search_plain(summary) as summary, left(plain_text, ${longestText}) as text
    from publications
    join unnest(${hits.map(({ kind }) => kind)}::text[], ${hits.map(({ code }) => code)}::text[])
      as hit (kind, code) using (kind, code)`.execute(db);
  return rows;
}

/** Those of the words, as they are written, that the query hits. */
export async function wordsThatHit(db: Db, words: readonly string[], hits: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as given (word) where search_words(word) @@ ${hits}::tsquery`.execute(db);
  return rows.map(({ word }) => word);
}
