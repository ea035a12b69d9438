import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import type { Reach } from './reach.ts';

/** What the lexicon knows of a folded word. */
export interface WordFacts {
  readonly word: string;
  /** Its stem; nothing for a stop word. */
  readonly lexeme: string | null;
  /**
   * How many of the documents that may be shown have it in any form; of an abbreviation, in this one. Of what none has, how
   * many are asked for so.
   */
  readonly documents: number;
  /** Whether it stands so in a document or in a phrase by which people ask: «накладн» is but the stem of a word. */
  readonly isWord: boolean;
  /** Stems of words that begin with it, the most frequent first. */
  readonly begun: readonly string[];
  /** Words with the beginning of its root. */
  readonly related: readonly { readonly word: string; readonly lexeme: string; readonly documents: number }[];
}

/** A word to look up. */
export interface Wanted {
  readonly word: string;
  readonly isBegun: boolean;
  /** The beginning of its root, or nothing. */
  readonly root: string;
}

/** A group of words that mean the same, found by one of them. */
export interface Synonyms {
  readonly phrase: string;
  readonly terms: readonly { readonly lexeme: string; readonly place: number }[][];
}

/** A group of which a word begins as one of the query does. */
interface BegunGroup extends Synonyms {
  readonly word: string;
}

interface Learned {
  readonly facts: WordFacts[];
  readonly synonyms: Synonyms[];
  readonly kin: BegunGroup[];
}

// Fewer for fewer letters: the more documents each of these words has.
const mostBegun = 24;
const fewestBegun = 6;
// Before other words only what is no word itself is a beginning: «зарпл бюдж».
const shortestInside = 4;
const mostRelated = 150;
const mostKin = 20;
// «ОСИ» is no form of «ОС».
const abbreviation = 3;
// Greater than any letter that a word of the lexicon can have.
const afterAll = '\uffff';

const counted = (column: 'documents' | 'titles' | 'phrases', { isSignedIn }: Reach) =>
  sql.ref(isSignedIn ? `l.${column}` : `l.public_${column}`);

/** SQL: whether anything has a word: a document, or a phrase by which people ask for it. */
const isThere = (reach: Reach) => sql`${counted('documents', reach)} + ${counted('phrases', reach)} > 0`;

/** SQL: how many signs part the words of a name. */
function blanksIn(text: RawBuilder<unknown>) {
  return sql`length(${text}) - length(translate(${text}, ' -/', ''))`;
}

// «Не работает» is a fault and «работает» none, though a stop word has no stem: what is left of such a name says too little.
const saysLess = sql`(s.stems !~ ' ' and s.term ~* '(^| )(не|кто|что|как|где|куда|когда|до|во|со) ')`;

/** SQL: the number that a group of numerals stands for, looked up by the group: going through all groups takes longer. */
function numberOf(group: RawBuilder<unknown>) {
  return sql`(select n.stems from search_synonyms n where n.group_id = ${group} and n.stems ~ '^[0-9]+$' limit 1)`;
}

/** SQL: whether a name has one word, or begins with the first one of the phrase: «за отчёт» is not «под отчёт». */
const beginsSo = sql`(m.term !~ ' ' or split_part(search_fold(m.term), ' ', 1) = split_part(given.phrase, ' ', 1))`;

/** SQL: a name of which stop words leave one stem is meant by as many words; a numeral as it is written: «Семей» is no «семь». */
const isCalled = sql`((m.stems ~ ' ' or (${blanksIn(sql`m.term`)} = ${blanksIn(sql`given.phrase`)} and ${beginsSo}))
  and (m.word is null or m.word = given.phrase or ${numberOf(sql`m.group_id`)} is null))`;

/** SQL: the terms of some group in their order, the accepted word first; an abbreviation that no document has is none: its stem may be a stranger's. The lexicon holds no numbers. */
const termsOf = (isAsked: RawBuilder<unknown>, reach: Reach) => sql`(select coalesce(json_agg(placed), '[]') from (
  select s.placed from search_synonyms s where ${isAsked} and s.stems <> '' and s.placed is not null
    and not ${saysLess}
    and (length(s.term) > ${abbreviation} or s.stems !~ '[^0-9]' or exists (
      select from search_lexicon l where l.word = s.stems collate "C" and ${counted('documents', reach)} > 0))
  order by s.id
) as terms)`;

/** The facts of words, and groups of synonyms by phrases of the query and by words that begin alike, in one statement. */
export async function readLexicon(
  db: Db,
  words: readonly Wanted[],
  phrases: readonly string[],
  reach: Reach,
): Promise<Learned> {
  const documents = counted('documents', reach);
  // A stem is asked for once a word, and not once for each row it is compared with.
  const { rows } = await sql<Learned>`
    with given as materialized (
      select word, is_begun, root, (tsvector_to_array(search_words(word)))[1] as lexeme,
        -- Of a word that is but begun its synonyms are found by what there is of it.
        case when root = '' and is_begun and length(word) >= ${abbreviation} then word else root end as beginning
      from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ isBegun }) => isBegun)}::bool[],
        ${words.map(({ root }) => root)}::text[]) as given (word, is_begun, root)
    ), phrases as materialized (
      select phrase, case when length(phrase) <= ${abbreviation} then phrase else (
        select coalesce(string_agg(lexeme, ' ' order by place), '')
        from string_to_table(phrase, ' ') with ordinality as part (word, place) join given using (word)) end as stems
      from unnest(${phrases}::text[]) as phrase
    )
    select
      (select coalesce(json_agg(json_build_object('word', given.word, 'lexeme', given.lexeme,
        'documents', (select coalesce(nullif(sum(${documents}), 0), sum(${counted('phrases', reach)}), 0) from search_lexicon l where l.lexeme = given.lexeme
          and (length(given.word) > ${abbreviation} or l.word = given.word)),
        'isWord', exists (select from search_lexicon l where l.word = given.word collate "C" and ${isThere(reach)}),
        'begun', case when given.is_begun or length(given.word) >= ${shortestInside}
          and not exists (select from search_lexicon l where l.lexeme = given.lexeme and ${isThere(reach)}) then (
          select coalesce(json_agg(lexeme), '[]') from (
            select l.lexeme from search_lexicon l
            where l.word >= given.word collate "C" and l.word < (given.word || ${afterAll}) collate "C" and ${isThere(reach)}
            group by l.lexeme order by sum(${counted('titles', reach)}) desc, sum(${documents}) desc, 1
            limit case length(given.word) when 1 then ${fewestBegun} when 2 then ${fewestBegun} * 2 else ${mostBegun} end
          ) as begun) else '[]' end,
        'related', case when given.root <> '' then (
          select coalesce(json_agg(json_build_object('word', word, 'lexeme', lexeme, 'documents', documents)), '[]') from (
            select l.word, l.lexeme, ${documents} as documents from search_lexicon l
            where l.word >= given.root collate "C" and l.word < (given.root || ${afterAll}) collate "C" and ${isThere(reach)}
            order by ${documents} desc limit ${mostRelated}
          ) as related) else '[]' end)), '[]')
      from given) as facts,
      (select coalesce(json_agg(json_build_object('phrase', given.phrase, 'terms', ${termsOf(
        sql`s.group_id = any(called.groups) and s.stems <> given.stems`,
        reach,
      )})), '[]')
      from phrases as given, lateral (select array_agg(m.group_id) as groups from search_synonyms m
        where m.stems = given.stems and ${isCalled}) as called
      where given.stems <> '' and called.groups is not null) as synonyms,
      (select coalesce(json_agg(json_build_object('phrase', given.word, 'word', m.word,
        'terms', ${termsOf(sql`s.group_id = m.group_id`, reach)})), '[]')
      from given, lateral (select word, group_id from search_synonyms m
        where given.beginning <> '' and m.word >= given.beginning collate "C" and m.word < (given.beginning || ${afterAll}) collate "C" limit ${mostKin}) as m) as kin`.execute(
    db,
  );
  return rows[0] ?? { facts: [], synonyms: [], kin: [] };
}

/** A word of the lexicon that may have been meant. */
export interface Candidate {
  readonly typed: string;
  readonly word: string;
  /** Its stem; nothing of a synonym. */
  readonly lexeme: string | null;
  readonly documents: number;
}

const mostCounted = 50;

/** How many titles meet each of these queries, up to so many. */
export async function countTitles(db: Db, queries: readonly string[], { isSignedIn }: Reach): Promise<number[]> {
  const { rows } = await sql<{ titles: number }>`
    select (select count(*)::int from (select from search_documents
      where title @@ query ${isSignedIn ? sql`` : sql`and is_public`} limit ${mostCounted}) as found) as titles
    from unnest(${queries}::tsquery[]) with ordinality as asked (query, place) order by place`.execute(db);
  return rows.map(({ titles }) => titles);
}

const mostCandidates = 40;
// Of so few letters too few trigrams are left by a mistake.
const shortWord = 6;
// Of a beginning of so many letters two mistakes are looked past.
const longWord = 8;

/** Words of the lexicon like these ones, by what the database can do. */
export async function findSimilar(db: Db, words: readonly Wanted[], reach: Reach): Promise<Candidate[]> {
  const { trigrams, distances } = reach;
  const queries = [
    ...(distances ? [bySynonyms] : []),
    ...(trigrams ? [byTrigrams(reach)] : []),
    ...(distances ? [byDistance(reach), byBeginning(reach)] : []),
  ];
  if (queries.length === 0 || words.length === 0) return [];
  const { rows } = await sql<Candidate>`
    with given as materialized (
      select word as typed, is_begun, search_skeleton(word) as skeleton, case when length(word) < ${longWord} then 1 else 2 end as mistakes
      from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ isBegun }) => isBegun)}::bool[]) as given (word, is_begun)
    )
    select typed, word, lexeme, documents from given, lateral (${sql.join(queries, sql` union `)}) as alike`.execute(
    db,
  );
  return rows;
}

const byTrigrams = (reach: Reach) => sql`(
  select l.word, l.lexeme, ${counted('documents', reach)} as documents from search_lexicon l
  where l.skeleton % given.skeleton and ${isThere(reach)}
  order by similarity(l.skeleton, given.skeleton) desc, ${counted('documents', reach)} desc limit ${mostCandidates})`;

// What only has synonyms is known as well: «exel» is «excel», though no document may have it.
const bySynonyms = sql`(
  select distinct s.word, null::text as lexeme, 1 as documents from search_synonyms s
  where length(given.typed) > ${abbreviation} and levenshtein_less_equal(s.skeleton, given.skeleton, 1) <= 1)`;

// The first letter is seldom wrong, and all beginnings are too many to compare. With a letter left out, what was typed is the
// beginning of one letter more.
const byBeginning = (reach: Reach) => sql`(
  select l.word, l.lexeme, ${counted('documents', reach)} as documents from search_lexicon l
  where given.is_begun and length(given.typed) >= ${shortestInside} and l.word >= left(given.typed, 1) collate "C" and l.word < (left(given.typed, 1) || ${afterAll}) collate "C"
    and ${isThere(reach)}
    and (levenshtein_less_equal(left(l.skeleton, length(given.skeleton)), given.skeleton, given.mistakes) <= given.mistakes
      or levenshtein_less_equal(left(l.skeleton, length(given.skeleton) + 1), given.skeleton, 1) <= 1)
  order by levenshtein(left(l.skeleton, length(given.skeleton)), given.skeleton), ${counted('documents', reach)} desc limit ${mostCandidates})`;

const byDistance = (reach: Reach) => sql`(
  select l.word, l.lexeme, ${counted('documents', reach)} as documents from search_lexicon l
  where length(given.typed) <= ${shortWord} and length(l.skeleton) <= ${sql.lit(shortWord)} and length(l.skeleton) between length(given.skeleton) - 1 and length(given.skeleton) + 1
    and ${isThere(reach)} and levenshtein_less_equal(l.skeleton, given.skeleton, 2) <= 2
  order by levenshtein(l.skeleton, given.skeleton), ${counted('documents', reach)} desc limit ${mostCandidates})`;
