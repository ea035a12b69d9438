import { sql } from 'kysely';
import { costs } from '../../../contract/call-costs.ts';
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

// The most documents of one search whose words are compared one by one.
const mostCompared = 500;
// Words that very many documents have are looked for in the freshest years first. When the planner expects few matches,
// searching all documents is quicker.
const freshYears = 2;
const fewTimes = 8;

// A search that takes longer is an attack or an accident.
const longestStatementMs = String(costs.search.statementMs);

/**
 * Settings of a search's transaction. The planner does not know how expensive the documents' vectors are, and would
 * read them all; and no statement takes as long as those of other calls may.
 */
export async function prepareSearch(transaction: Db): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
    set_config('statement_timeout', ${longestStatementMs}, true)`.execute(transaction);
}

/** Parses the parts of a query: their words folded, and the stems with their positions. */
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

interface Wanted {
  readonly column: Column;
  readonly tsquery: string;
  readonly type: SearchType | undefined;
  readonly limit: number;
}

/**
 * The freshest documents whose title or text has what is asked, at most `limit`. For a phrase only a limited number of
 * the freshest documents that have its words are read.
 */
export async function findFreshest(db: Db, wanted: Wanted): Promise<Hit[]> {
  const { column, tsquery, limit } = wanted;
  // Titles are short enough to be compared all.
  if (column === 'title') return askIndex(db, wanted);
  if (!needsPlaces(tsquery)) return findByIndex(db, wanted);
  const candidates = await findByIndex(db, { ...wanted, tsquery: withoutPlaces(tsquery), limit: mostCompared });
  const { rows } = await sql<Pick<Hit, 'kind' | 'code'>>`
    select kind, code from publication_search join ${unnested(candidates)} using (kind, code)
    where ${sql.ref(column)} @@ ${tsquery}::tsquery`.execute(db);
  const standing = new Set(rows.map(keyOf));
  return candidates.filter((hit) => standing.has(keyOf(hit))).slice(0, limit);
}

/** By the index alone: first the freshest years, then, when they have too few, all years. */
async function findByIndex(db: Db, wanted: Wanted): Promise<Hit[]> {
  const { tsquery, limit } = wanted;
  const expected = await expect(db, wanted);
  if (expected.documents < limit * fewTimes) return askIndex(db, wanted);
  const years = Array.from({ length: freshYears }, (_, back) => `'@${expected.newestYear - back}'`);
  const fresh = await askIndex(db, { ...wanted, tsquery: `(${tsquery}) & (${years.join(' | ')})` });
  return fresh.length === limit ? fresh : askIndex(db, wanted);
}

async function askIndex(db: Db, { column, tsquery, type, limit }: Wanted): Promise<Hit[]> {
  const ofType = type ? sql`and kind = ${type}` : sql``;
  // Kept apart from the ordering, or the planner would use the index of days and read document after document.
  const { rows } = await sql<Hit>`select * from (
      select kind, code, published_on from publication_search
      where ${sql.ref(column)} @@ ${tsquery}::tsquery ${ofType} offset 0
    ) as found order by published_on desc, kind, code collate "C" limit ${limit}`.execute(db);
  return rows;
}

/** How many documents the planner expects, and the year of the newest one. */
async function expect(db: Db, { column, tsquery }: Wanted): Promise<{ documents: number; newestYear: number }> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from publication_search where ${sql.ref(column)} @@ ${tsquery}::tsquery`.execute(db);
  const { rows: years } = await sql<{ year: number | null }>`
    select extract(year from max(published_on))::int as year from publication_search`.execute(db);
  return { documents: rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0, newestYear: years[0]?.year ?? 0 };
}

/** One name for a document. */
export const keyOf = ({ kind, code }: Pick<Hit, 'kind' | 'code'>): string => `${kind}/${code}`;

/** SQL: the hits as a table `hit (kind, code)`. */
function unnested(hits: readonly Hit[]) {
  return sql`unnest(${hits.map(({ kind }) => kind)}::text[], ${hits.map(({ code }) => code)}::text[]) as hit (kind, code)`;
}

/** The rank of each hit: whole words before prefixes, and titles before texts. */
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
    join ${unnested(hits)} using (kind, code)`.execute(db);
  return rows;
}

/** The data to show for the hits of a page, in any order. */
export async function readFound(db: Db, hits: readonly Hit[], longestText: number) {
  const { rows } = await sql<{ kind: SearchType; code: string; title: string; summary: string; text: string }>`
    select kind, code, title, search_plain(summary) as summary, left(plain_text, ${longestText}) as text
    from publications
    join ${unnested(hits)} using (kind, code)`.execute(db);
  return rows;
}

/** The words of the list that the query hits. */
export async function wordsThatHit(db: Db, words: readonly string[], hits: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as given (word) where search_words(word) @@ ${hits}::tsquery`.execute(db);
  return rows.map(({ word }) => word);
}
