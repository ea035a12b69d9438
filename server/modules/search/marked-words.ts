import { foldForSearch } from '../../../contract/search-fold.ts';
import type { Concept } from './concepts.ts';

/** Which words of a text are marked. */
export type IsHit = (word: string) => boolean;

/** Whether a word has one of these stems, by the forms the lexicon knows, or is a number that the query has or begins. */
export function hitsOf(
  lexemes: readonly string[],
  forms: readonly { readonly word: string; readonly lexeme: string }[],
  beginnings: readonly string[] = [],
): IsHit {
  const wanted = new Set(lexemes);
  const marked = new Set([...lexemes, ...forms.filter(({ lexeme }) => wanted.has(lexeme)).map(({ word }) => word)]);
  const known = new Map<string, boolean>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const folded = foldForSearch(word);
    const isHit = folded !== '' && (marked.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning)));
    known.set(word, isHit);
    return isHit;
  };
}

/** The words as typed and of their roots, then the synonyms of them. */
export function marksOf(concepts: readonly Concept[], forms: Parameters<typeof hitsOf>[1]): [IsHit, IsHit] {
  const typed = concepts.flatMap(({ lexemes }) => lexemes);
  const synonyms = concepts.flatMap((concept) => concept.synonyms ?? []);
  const beginnings = concepts.flatMap(({ beginning }) => beginning ?? []);
  return [hitsOf(typed, forms, beginnings), hitsOf([...typed, ...synonyms], forms, beginnings)];
}
