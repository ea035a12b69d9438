import { foldForSearch } from '../../../contract/search-fold.ts';
import type { Concept } from './concepts.ts';
import { memoized } from './memoized.ts';

const folded = memoized(foldForSearch);

/** Which words of a text are marked. */
export type IsHit = (word: string) => boolean;

/** Whether a word has one of these stems, by the forms the lexicon knows, or is a number that the query has or begins. */
export function hitsOf(
  lexemes: readonly string[],
  forms: readonly { readonly word: string; readonly lexeme: string }[],
  beginnings: readonly string[] = [],
): IsHit {
  const wanted = new Set(lexemes);
  const words = forms.filter(({ lexeme }) => wanted.has(lexeme));
  // A stem is a word of its own only where no form of it is known: «при» is none of «приём».
  for (const { lexeme } of words) wanted.delete(lexeme);
  const marked = new Set([...wanted, ...words.map(({ word }) => word)]);
  return (word) => {
    const one = folded(word);
    return one !== '' && (marked.has(one) || beginnings.some((beginning) => one.startsWith(beginning)));
  };
}

/** What is marked in a text. */
export interface Marks {
  readonly isHit: IsHit;
  /** Whether a word is marked beside another one only: of «прайс-лист» no «лист». */
  readonly inPairs: boolean;
}

/** The words as typed and of their roots; where none of these stands the synonyms of them, of one word, then of several. */
export function marksOf(concepts: readonly Concept[], forms: Parameters<typeof hitsOf>[1]): Marks[] {
  const typed = concepts.flatMap(({ lexemes }) => lexemes);
  const beginnings = concepts.flatMap(({ beginning }) => beginning ?? []);
  const terms = concepts.flatMap((concept) => concept.synonyms ?? []);
  const single = terms.filter(({ length }) => length === 1).flat();
  return [
    { isHit: hitsOf(typed, forms, beginnings), inPairs: false },
    { isHit: hitsOf([...typed, ...single], forms, beginnings), inPairs: false },
    { isHit: hitsOf([...typed, ...terms.flat()], forms, beginnings), inPairs: true },
  ];
}
