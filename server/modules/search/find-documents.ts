import { pageFigures } from '../../../contract/paging.ts';
import type { Found, NarrowingType } from '../../../contract/search.ts';
import { mostFound } from '../../../contract/search.values.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { asWritten } from './as-written.ts';
import { findCandidates, type Source } from './candidates.store.ts';
import { anyOf, type Concept } from './concepts.ts';
import { snippetOf, withoutNote } from './mark-hits.ts';
import { marksOf } from './marked-words.ts';
import { mostOf, rarestOf, tellingAmong, tellingOf } from './most-words.ts';
import { rank } from './rank-hits.ts';
import type { Scope } from './reach.ts';
import { beginSearch, type Hit, keyOf, questionsBegun, readFound, type Where, weigh } from './search.store.ts';
import { needsPlaces } from './tsquery.ts';
import { type Reading, readingsOf } from './understand-query.ts';

// Those with the words in the title, those with all the words, those with most of them: only so many are ranked, the
// freshest; others with all the words follow by date.
const mostTitled = 60;
const mostWhole = 120;
const mostPartial = 60;
const mostCalled = 20;
// The index does not know the order of words: of so many documents it is compared.
const mostCompared = 500;
// Where so many documents have all the words, nobody needs those that lack one.
const enoughWhole = 40;
// Where but so few have all, those that lack two are looked at as well.
const fewWhole = 10;
// What lacks a word is shown beside those that lack none when its score comes so near that of the best.
const worthShowing = 0.5;
// What people ask for by a phrase that has so much of the query.
const shareOfPhrase = 0.5;
const longestText = 20_000;

interface Asked {
  readonly query: string;
  readonly type?: NarrowingType | undefined;
  readonly exact?: '1' | undefined;
  readonly page: number;
  readonly count: number;
}

interface Outcome {
  readonly hits: readonly Hit[];
  readonly reading: Reading | undefined;
  readonly partial: boolean;
}

/** A page of what is found: at most `mostFound` documents, the best first (spec: search.call). */
export function findDocuments(db: Db, asked: Asked, scope: Scope): Promise<Found> {
  const { query, type, page, count } = asked;
  return inTransaction(db, async (transaction) => {
    const extent = await beginSearch(transaction);
    const reach = { ...scope, ...extent };
    const readings = await readingsOf(transaction, query, reach, { isExact: asked.exact === '1' });
    const { hits, reading, partial } = await search(transaction, readings, { type, reach, extent });
    const shown = hits.slice((page - 1) * count, page * count);
    const found = shown.length > 0 && reading ? await present(transaction, shown, reading) : nothing;
    return {
      content: found.content,
      ...pageFigures(page, count, hits.length),
      partial,
      understoodAs: reading?.understoodAs ? asWritten(reading.understoodAs, found.texts) : null,
    };
  });
}

/** Where the phones are, for the beginning of one. */
export const withContacts = <One extends Hit>({ isPhone }: Reading, hits: readonly One[]): One[] =>
  hits.filter(({ kind }) => !isPhone || kind === 'page' || kind === 'partner');

const nothing = { content: [], texts: [] };

/**
 * The likeliest reading of which a document has all the words; else the likeliest of which any has some (decision 0049). What has no word
 * that is looked for brings the questions that begin so.
 */
async function search(db: Db, readings: readonly Reading[], where: Where): Promise<Outcome> {
  const partly: (Outcome & { reading: Reading })[] = [];
  for (const reading of readings) {
    const ranked = await findRanked(db, reading, where);
    const hits = withContacts(reading, ranked.hits);
    const hasWhole = ranked.hasWhole && hits.length > 0;
    if (hasWhole) return { hits, reading, partial: false };
    if (hits.length > 0) partly.push({ hits, reading, partial: true });
  }
  // What is guessed from afar is better than nothing.
  const closest = partly.find(({ reading }) => !reading.isGuess) ?? partly[0];
  if (closest) return closest;
  const [asking, ...others] = readings;
  if (!asking || asking.concepts.length > 0 || others.length > 0)
    return { hits: [], reading: undefined, partial: false };
  return { hits: await questionsAsked(db, asking.name, where), reading: asking, partial: false };
}

const questionsAsked = async (db: Db, name: string, { type, reach }: Where): Promise<Hit[]> =>
  name !== '' && (type ?? 'question') === 'question' ? questionsBegun(db, `${name} `, reach, mostFound) : [];

/** Documents with all the words, with most of them and with them in the title, by one score. */
async function findRanked(db: Db, reading: Reading, where: Where): Promise<{ hits: Hit[]; hasWhole: boolean }> {
  const { concepts } = reading;
  const there = concepts.filter(({ documents }) => documents !== 0);
  if (there.length === 0) return { hits: [], hasWhole: false };
  const { named, titled, whole } = await findWhole(db, reading, where);
  const found = titled.length + whole.length;
  const fewer = found < enoughWhole ? await findCandidates(db, fewerOf(concepts, there, found), where) : [];
  const candidates = unique([...named, ...titled, ...whole.slice(0, mostWhole), ...fewer.flat()]);
  const weighed = await weigh(db, candidates, { ...reading, shareOfPhrase, isTyping: false }, where);
  const ranked = rank(weighed, concepts, where.extent).filter(({ hits }) => hits.some(Boolean));
  const all = ranked.filter(({ hits }) => hits.every(Boolean));
  // A page that is called just so stands far above any other; it does not say how good the others are.
  const best = all.find(({ isNamed, isNameBegun }) => !isNamed && !isNameBegun) ?? all[0];
  if (!best) return { hits: ranked, hasWhole: false };
  const good = ranked.filter(({ hits, score }) => hits.every(Boolean) || score >= best.score * worthShowing);
  const known = new Set(weighed.map(keyOf));
  return { hits: [...good, ...whole.filter((hit) => !known.has(keyOf(hit)))].slice(0, mostFound), hasWhole: true };
}

/** Documents with all the words, in the title and anywhere. */
async function findWhole(db: Db, { concepts, name }: Reading, where: Where) {
  const parts = concepts.map(anyOf);
  const hasPhrase = concepts.some(({ exact }) => needsPlaces(exact));
  const anywhere: Pick<Source, 'limit' | 'standing'> = hasPhrase
    ? { limit: mostCompared, standing: { query: parts.join(' & '), kept: mostFound } }
    : { limit: mostFound };
  const sources: Source[] = [
    { column: 'title', parts, limit: mostTitled },
    { column: 'document', parts, ...anywhere },
  ];
  const [named = [], titled = [], whole = []] = await findCandidates(db, sources, where, name);
  return { named, titled, whole };
}

/** Where documents are looked for that have not all of the words, or have the most telling ones in the title. */
function fewerOf(concepts: readonly Concept[], there: readonly Concept[], found: number): Source[] {
  const telling = tellingAmong(there);
  const [most, ...fewer] = [
    ...(telling.length < concepts.length ? [telling.map(anyOf).join(' & ')] : []),
    ...mostOf(there),
  ];
  const unless = enoughWhole - found;
  const sources: Source[] = most === undefined ? [] : [{ column: 'document', parts: [most], limit: mostPartial }];
  if (found === 0)
    for (const tsquery of fewer) sources.push({ column: 'document', parts: [tsquery], limit: mostWhole, unless: 1 });
  else if (found < fewWhole && fewer[0] !== undefined)
    sources.push({ column: 'document', parts: [fewer[0]], limit: mostPartial, unless: fewWhole });
  // Of all that have some words those that are called by the rarest may be the oldest.
  if (there.length > 1) sources.push({ column: 'title', parts: rarestOf(telling), limit: mostCalled });
  const fromTitle = tellingOf(telling);
  if (fromTitle !== undefined) sources.push({ column: 'title', parts: [fromTitle], limit: mostTitled, unless });
  return sources;
}

const unique = (hits: readonly Hit[]): Hit[] => [...new Map(hits.map((hit) => [keyOf(hit), hit])).values()];

async function present(db: Db, shown: readonly Hit[], { concepts }: Reading) {
  const lexemes = [...new Set(concepts.flatMap((concept) => [...concept.lexemes, ...(concept.synonyms ?? []).flat()]))];
  const { found, words } = await readFound(db, shown, { longestText, lexemes });
  const marks = marksOf(concepts, words);
  const rows = new Map(found.map((row) => [keyOf(row), row]));
  const content = shown.flatMap((hit) => {
    const row = rows.get(keyOf(hit));
    if (!row) return [];
    const { kind: type, path: url, title, summary, text, note, logo: logoUrl } = row;
    const short = withoutNote(summary, note);
    // The summary of a partner is but phone and mail.
    const snippet = snippetOf(type === 'partner' ? [text, short] : [short, text], marks);
    return [{ type, url, title, publishDate: hit.published_on, note, logoUrl, snippet }];
  });
  return { content, texts: found.flatMap(({ title, summary, text }) => [title, summary, text]) };
}
