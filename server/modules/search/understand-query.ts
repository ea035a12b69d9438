import { foldForSearch } from '../../../contract/search-fold.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Concept, conceptsOf, longestTerm } from './concepts.ts';
import { correct } from './correct-words.ts';
import { dateAt } from './dates.ts';
import { inOtherLayout } from './keyboard-layout.ts';
import type { Knowledge, Part } from './knowledge.ts';
import { foldedWords, isKnown, isRealFormOf } from './known-words.ts';
import {
  isEnglishStopWord,
  isInDocuments,
  isLatinWord,
  isRather,
  isSpeltStopWord,
  withSoftEnding,
} from './latin-words.ts';
import { readLexicon } from './lexicon.store.ts';
import { asInTexts, begunPhoneOf, isSurelyPhone, perhapsPhoneOf, phoneOf } from './phone-query.ts';
import type { Reach } from './reach.ts';
import { readRussianWords } from './russian-words.ts';
import { mostParts, type Piece, piecesOf, withNumbersApart, wordsOf } from './split-query.ts';
import { inRussianLetters } from './transliteration.ts';
import { beginningOf, isKinOf } from './word-root.ts';

/** One way to read a query. */
export interface Reading {
  readonly concepts: readonly Concept[];
  /** The query as it is read, where that is not as it was typed. */
  readonly understoodAs: string | null;
  /** Whether a word is only guessed: such a reading counts where all of its words stand together. */
  readonly isGuess: boolean;
  /** Whether a part of it stands in quotes. */
  readonly isQuoted: boolean;
  /** Whether it is how a phone begins: numbers of prices begin so too. */
  readonly isPhone: boolean;
  /** The whole query in folded words. */
  readonly name: string;
}

interface Typed {
  /** Whether nothing is corrected. */
  readonly isExact?: boolean;
  /** Whether the query is still being typed. */
  readonly isTyping?: boolean;
}

/**
 * The ways to read a query, the likeliest first. A word that no document has may be of the other keyboard layout or
 * misspelt; then the query as typed is the last way but that with its numbers parted (spec: search.corrections).
 */
export async function readingsOf(db: Db, typedQuery: string, reach: Reach, typed: Typed): Promise<Reading[]> {
  const readings = await readingsAs(db, typedQuery, reach, typed);
  if (typed.isExact) return readings;
  // What is no number of any text may be the beginning of a phone.
  const begunPhone = perhapsPhoneOf(typedQuery, typed.isTyping);
  if (begunPhone !== undefined) return [...readings, ...(await readingsAs(db, `+7${begunPhone}`, reach, typed))];
  const parted = withNumbersApart(typedQuery);
  if (parted === typedQuery) return readings;
  const others = await readingsAs(db, parted, reach, typed);
  return [...readings, ...others.map((reading) => ({ ...reading, understoodAs: reading.understoodAs ?? parted }))];
}

async function readingsAs(db: Db, typedQuery: string, reach: Reach, { isExact, isTyping }: Typed): Promise<Reading[]> {
  const begunPhone = isTyping || isSurelyPhone(typedQuery) ? begunPhoneOf(typedQuery) : undefined;
  const phone = begunPhone === undefined ? phoneOf(typedQuery) : undefined;
  const query = begunPhone ?? phone ?? typedQuery;
  const typed = piecesOf(query);
  const variants = isExact ? [] : typed.map(variantsOf);
  const inText = phone === undefined ? [] : [asInTexts(phone)];
  const first = await learn(db, [typed, inText, ...variants.flat().map((piece) => [piece])], reach);
  const known = { ...first, isTyping: isTyping ?? false, isPhone: begunPhone !== undefined };
  const loose = isExact ? typed : typed.flatMap((piece) => apart(piece, first));
  const asTyped = readingOf(loose, known, query, { isTyped: true, isGuess: false });
  if (phone !== undefined)
    return [withText(asTyped, readingOf(inText, known, query, { isTyped: true, isGuess: false }))];
  if (isExact) return [asTyped];
  const named = namedIn(typed, first);
  const exchanged = typed.map((piece, index) => {
    const isLast = index === typed.length - 1;
    const isWordItself = isKnown(piece, first, isLast);
    const isMeant = (other: Piece) => {
      if (isEnglishStopWord(piece, first)) return isInDocuments(other, first);
      if (isWordItself) return isRather(piece, other, first);
      const isBegun = isLast && /^\p{L}+$/u.test(other.text) && other.text.length >= (isTyping ? 2 : shortestGuess);
      return isKnown(other, first, isBegun) && !isOnlySpelt(piece, other, first, isBegun);
    };
    const stands = isWordItself && !isEnglishStopWord(piece, first) && !isLatinWord(piece, first);
    const meant = named.has(index) || stands ? [] : (variants[index]?.filter(isMeant) ?? []);
    const best = meant.find((other) => isSpeltStopWord(piece, other, first)) ?? meant[0];
    return best ? withSoftEnding(best, first) : piece;
  });
  const { sure, changed } = await correctedOf(db, { typed, exchanged, named, known, reach });
  if (changed.length === 0) return [asTyped];
  const learned = await learn(db, changed, reach);
  const read = changed.map((some) =>
    readingOf(some, { ...learned, isTyping: isTyping ?? false }, query, {
      isTyped: false,
      isGuess: textOf(some) !== textOf(sure),
    }),
  );
  return [...read, asTyped];
}

/** The sure corrections of the pieces of a query, and the ways to read it that are not as typed. */
async function correctedOf(
  db: Db,
  {
    typed,
    exchanged,
    named,
    known,
    reach,
  }: {
    typed: readonly Piece[];
    /** In the layout or alphabet that is meant. */
    exchanged: readonly Piece[];
    named: ReadonlySet<number>;
    known: Knowledge;
    reach: Reach;
  },
): Promise<{ sure: readonly Piece[]; changed: (readonly Piece[])[] }> {
  const each = exchanged.flatMap((piece, index) =>
    (named.has(index) ? [piece] : apart(piece, known)).map((part) => ({
      piece: part,
      isNamed: named.has(index),
      others: part === typed[index] ? misspeltIn(part.text) : [],
    })),
  );
  const pieces = each.map(({ piece }) => piece);
  const corrections = await correct(db, {
    pieces,
    named: new Set([...each.keys()].filter((index) => each[index]?.isNamed)),
    first: known,
    reach,
    others: each.map(({ others }) => others),
  });
  const [sure, every] = [corrections.apply(true), corrections.apply(false)];
  const isInLayout = exchanged.every((piece, index) => piece === typed[index]);
  const same = new Set([typed, ...(isInLayout ? [pieces] : [])].map(textOf));
  const different = [...new Map([every, sure].map((some) => [textOf(some), some])).values()];
  return { sure, changed: different.filter((some) => !same.has(textOf(some))) };
}

function readingOf(
  pieces: readonly Piece[],
  knowledge: Knowledge,
  query: string,
  { isTyped, isGuess }: { isTyped: boolean; isGuess: boolean },
): Reading {
  const parts = partsOf(pieces);
  return {
    concepts: conceptsOf(parts, knowledge),
    understoodAs: isTyped ? null : textOf(pieces),
    isGuess,
    isQuoted: pieces.some((piece) => piece.isQuoted),
    isPhone: knowledge.isPhone ?? false,
    name: foldForSearch(isTyped ? query : textOf(pieces)),
  };
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, isQuoted, isJoined }) => `${isJoined ? '-' : ' '}${isQuoted ? `«${text}»` : text}`)
    .join('')
    .slice(1);

/** The parts of a query; the last word typed may be a beginning, unless it closes a phrase. */
function partsOf(pieces: readonly Piece[]): Part[] {
  const parts = pieces.flatMap((piece) =>
    wordsOf(piece).map((text) => ({ words: foldedWords(text), isLiteral: piece.isQuoted })),
  );
  const filled = parts.filter(({ words }) => words.length > 0).slice(0, mostParts);
  return filled.map((part, index) => ({ ...part, isBegun: index === filled.length - 1 && !part.isLiteral }));
}

/** Everything the lexicon knows of the words and phrases of some readings. */
async function learn(db: Db, readings: readonly (readonly Piece[])[], reach: Reach): Promise<Knowledge> {
  const wanted = new Map<string, { word: string; isBegun: boolean; root: string }>();
  const phrases = new Set<string>();
  for (const pieces of readings) {
    const parts = partsOf(pieces);
    for (const { words, isBegun, isLiteral } of parts)
      for (const [index, word] of words.entries()) {
        const begun = (isBegun && index === words.length - 1) || (wanted.get(word)?.isBegun ?? false);
        const beginning = isLiteral || words.length > 1 ? undefined : beginningOf(word);
        wanted.set(word, { word, isBegun: begun, root: beginning ?? wanted.get(word)?.root ?? '' });
      }
    for (const phrase of phrasesOf(parts)) phrases.add(phrase);
  }
  const { facts, synonyms, kin } = await readLexicon(db, [...wanted.values()], [...phrases], reach);
  // «Чимк» is in no document, «Чимкент» stands for one that is.
  const unknown = new Set(
    facts.filter(({ documents, begun }) => documents === 0 && begun.length === 0).map(({ word }) => word),
  );
  const isRussian = await readRussianWords();
  const isVerbOf = (phrase: string, word: string) => isKinOf(phrase)(word) && isRussian(phrase);
  const isBegunBy = (beginning: string, word: string) =>
    word.startsWith(beginning) && unknown.has(beginning) && (wanted.get(beginning)?.isBegun ?? false);
  return {
    newest: reach.newest,
    isRussian,
    facts: new Map(facts.map((word) => [word.word, word])),
    // «Заплачу» has the synonyms of «заплатить».
    synonyms: new Map(
      [
        ...kin.filter(
          ({ phrase, word }) =>
            isRealFormOf(phrase, isRussian)(word) || isVerbOf(phrase, word) || isBegunBy(phrase, word),
        ),
        ...synonyms,
      ].map(({ phrase, terms }) => [phrase, terms]),
    ),
  };
}

const hyphened = /^\p{L}+(?:[‐‑–-]\p{L}+)+$/u;

/** «Онлаин-касса»: the parts of a word with hyphens of which one is unknown, each to be corrected by itself. */
const apart = (piece: Piece, knowledge: Knowledge): Piece[] =>
  piece.isQuoted || !hyphened.test(piece.text) || isKnown(piece, knowledge, true)
    ? [piece]
    : piece.text.split(/[‐‑–-]/u).map((text, index) => ({ text, isQuoted: false, isJoined: index > 0 }));

/** Which pieces belong to a date, or to a name of several words that has synonyms: none of them is misspelt, though no document has it. */
function namedIn(pieces: readonly Piece[], { synonyms }: Knowledge): ReadonlySet<number> {
  const words = pieces.map((piece) => (piece.isQuoted ? [] : wordsOf(piece).flatMap(foldedWords)));
  const named = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    const date = dateAt(words.slice(from, from + 3));
    for (let index = from; index < from + (date?.words ?? 0); index += 1) named.add(index);
    for (let length = 2; length <= Math.min(longestTerm, words.length - from); length += 1) {
      const some = words.slice(from, from + length);
      if (some.every(({ length: filled }) => filled > 0) && synonyms.has(some.flat().join(' ')))
        for (const index of some.keys()) named.add(from + index);
    }
  }
  return named;
}

function phrasesOf(parts: readonly Part[]): string[] {
  return parts.flatMap((_, from) =>
    Array.from({ length: longestTerm }, (_, more) => parts.slice(from, from + more + 1))
      .filter((some) => some.every(({ isLiteral }) => !isLiteral))
      .map((some) => some.flatMap(({ words }) => words).join(' ')),
  );
}

/** The same keys in the other layout, Latin letters for the Cyrillic ones like them, and Russian in Latin letters. */
function variantsOf(piece: Piece): Piece[] {
  if (piece.isQuoted) return [];
  const alike = foldForSearch(
    piece.text.replace(/[a-z]+/gi, (latin) => (isAlike(latin) ? `${exchange(latin)}` : latin)),
  );
  const texts = [
    ...inOtherLayout(piece.text),
    ...(/[а-я]/.test(alike) && !/[а-я]/.test(foldForSearch(piece.text)) ? [alike] : []),
    ...inRussianLetters(piece.text),
  ];
  return texts.map((text) => ({ text, isQuoted: false }));
}

/** «Exel» is rather «excel» than «эксел», which nothing but a group of synonyms knows. */
const isOnlySpelt = (typed: Piece, other: Piece, knowledge: Knowledge, isBegun: boolean): boolean =>
  other.text.length > longestAbbreviation &&
  inRussianLetters(typed.text).includes(other.text) &&
  !isKnown(other, { ...knowledge, synonyms: new Map() }, isBegun);

/** What a Latin word may be in the other layout, or in Russian letters, with a mistake besides. */
function misspeltIn(text: string): string[] {
  if (!/^[\p{P}\p{S}a-z]{5,}$/iu.test(text)) return [];
  return [...inOtherLayout(text), ...inRussianLetters(text).slice(0, 1)]
    .map(foldForSearch)
    .filter((word) => /^[а-я]{5,40}$/.test(word) && /[аеиоуыэюя]/.test(word));
}

const longestAbbreviation = 3;
// Of fewer letters any word may begin.
const shortestGuess = 4;
const latin = 'ABCEHKMOPTXYabcehkmoptxy';
const cyrillic = 'АВСЕНКМОРТХУавсенкмортху';
const isAlike = (text: string) => [...text].every((letter) => latin.includes(letter));
const exchange = (text: string) => [...text].map((letter) => cyrillic[latin.indexOf(letter)] ?? letter).join('');

/** A phone by its digits, or as it stands in a text. */
const withText = (digits: Reading, text: Reading): Reading => ({
  ...digits,
  concepts: digits.concepts.map((concept) => ({
    ...concept,
    others: [...concept.others, ...text.concepts.map(({ exact }) => exact)],
  })),
});
