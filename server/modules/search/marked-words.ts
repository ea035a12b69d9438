import { foldForSearch } from '../../../contract/search-fold.ts';
import type { Concept } from './concepts.ts';
import { memoized } from './memoized.ts';

/** Which words of a text are marked. */
export type IsHit = (word: string) => boolean;

type Forms = readonly { readonly word: string; readonly lexeme: string }[];

/** Whether a word has one of these stems, by the forms the lexicon knows, or is a number that the query has or begins. */
function hitsOf(
  lexemes: readonly string[],
  { forms, beginnings, fold }: { forms: Forms; beginnings: readonly string[]; fold: (word: string) => string },
): IsHit {
  const wanted = new Set(lexemes);
  const words = forms.filter(({ lexeme }) => wanted.has(lexeme));
  // A stem is a word of its own only where no form of it is known: «при» is none of «приём».
  for (const { lexeme } of words) wanted.delete(lexeme);
  const marked = new Set([...wanted, ...words.map(({ word }) => word)]);
  return (word) => {
    const one = fold(word);
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
export function marksOf(concepts: readonly Concept[], forms: Forms): Marks[] {
  const typed = concepts.flatMap(({ lexemes }) => lexemes);
  const beginnings = concepts.flatMap(({ beginning }) => beginning ?? []);
  const terms = concepts.flatMap((concept) => concept.synonyms ?? []);
  const single = terms.filter(({ length }) => length === 1).flat();
  // For one answer only: a word that is kept holds the whole text it was cut from in memory.
  const known = { forms, beginnings, fold: memoized(foldForSearch) };
  return [
    { isHit: hitsOf(typed, known), inPairs: false },
    { isHit: hitsOf([...typed, ...single], known), inPairs: false },
    { isHit: hitsOf([...typed, ...terms.flat()], known), inPairs: true },
  ];
}
