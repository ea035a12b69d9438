import type { SearchType } from '../../../contract/search.ts';
import { foldForSearch } from '../../../contract/search-fold.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { findCandidates, type Source } from './candidates.store.ts';
import { anyOf } from './concepts.ts';
import { withContacts } from './find-documents.ts';
import { mostOf } from './most-words.ts';
import { mayAsk, onlyAsks } from './question-words.ts';
import { rank } from './rank-hits.ts';
import type { Scope } from './reach.ts';
import { beginSearch, type Hit, keyOf, questionsBegun, readFound, type Where, weigh } from './search.store.ts';
import { mayBeStopWord } from './stop-words.ts';
import { type Reading, readingsOf } from './understand-query.ts';

const mostSuggested = 7;
const mostTitled = 30;
// Of those that have but the words before the one that is begun.
const mostOpened = 15;

/**
 * The best titles with all the words typed so far, the last one as a beginning; while that has but a letter or two or is a stop word, also
 * titles with the words before it; where no title has them, titles of documents that have them, then titles with most of
 * them, so that the list stays while a word is begun. Words that only ask are the beginning of a question.
 */
export function suggestTitles(db: Db, { query, type }: { query: string; type?: SearchType | undefined }, scope: Scope) {
  return inTransaction(db, async (transaction) => {
    const extent = await beginSearch(transaction);
    const where = { type, reach: { ...scope, ...extent }, extent };
    const name = foldForSearch(query);
    const asksForAll = type === undefined && asksSoFar(name);
    const asked =
      type === undefined && asksOnly(name) ? await questionsBegun(transaction, name, scope, mostSuggested) : [];
    const mayShorten = !asksForAll && asked.length === 0;
    for (const text of asked.length < mostSuggested ? [query, ...beforeBegunPart(query)] : []) {
      const hits = await titlesFor(transaction, text, { where, mayShorten, lettersTaken: 0 });
      if (hits.length > 0) return { content: await present(transaction, unique([...asked, ...hits])) };
    }
    const hits = asked.length === 0 && asksForAll ? await questionsBegun(transaction, '', scope, mostSuggested) : asked;
    return { content: await present(transaction, hits) };
  });
}

interface Asked {
  readonly where: Where;
  readonly mayShorten: boolean;
  /** How many letters were taken from a word that is not known. */
  readonly lettersTaken: number;
}

/**
 * The titles for the likeliest reading that has any. Where none has, «для», «тольк» and «чтобы» keep those of the letters before:
 * a stop word that begins no other word, or its beginning, says nothing of what is looked for; and so do «буг» and «зр»,
 * and the last letters of a word that is not known yet.
 */
async function titlesFor(db: Db, text: string, { where, mayShorten, lettersTaken }: Asked): Promise<readonly Hit[]> {
  const readings = await readingsOf(db, text, where.reach, { isTyping: true });
  for (const reading of readings) {
    const hits = await findTitles(db, reading, where);
    if (hits.length > 0) return hits;
  }
  if (!mayShorten) return [];
  const names = [foldForSearch(text), ...readings.map(({ name }) => name)];
  const little = names.find(endsLittle) ?? (lettersTaken < mostTaken ? names.find(endsWithWord) : undefined);
  const next = { where, mayShorten, lettersTaken: lettersTaken + 1 };
  return little === undefined ? [] : titlesFor(db, little.slice(0, -1), next);
}

/** Whether the last word, of which a letter can be taken, is or begins one that says nothing, or is too short to be corrected. */
function endsLittle(name: string): boolean {
  const last = name.split(' ').at(-1) ?? '';
  return last.length > 1 && (mayBeStopWord(last) || mayAsk(last) || isShort(last));
}

// «Накалдн» keeps what «нак» begins until it is near enough to «накладная».
const mostTaken = 4;
// An address, a code or a number is no word with a mistake.
const endsWithWord = (name: string) => /^[\p{Script=Cyrillic} ]*\p{Script=Cyrillic}{4}$/u.test(name);

// Of so few letters with a mistake nobody knows which word they begin.
const mostUnsure = 3;
const isShort = (word: string) => word.length <= mostUnsure && /^\p{L}+$/u.test(word);

/** «А если», «можн»: whether nothing has been typed yet but words that ask; then the first questions stay in sight. */
const asksSoFar = (name: string): boolean =>
  name !== '' && name.split(' ').every((word, at, { length }) => onlyAsks(word) || (at === length - 1 && mayAsk(word)));

/** «910.0», «19.08.2»: what stands before the part of a number that has but begun. */
const beforeBegunPart = (query: string): string[] => /^(.*\d)[.,/–-]\d{1,3}$/u.exec(query.trim())?.slice(1) ?? [];

/** «Что», «что б»: whether a text has no word yet that says what is asked about. */
function asksOnly(name: string): boolean {
  const words = name.split(' ');
  return words.slice(0, Math.max(words.length - 1, 1)).every(onlyAsks);
}

async function present(db: Db, hits: readonly Hit[]) {
  if (hits.length === 0) return [];
  const shown = hits.slice(0, mostSuggested);
  const { found } = await readFound(db, shown, { longestText: 0, lexemes: [] });
  const rows = new Map(found.map((row) => [keyOf(row), row]));
  return shown.flatMap((hit) => {
    const row = rows.get(keyOf(hit));
    return row ? [{ type: row.kind, title: row.title, url: row.path }] : [];
  });
}

async function findTitles(db: Db, typed: Reading, where: Where): Promise<readonly Hit[]> {
  const reading = withoutWhen(typed);
  const { concepts, name } = reading;
  if (concepts.length === 0) return [];
  const whole = concepts.map(anyOf);
  const isOpen = concepts.length > 1 && (hasJustBegun(name) || concepts.at(-1)?.frequency === Number.POSITIVE_INFINITY);
  const sources = [
    from('title', whole),
    ...(isOpen ? [{ ...from('title', whole.slice(0, -1)), limit: mostOpened, unless: mostSuggested }] : []),
    { ...from('document', whole), unless: 1 },
  ];
  const found = await findCandidates(db, sources, where, name);
  if (found.slice(1).every((hits) => hits.length === 0)) found.push(...(await findFewer(db, concepts, where)));
  const candidates = withContacts(reading, unique(found.flat()));
  const weighed = await weigh(db, candidates, { ...reading, shareOfPhrase: 1, isTyping: true }, where);
  return rank(weighed, isOpen ? opened(concepts, where) : concepts, where.extent).slice(0, mostSuggested);
}

/** «Акт сверки за октябрь» suggests what «акт сверки» does: what is written of a subject is for all times. */
function withoutWhen(reading: Reading): Reading {
  const concepts = reading.concepts.filter(({ saysWhen }) => !saysWhen);
  return concepts.length > 0 ? { ...reading, concepts } : reading;
}

const unique = (hits: readonly Hit[]): Hit[] => [...new Map(hits.map((hit) => [keyOf(hit), hit])).values()];

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
