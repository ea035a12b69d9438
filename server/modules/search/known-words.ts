import { foldForSearch } from '../../../contract/search-fold.ts';
import type { Knowledge } from './concepts.ts';
import { isMonth } from './dates.ts';
import type { WordFacts } from './lexicon.store.ts';
import { type Piece, wordsOf } from './split-query.ts';
import { isFormOf } from './word-forms.ts';
import { isInfinitive, isKinOf } from './word-root.ts';

// Before other words only what has so many letters is taken for a beginning.
const shortestBegun = 4;

/** The words of a text as search compares them. */
export const foldedWords = (text: string): string[] =>
  foldForSearch(text)
    .split(' ')
    .filter((word) => word !== '');

/** Whether documents have its words, or they need not be looked for: numbers, months, stop words, names with synonyms. */
export function isKnown(piece: Piece, { facts, synonyms }: Knowledge, isLast: boolean): boolean {
  const words = wordsOf(piece).flatMap(foldedWords);
  if (piece.isQuoted || words.length === 0) return words.length > 0 || piece.isQuoted;
  return synonyms.has(words.join(' ')) || words.every((word) => isKnownWord(word, facts.get(word), synonyms, isLast));
}

/** Whether documents have another form of it, or of a verb the noun of its action: «перемещать» is no misspelling, there is «перемещение». */
function hasRelative(word: string, { related }: WordFacts): boolean {
  const [isForm, isKin] = [isFormOf(word), isInfinitive(word) ? isKinOf(word) : () => false];
  return related.some((other) => isForm(other.word) || isKin(other.word));
}

/** The same of one word. */
export function isKnownWord(
  word: string,
  facts: WordFacts | undefined,
  synonyms: Knowledge['synonyms'],
  isLast: boolean,
): boolean {
  if (!facts || facts.lexeme === null || /\d/.test(word) || isMonth(word) || facts.documents > 0 || synonyms.has(word))
    return true;
  return (
    ((isLast || word.length >= shortestBegun) && facts.begun.length > 0) ||
    (facts.related.length > 0 && hasRelative(word, facts))
  );
}
