import { sql } from 'kysely';
import { costs } from '../../../contract/call-costs.ts';
import type { FoundKind, NarrowingType } from '../../../contract/search.ts';
import type { Db } from '../../infra/database/index.ts';
import { weightsOf } from './concept-weights.ts';
import { anyOf, type Concept } from './concepts.ts';
import { addressOf, askedFor } from './phrases.store.ts';
import type { Reach, Scope } from './reach.ts';
import { needsPlaces } from './tsquery.ts';

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
  /** How many different words the document has. */
  readonly size: number;
  /** How near to each other. */
  readonly cover: number;
  readonly isNamed: boolean;
  /**
   * Whether one of the names of a page begins with this, the only word, or a question with these words. What is a word itself
   * begins none but while it is typed: «счёт» is not «Счёты».
   */
  readonly isNameBegun: boolean;
  /** How like the query the phrases are that have each, from 0 to 1; nothing where too little is asked for so. */
  readonly phrases: readonly number[] | null;
}

// A search that takes longer is an attack or an accident.
const longestStatementMs = String(costs.search.statementMs);

/** How much there is to search. */
export interface Extent {
  /** The first and the last day of a publication; nothing while there is none. */
  readonly oldest: string | null;
  readonly newest: string | null;
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
      set_config('plan_cache_mode', 'force_generic_plan', true),
      (select min(published_on) from search_documents) as oldest, (select max(published_on) from search_documents) as newest,
      (select greatest(reltuples, 0)::int from pg_class where oid = 'search_documents'::regclass) as documents,
      to_regprocedure('similarity(text,text)') is not null as trigrams,
      to_regprocedure('levenshtein_less_equal(text,text,integer)') is not null as distances`.execute(transaction);
  return rows[0] ?? { oldest: null, newest: null, documents: 0, trigrams: false, distances: false };
}

/** Among which documents is searched. */
export interface Where {
  readonly type: NarrowingType | undefined;
  readonly reach: Reach;
  readonly extent: Extent;
}

/** SQL: the conditions on rows of `search_documents` that may be shown. */
export const shown = ({ type, reach }: Where) => sql`${type ? sql`and kind = ${type}` : sql``}
  ${reach.isSignedIn ? sql`` : sql`and is_public`} ${reach.withoutTariffs ? sql`and kind <> 'tariff'` : sql``}`;

/** One name for a document. */
export const keyOf = ({ kind, code }: Pick<Hit, 'kind' | 'code'>): string => `${kind}/${code}`;

/** SQL: the hits as a table `hit (kind, code, place)`. */
export function unnested(hits: readonly Hit[]) {
  return sql`unnest(${hits.map(({ kind }) => kind)}::text[], ${hits.map(({ code }) => code)}::text[]) with ordinality as hit (kind, code, place)`;
}

// What a word in the text, the kind, the summary and the title is worth, in PostgreSQL's order: D, C, B, A.
const weights = sql.lit('{0.1, 0.3, 0.6, 1}');

// A text in quotes is looked for where it stands to be read.
const nobody = sql`select ''::text as kind, ''::text as code, null::float8[] as likeness where false`;

// How much less a number and what it counts are worth where they stand apart.
const apart = sql.lit(0.3);

/** What is asked: a reading of a query, of how great a share of it a phrase must have the words, and whether it is still typed. */
interface Wanted {
  readonly concepts: readonly Concept[];
  readonly name: string;
  readonly isQuoted: boolean;
  readonly shareOfPhrase: number;
  readonly isTyping: boolean;
}

/** What no document has says nothing of phrases. */
const soughtWeights = (concepts: readonly Concept[], extent: Extent): number[] =>
  weightsOf(concepts, extent.documents).map((weight, index) => (concepts[index]?.documents === 0 ? 0 : weight));

/** What each of the candidates is ranked by, and of those that people ask for so. */
export async function weigh(db: Db, hits: readonly Hit[], wanted: Wanted, where: Where): Promise<Weighed[]> {
  const { concepts, name, isQuoted, shareOfPhrase, isTyping } = wanted;
  if (concepts.length === 0) return [];
  // How near the words stand is compared as typed: with all that may stand for them it took as long as all the rest.
  const typed = concepts.map(({ exact }) => exact).join(' & ');
  const asked = askedFor(
    concepts,
    { share: shareOfPhrase, weights: soughtWeights(concepts, where.extent) },
    shown(where),
  );
  // One text for every query, so that it is planned once. Joined to nothing, the vector is read once for each candidate.
  const { rows } = await sql<Weighed>`
    with asked as materialized (${isQuoted ? nobody : asked})
    select kind, code, published_on, likeness as phrases, weight.*,
      length(title) as "titleLength", length(words) as size,
      case when ${concepts.length}::int > 1 then ts_rank_cd(${weights}, words, ${typed}::tsquery) else 0 end as cover,
      names @> array[${name}::text] as "isNamed",
      kind = case strpos(${name}, ' ') when 0 then 'page' else 'question' end
        and exists (select from unnest(names) as one where starts_with(one, ${name}))
        and (${isTyping} or not exists (select from search_lexicon l where l.word = ${name} collate "C" and l.public_documents > 0)) as "isNameBegun"
    from (
      select kind, code, published_on, names, title, document || ''::tsvector as words, likeness
      from ${unnested(hits)} full join asked using (kind, code) join search_documents using (kind, code) offset 0
    ) as candidate, lateral (
      select array_agg(ts_rank(${weights}, words, exact) * times * nearness) as exact,
        array_agg(case when number_of_others = 0 then 0 else ts_rank(${weights}, words, others) * number_of_others * nearness end) as others,
        array_agg(words @@ any_of) as hits, array_agg(title @@ coalesce(beside, any_of)) as "inTitle",
        array_agg(title @@ coalesce(beside, exact)) as "namedSo"
      from unnest(${concepts.map(({ exact }) => exact)}::tsquery[], ${concepts.map(({ exact }) => needsPlaces(exact))}::bool[],
        ${concepts.map(({ stems }) => Math.max(stems?.length ?? 1, 1))}::int[], ${concepts.map(({ beside }) => beside ?? null)}::tsquery[],
        ${concepts.map(({ others }) => others.join(' | '))}::tsquery[], ${concepts.map(({ others }) => others.length)}::int[],
        ${concepts.map(anyOf)}::tsquery[]) as concept (exact, has_places, stems, beside, others, number_of_others, any_of),
      -- The database shares a rank among the stems that may stand for a word.
      lateral (select case when has_places then (words @@ exact)::int else stems end as times,
        case when beside is null or words @@ beside then 1 else ${apart} end as nearness) as factor
    ) as weight`.execute(db);
  return rows;
}

/** Questions whose titles begin so, in the order of their numbers: of them there are few enough to read all. */
export async function questionsBegun(db: Db, name: string, { isSignedIn }: Scope, limit: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select kind, code, published_on from search_documents
    where kind = 'question' ${isSignedIn ? sql`` : sql`and is_public`}
      and exists (select from unnest(names) as one where starts_with(one, ${name}))
    order by length(code), code limit ${limit}`.execute(db);
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
    select (select coalesce(json_agg(json_build_object('kind', kind, 'code', code, 'title', title,
        'path', ${addressOf},
        'summary', summary, 'text', left(text, ${longestText}),
        'note', case kind when 'partner' then (select city from partners where code = search_texts.code)
          when 'tariff' then (select nullif(price_text, '') from tariffs where code = search_texts.code)
          when 'review' then (select concat_ws('\u00a0· ', fio, nullif(info, ''), case type when 'video' then 'видео' end) from reviews where id = search_texts.code::int) end,
        'logo', case kind when 'solution' then (select logo_path from solutions where code = search_texts.code)
          when 'tariff' then (select logo_path from tariffs where code = search_texts.code) end)), '[]')
      from search_texts join ${unnested(hits)} using (kind, code)) as found,
      (select coalesce(json_agg(json_build_object('word', word, 'lexeme', lexeme)), '[]') from search_lexicon
        where lexeme = any (${lexemes}::text[])) as words`.execute(db);
  return rows[0] ?? { found: [], words: [] };
}
