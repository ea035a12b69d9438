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

/** How much there is to search. */
interface Extent {
  readonly newestYear: number;
  /** Whether so many documents may have a word that the freshest years are worth being asked first. */
  readonly isLarge: boolean;
}

/**
 * Begins a search in its transaction and parses the parts of a query: their words folded, and the stems with their
 * positions. The planner does not know how expensive the documents' vectors are, and would read them all; and no
 * statement takes as long as those of other calls may. One statement for all, because on a busy machine each waits for
 * the processor twice.
 */
export async function beginSearch(
  transaction: Db,
  parts: readonly { text: string; open: boolean }[],
): Promise<{ extent: Extent; taken: Omit<ReadPart, 'open'>[] }> {
  const { rows } = await sql<{ taken: Omit<ReadPart, 'open'>[]; year: number | null; isLarge: boolean }>`
    select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
      set_config('statement_timeout', ${longestStatementMs}, true),
      (select extract(year from max(published_on))::int from publication_search) as year,
      (select reltuples >= ${mostCompared * fewTimes} from pg_class where oid = 'publication_search'::regclass) as "isLarge",
      (
        select coalesce(json_agg(json_build_object('folded', search_fold(part), 'stems', (
          select coalesce(json_agg(json_build_object('lexeme', lexeme, 'positions', positions)), '[]')
          from unnest(search_words(part)) as word (lexeme, positions, weights)
        )) order by place), '[]')
        from unnest(${parts.map(({ text }) => text)}::text[]) with ordinality as given (part, place)
      ) as taken`.execute(transaction);
  const [{ taken, year, isLarge } = { taken: [], year: 0, isLarge: false }] = rows;
  return { taken, extent: { newestYear: year ?? 0, isLarge } };
}

interface Wanted {
  readonly column: Column;
  readonly tsquery: string;
  readonly limit: number;
  /** Whether they have the words, but perhaps not in the asked order. */
  readonly areCandidates?: boolean;
}

/** Among which documents is searched. */
export interface Where {
  readonly type: SearchType | undefined;
  readonly extent: Extent;
}

/**
 * For each in turn, until one has reached its limit, the freshest documents whose title or text has what is asked. For a
 * phrase only a limited number of the freshest documents that have its words are read.
 */
export async function findFreshest(db: Db, wanted: readonly Wanted[], where: Where): Promise<Hit[][]> {
  const asked = wanted.map(forIndex);
  const narrowed = await narrow(db, asked, where.extent);
  const first = await askIndex(db, narrowed, where.type);
  const found: Hit[][] = [];
  for (const [index, one] of wanted.entries()) {
    const [all, fresh] = [asked[index] ?? one, first[index] ?? []];
    const isWhole = narrowed[index] === all || fresh.length === all.limit;
    const hits = isWhole ? fresh : ((await askIndex(db, [all], where.type))[0] ?? []);
    found.push(all === one ? hits : await keepStanding(db, hits, one));
    if (found[index]?.length === one.limit) break;
  }
  return found;
}

/** What the index is asked; itself when the index alone can answer. Titles are short enough to be compared all. */
function forIndex(wanted: Wanted): Wanted {
  if (wanted.column === 'title' || !needsPlaces(wanted.tsquery)) return wanted;
  return { ...wanted, tsquery: withoutPlaces(wanted.tsquery), limit: mostCompared, areCandidates: true };
}

/** Those with the words in the asked order. */
async function keepStanding(db: Db, hits: readonly Hit[], { column, tsquery, limit }: Wanted): Promise<Hit[]> {
  if (hits.length === 0) return [];
  const { rows } = await sql<Pick<Hit, 'kind' | 'code'>>`
    select kind, code from publication_search join ${unnested(hits)} using (kind, code)
    where ${sql.ref(column)} @@ ${tsquery}::tsquery`.execute(db);
  const standing = new Set(rows.map(keyOf));
  return hits.filter((hit) => standing.has(keyOf(hit))).slice(0, limit);
}

/** Narrows to the freshest years what very many documents are expected to have; the others stay themselves. */
async function narrow(db: Db, wanted: readonly Wanted[], { isLarge, newestYear }: Extent): Promise<readonly Wanted[]> {
  const texts = wanted.filter(({ column }) => column === 'document');
  if (!isLarge || texts.length === 0) return wanted;
  const expected = await expect(db, texts);
  const years = Array.from({ length: freshYears }, (_, back) => `'@${newestYear - back}'`).join(' | ');
  return wanted.map((one) => {
    const documents = expected[texts.indexOf(one)] ?? 0;
    return documents < one.limit * fewTimes ? one : { ...one, tsquery: `(${one.tsquery}) & (${years})` };
  });
}

/** The freshest by the index alone, of each in one statement; a later one is not read when one before it is full. */
async function askIndex(db: Db, wanted: readonly Wanted[], type: SearchType | undefined): Promise<Hit[][]> {
  const ofType = type ? sql`and kind = ${type}` : sql``;
  const name = (index: number) => sql.ref(`found_${index}`);
  // Candidates for a phrase say nothing about how many of them stand.
  const isRoomAfter = ({ limit, areCandidates }: Wanted, index: number) =>
    areCandidates ? sql`` : sql`and (select count(*) from ${name(index)}) < ${limit}`;
  // Kept apart from the ordering, or the planner would use the index of days and read document after document.
  const steps = wanted.map(
    ({ column, tsquery, limit }, index) => sql`${name(index)} as materialized (select * from (
      select kind, code, published_on from publication_search
      where ${sql.ref(column)} @@ ${tsquery}::tsquery ${ofType}
        ${sql.join(wanted.slice(0, index).map(isRoomAfter), sql` `)} offset 0
    ) as found order by published_on desc, kind, code collate "C" limit ${limit})`,
  );
  const each = wanted.map((_, index) => sql`select ${sql.lit(index)} as step, * from ${name(index)}`);
  const { rows } = await sql<Hit & { step: number }>`with ${sql.join(steps)}
    select * from (${sql.join(each, sql` union all `)}) as every
    order by step, published_on desc, kind, code collate "C"`.execute(db);
  return wanted.map((_, index) =>
    rows.filter(({ step }) => step === index).map(({ kind, code, published_on }) => ({ kind, code, published_on })),
  );
}

/** How many documents the planner expects for each. */
async function expect(db: Db, wanted: readonly Wanted[]): Promise<number[]> {
  const each = wanted.map(
    ({ column, tsquery }) => sql`select from publication_search where ${sql.ref(column)} @@ ${tsquery}::tsquery`,
  );
  type Plan = { 'Plan Rows': number; Plans?: Plan[] };
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
    explain (format json) ${sql.join(each, sql` union all `)}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  const plans = wanted.length === 1 && plan ? [plan] : (plan?.Plans ?? []);
  return plans.map((one) => one['Plan Rows']);
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
