import { sql } from 'kysely';
import { costs } from '../../../contract/call-costs.ts';
import type { FoundKind, SearchType } from '../../../contract/search.ts';
import type { Db } from '../../infra/database/index.ts';
import { anyOf, type Concept, needsPlaces, withoutPlaces } from './concepts.ts';
import type { Reach } from './reach.ts';

/** A document among the found ones, not yet fetched. */
export interface Hit {
  readonly kind: FoundKind;
  readonly code: string;
  readonly published_on: string | null;
}

/** What a candidate is ranked by; of each concept in turn. */
export interface Weighed extends Hit {
  /** How often and where the document has it as typed, and what may stand for it. */
  readonly exact: readonly number[];
  readonly others: readonly number[];
  readonly hits: readonly boolean[];
  readonly inTitle: readonly boolean[];
  /** Whether the title has it as typed. */
  readonly namedSo: readonly boolean[];
  readonly titleLength: number;
  /** How near to each other. */
  readonly cover: number;
  readonly isNamed: boolean;
}

// A search that takes longer is an attack or an accident.
const longestStatementMs = String(costs.search.statementMs);

/** How much there is to search. */
export interface Extent {
  readonly newestYear: number;
  readonly documents: number;
  /** The extensions that are there. */
  readonly trigrams: boolean;
  readonly distances: boolean;
}

/**
 * Begins a search in its transaction. The planner does not know how expensive the documents' vectors are, and would read
 * them all; and no statement takes as long as those of other calls may.
 */
export async function beginSearch(transaction: Db): Promise<Extent> {
  const { rows } = await sql<Extent>`
    select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
      set_config('statement_timeout', ${longestStatementMs}, true),
      coalesce((select extract(year from max(published_on))::int from search_documents), 0) as "newestYear",
      (select greatest(reltuples, 0)::int from pg_class where oid = 'search_documents'::regclass) as documents,
      to_regprocedure('similarity(text,text)') is not null as trigrams,
      to_regprocedure('levenshtein_less_equal(text,text,integer)') is not null as distances`.execute(transaction);
  return rows[0] ?? { newestYear: 0, documents: 0, trigrams: false, distances: false };
}

/** Among which documents is searched. */
export interface Where {
  readonly type: SearchType | undefined;
  readonly reach: Reach;
  readonly extent: Extent;
}

/** Where candidates come from, and how many of the freshest. */
export interface Source {
  readonly column: 'title' | 'document';
  readonly tsquery: string;
  readonly limit: number;
  /** Of so few fresh ones all are asked; the limit when absent. */
  readonly enough?: number;
  /** Not looked for when the sources before have found so many. */
  readonly unless?: number;
  /** About how many documents have it; a source of very many is looked for among the fresh ones. */
  readonly expected: number;
}

/** How many documents may have all of the concepts, as if those had nothing to do with each other. */
export function expectedOf(concepts: readonly Concept[], { documents }: Extent): number {
  const all = Math.max(documents, 1);
  return concepts.reduce((expected, concept) => expected * Math.min(concept.expected / all, 1), all);
}

// Words that very many documents have are looked for in the freshest years first.
const freshYears = 2;
const manyTimes = 8;

const shown = ({ type, reach }: Where) => sql`${type ? sql`and kind = ${type}` : sql``}
  ${reach.isSignedIn ? sql`` : sql`and is_public`} ${reach.withoutTariffs ? sql`and kind <> 'tariff'` : sql``}`;

/**
 * The candidates of each source, the freshest first; in one statement, because on a busy machine each waits for the
 * processor twice. Of a frequent word the fresh years are asked, and all of them where those have too few.
 */
export async function findCandidates(db: Db, name: string, sources: readonly Source[], where: Where): Promise<Hit[][]> {
  const narrowed = sources.map((source) => narrow(source, where.extent));
  const found = await askIndex(db, name, narrowed, where);
  const isShort = sources.map((source, index) => {
    const before = found.slice(1, index + 1).reduce((sum, hits) => sum + hits.length, 0);
    const isAsked = source.unless === undefined || before < source.unless;
    return isAsked && narrowed[index] !== source && (found[index + 1]?.length ?? 0) < (source.enough ?? source.limit);
  });
  if (!isShort.includes(true)) return found;
  return askIndex(
    db,
    name,
    sources.map((source, index) => (isShort[index] ? source : (narrowed[index] ?? source))),
    where,
  );
}

function narrow(source: Source, { newestYear }: Extent): Source {
  if (source.expected < source.limit * manyTimes) return source;
  const years = Array.from({ length: freshYears }, (_, back) => `'@${newestYear - back}'`).join(' | ');
  return { ...source, tsquery: `(${source.tsquery}) & (${years} | '@0')` };
}

const mostNamed = 20;

async function askIndex(db: Db, name: string, sources: readonly Source[], where: Where): Promise<Hit[][]> {
  const table = (index: number) => sql.ref(`found_${index}`);
  const order = sql`order by published_on desc nulls first, kind, code collate "C"`;
  // Kept apart from the ordering, or the planner would use the index of days and read document after document.
  const steps = sources.map(
    ({ column, tsquery, limit, unless }, index) => sql`${table(index + 1)} as materialized (select * from (
      select kind, code, published_on from search_documents
      where ${sql.ref(column)} @@ ${withoutPlaces(tsquery)}::tsquery ${shown(where)}
        ${
          unless === undefined
            ? sql``
            : sql`and (${sql.join(
                Array.from({ length: index }, (_, before) => sql`(select count(*) from ${table(before + 1)})`),
                sql` + `,
              )}) < ${unless}`
        } offset 0
    ) as found ${order} limit ${limit})`,
  );
  const named = sql`found_0 as materialized (select kind, code, published_on from search_documents
    where names @> array[${name}::text] ${shown(where)} ${order} limit ${mostNamed})`;
  const each = [named, ...steps].map((_, index) => sql`select ${sql.lit(index)} as step, * from ${table(index)}`);
  const { rows } = await sql<Hit & { step: number }>`with ${sql.join([named, ...steps])}
    select * from (${sql.join(each, sql` union all `)}) as every
    order by step, published_on desc nulls first, kind, code collate "C"`.execute(db);
  return [named, ...steps].map((_, index) =>
    rows.filter(({ step }) => step === index).map(({ kind, code, published_on }) => ({ kind, code, published_on })),
  );
}

/** One name for a document. */
export const keyOf = ({ kind, code }: Pick<Hit, 'kind' | 'code'>): string => `${kind}/${code}`;

/** SQL: the hits as a table `hit (kind, code)`. */
function unnested(hits: readonly Hit[]) {
  return sql`unnest(${hits.map(({ kind }) => kind)}::text[], ${hits.map(({ code }) => code)}::text[]) as hit (kind, code)`;
}

// What a word in the text, the kind, the summary and the title is worth, in PostgreSQL's order: D, C, B, A.
const weights = sql.lit('{0.1, 0.3, 0.6, 1}');

/** What each of the candidates is ranked by. */
export async function weigh(
  db: Db,
  hits: readonly Hit[],
  concepts: readonly Concept[],
  name: string,
): Promise<Weighed[]> {
  if (hits.length === 0 || concepts.length === 0) return [];
  const rank = (tsquery: string) => sql`ts_rank(${weights}, words, ${tsquery}::tsquery)`;
  const all = concepts.map(anyOf).join(' & ');
  // Joined to nothing, the vector is read once for each candidate and not for each use.
  const { rows } = await sql<Weighed>`
    select kind, code, published_on,
      array[${sql.join(concepts.map(({ exact }) => (needsPlaces(exact) ? sql`case when words @@ ${exact}::tsquery then ${rank(exact)} else 0 end` : rank(exact))))}] as exact,
      array[${sql.join(concepts.map(({ others }) => (others.length === 0 ? sql`0::real` : sql`${rank(others.join(' | '))} * ${others.length}`)))}] as others,
      array[${sql.join(concepts.map((concept) => sql`words @@ ${anyOf(concept)}::tsquery`))}] as hits,
      array[${sql.join(concepts.map((concept) => sql`title @@ ${anyOf(concept)}::tsquery`))}] as "inTitle",
      array[${sql.join(concepts.map(({ exact }) => sql`title @@ ${exact}::tsquery`))}] as "namedSo",
      length(title) as "titleLength", ${concepts.length > 1 ? sql`ts_rank_cd(${weights}, words, ${all}::tsquery)` : sql`0::real`} as cover,
      names @> array[${name}::text] as "isNamed"
    from (
      select kind, code, published_on, names, title, document || ''::tsvector as words
      from ${unnested(hits)} join search_documents using (kind, code) offset 0
    ) as candidate`.execute(db);
  return rows;
}

/** A found document as it is shown, with the forms of the words that are marked in it. */
export interface FoundText {
  readonly kind: FoundKind;
  readonly code: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  /** A partner's city, a tariff's price, a review's author. */
  readonly note: string | null;
  readonly logo: string | null;
}

/** The data to show for the hits of a page, in any order, and the words that have these stems. */
export async function readFound(
  db: Db,
  hits: readonly Hit[],
  { longestText, lexemes }: { longestText: number; lexemes: readonly string[] },
): Promise<{ found: FoundText[]; words: { word: string; lexeme: string }[] }> {
  const { rows } = await sql<{ found: FoundText[]; words: { word: string; lexeme: string }[] }>`
    select (select coalesce(json_agg(json_build_object('kind', kind, 'code', code, 'path', path, 'title', title,
        'summary', summary, 'text', left(text, ${longestText}),
        'note', case kind when 'partner' then (select city from partners where code = search_texts.code)
          when 'tariff' then (select nullif(price_text, '') from tariffs where code = search_texts.code)
          when 'review' then (select concat_ws(', ', fio, nullif(info, '')) from reviews where id = search_texts.code::int) end,
        'logo', case kind when 'solution' then (select logo_path from solutions where code = search_texts.code)
          when 'tariff' then (select logo_path from tariffs where code = search_texts.code) end)), '[]')
      from search_texts join ${unnested(hits)} using (kind, code)) as found,
      (select coalesce(json_agg(json_build_object('word', word, 'lexeme', lexeme)), '[]') from search_lexicon
        where lexeme = any (${lexemes}::text[])) as words`.execute(db);
  return rows[0] ?? { found: [], words: [] };
}
