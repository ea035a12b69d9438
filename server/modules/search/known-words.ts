import { foldForSearch } from '../../../contract/search-fold.ts';
import { isMonth } from './dates.ts';
import type { Knowledge } from './knowledge.ts';
import type { WordFacts } from './lexicon.store.ts';
import type { IsRussian } from './russian-words.ts';
import { type Piece, wordsOf } from './split-query.ts';
import { isFormOf } from './word-forms.ts';
import { isInfinitive, isKinOf } from './word-root.ts';

// A shorter word whose stem documents have is none of Russian for other reasons.
const shortestStrange = 5;
// Before other words only what has so many letters is taken for a beginning.
const shortestBegun = 4;

/** The words of a text as search compares them. */
export const foldedWords = (text: string): string[] =>
  foldForSearch(text)
    .split(' ')
    .filter((word) => word !== '');

/** Whether documents have its words, or they need not be looked for: numbers, months, stop words, names with synonyms. */
export function isKnown(piece: Piece, knowledge: Knowledge, isLast: boolean): boolean {
  const { facts, synonyms } = knowledge;
  const words = wordsOf(piece).flatMap(foldedWords);
  if (piece.isQuoted || words.length === 0) return words.length > 0 || piece.isQuoted;
  return synonyms.has(words.join(' ')) || words.every((word) => isKnownWord(word, facts.get(word), knowledge, isLast));
}

/** Whether another word is a form of it: no misspelling is a form of a word of Russian. */
export function isRealFormOf(word: string, isRussian: IsRussian): (other: string) => boolean {
  const isForm = isFormOf(word);
  return (other) => isForm(other) && (isRussian(word) || !isRussian(other));
}

/**
 * Whether documents have another form of it, or of a verb the noun of its action: «перемещать» is no misspelling, there is
 * «перемещение»; «скочать» is no verb.
 */
function hasRelative(word: string, { related }: WordFacts, isRussian: IsRussian): boolean {
  const isForm = isRealFormOf(word, isRussian);
  const isKin = isInfinitive(word) && isRussian(word) ? isKinOf(word) : () => false;
  return related.some((other) => isForm(other.word) || isKin(other.word));
}

/** The same of one word. */
export function isKnownWord(
  word: string,
  facts: WordFacts | undefined,
  { synonyms, isRussian }: Pick<Knowledge, 'synonyms' | 'isRussian'>,
  isLast: boolean,
): boolean {
  if (!facts || facts.lexeme === null || /\d/.test(word) || isMonth(word) || synonyms.has(word)) return true;
  if (facts.documents > 0) return facts.isWord || word.length < shortestStrange || isRussian(word);
  return (
    ((isLast || word.length >= shortestBegun) && facts.begun.length > 0) ||
    (facts.related.length > 0 && hasRelative(word, facts, isRussian))
  );
}
