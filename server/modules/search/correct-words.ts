import type { Db } from '../../infra/database/index.ts';
import { withoutKazakhEndings } from './kazakh-endings.ts';
import type { Knowledge } from './knowledge.ts';
import { foldedWords, isKnown, isKnownWord } from './known-words.ts';
import { type Candidate, findSimilar, readLexicon, type WordFacts } from './lexicon.store.ts';
import { nearestInContext } from './nearest-in-context.ts';
import { type Fix, nearest, nearestForm } from './nearest-word.ts';
import type { Reach } from './reach.ts';
import type { Piece } from './split-query.ts';
import { misspeltSplitOf, splitOf, splitsOf } from './words-run-together.ts';

/** What the words that no document has may have been. */
export interface Corrections {
  /** The pieces with the sure corrections alone, or with all. */
  apply(onlySure: boolean): readonly Piece[];
}

// More unknown words are no misspelling.
const mostCorrected = 5;
// Each of these asks the database once more.
const mostTorn = 2;
const shortest = 3;
// No word of the lexicon is longer.
const letters = /^[a-zа-я]{1,40}$/;
const kazakhLetter = /[әғқңөұүһі]/iu;

interface Asked {
  readonly pieces: readonly Piece[];
  readonly named: ReadonlySet<number>;
  readonly first: Knowledge;
  readonly reach: Reach;
  readonly others: readonly (readonly string[])[];
}

/**
 * Looks for words of the lexicon like those that no document has, for two run together, and for one torn in two; of a word in
 * the wrong layout or alphabet (`others`) only where it is like none as typed. Words of a name (`named`, by their places) are
 * none of them.
 */
export async function correct(db: Db, { pieces, named, first, reach, others }: Asked): Promise<Corrections> {
  const nothing = { apply: () => pieces };
  const unknown = unknownOf(pieces, named, first);
  if (unknown.length === 0 || unknown.length > mostCorrected) return nothing;
  // A word of Russian that no text has is no misspelling of another one; a begun word may become any.
  const isMistake = ({ index, word, isOpen }: Unknown) =>
    (isOpen && first.isTyping) || kazakhLetter.test(pieces[index]?.text ?? '') || !first.isRussian(word);
  const asked = unknown
    .filter(isMistake)
    .flatMap(({ index, word, isOpen }) => [word, ...(others[index] ?? [])].map((one) => ({ word: one, isOpen })))
    .filter(({ word }) => word.length >= shortest);
  const similar = await findSimilar(
    db,
    asked.map(({ word, isOpen }) => ({ word, isBegun: isOpen && (first.isTyping ?? false), root: '' })),
    reach,
  );
  const nearOf = ({ word, isOpen }: Unknown) => {
    const near = nearest(word, similar, { isBegun: isOpen, isTyping: isOpen && first.isTyping });
    return near?.isSure || first.isTyping ? near : (nearestForm(word, similar, first.isRussian) ?? near);
  };
  const each = [];
  for (const one of unknown) {
    const near = await nearestInContext(db, nearOf(one), { at: one.index, pieces, first, reach });
    each.push({ ...one, near, isMistake: isMistake(one) });
  }
  // What is surely another word is neither two nor a form of one.
  const strange = each.filter(({ near, isMistake }) => isMistake && !near?.isSure).map(({ word }) => word);
  const joined = unknown.flatMap(({ index }) => joinsAt(pieces, index).map(({ text }) => text));
  const { documents, parts, isThere } = await readParts(db, strange, joined, reach);
  const fixes = new Map<number, Fix>();
  for (const { near, isMistake, ...one } of each) {
    const { index, word } = one;
    const join = joinsAt(pieces, index).find(({ text }) => (documents.get(text) ?? 0) > 0);
    if (join) fixes.set(join.from, { text: join.text, isSure: true, taken: 2 });
    if (join || !isMistake) continue;
    const facts = first.facts.get(word);
    const fix =
      facts && facts.documents > 0
        ? otherThan(facts, similar)
        : ((near?.isSure ? near : undefined) ??
          kazakhOf(word, pieces[index]?.text ?? word, isThere) ??
          near ??
          others[index]?.map((other) => nearOf({ ...one, word: other })).find((other) => other !== undefined) ??
          splitOf(word, parts) ??
          (unknown.length <= mostTorn ? await misspeltSplitOf(db, word, parts, reach) : undefined));
    if (fix) fixes.set(index, fix);
  }
  return { apply: (onlySure) => applied(pieces, fixes, onlySure) };
}

/** «Отзовы» has the stem of «отзовите» and is no form of it, as another word is nearer; «Караганде» is one of «Караганда». */
function otherThan({ word, lexeme }: WordFacts, similar: readonly Candidate[]): Fix | undefined {
  const near = nearest(word, similar, { isBegun: false });
  return near?.isSure && near.lexeme !== lexeme ? near : undefined;
}

/** What is known of the halves of strange words, of what is left of them as Kazakh forms, and of joined words. */
async function readParts(db: Db, strange: readonly string[], joined: readonly string[], reach: Reach) {
  const halves = strange.flatMap((word) => splitsOf(word).flat());
  const bare = strange.flatMap(withoutKazakhEndings);
  const wanted = [...new Set([...halves, ...joined, ...bare])].map((word) => ({ word, isBegun: false, root: '' }));
  const { facts, synonyms } =
    wanted.length > 0 ? await readLexicon(db, wanted, bare, reach) : { facts: [], synonyms: [] };
  const documents = new Map(
    facts.map(({ word, documents: number, lexeme }) => [word, lexeme === null ? 0 : Number(number)]),
  );
  // «Накладн» is but a stem and no part of a word.
  const parts = new Map(facts.flatMap(({ word, isWord }) => (isWord ? [[word, documents.get(word) ?? 0]] : [])));
  const called = new Set(synonyms.map(({ phrase }) => phrase));
  const isThere = (rest: string) => called.has(rest) || (rest.length > shortest && (parts.get(rest) ?? 0) > 0);
  return { documents, parts, isThere };
}

interface Unknown {
  readonly index: number;
  readonly word: string;
  readonly isOpen: boolean;
}

/** The words that neither a document nor a synonym has, with their places. */
function unknownOf(pieces: readonly Piece[], named: ReadonlySet<number>, first: Knowledge): Unknown[] {
  return pieces.flatMap((piece, index) => {
    const [word, ...more] = piece.isQuoted || named.has(index) ? [] : foldedWords(piece.text);
    const isOpen = index === pieces.length - 1;
    if (word === undefined || more.length > 0 || !letters.test(word)) return [];
    return isKnown(piece, first, isOpen) || isKnownWord(word, first.facts.get(word) ?? missing(word), first, isOpen)
      ? []
      : [{ index, word, isOpen }];
  });
}

const missing = (word: string) => ({ word, lexeme: word, documents: 0, isWord: false, begun: [], related: [] });

function applied(pieces: readonly Piece[], fixes: ReadonlyMap<number, Fix>, onlySure: boolean): Piece[] {
  const done: Piece[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    const fix = fixes.get(index);
    if (!piece) continue;
    if (!fix || (onlySure && !fix.isSure)) done.push(piece);
    else {
      done.push({ ...piece, text: fix.text });
      index += fix.taken - 1;
    }
  }
  return done;
}

/** A Kazakh form of a word that is known: «салыққа» of «салық», «Алматыда» of «Алматы». */
function kazakhOf(word: string, typed: string, isThere: (rest: string) => boolean): Fix | undefined {
  const rest = withoutKazakhEndings(word).find(isThere);
  if (rest === undefined) return undefined;
  // As it was typed, where folding changed but letters: «салық» and not «салык».
  const begun = typed.slice(0, rest.length);
  return { text: foldedWords(begun).join(' ') === rest ? begun : rest, isSure: true, taken: 1 };
}

/** The word with the one before it and with the one after it, written together. */
function joinsAt(pieces: readonly Piece[], index: number): { text: string; from: number }[] {
  return [index - 1, index].flatMap((from) => {
    const words = pieces.slice(from, from + 2).map((piece) => (piece.isQuoted ? [] : foldedWords(piece.text)));
    if (from < 0 || words.length < 2 || words.some(({ length }) => length !== 1)) return [];
    const text = words.flat().join('');
    return letters.test(text) ? [{ text, from }] : [];
  });
}
