import type { Synonyms, WordFacts } from './lexicon.store.ts';
import { relativesOf } from './relatives.ts';

/** How many documents have what is unknown. */
export const usual = 500;
// Of fewer letters almost all documents have a word.
const shortestTelling = 3;

/** About how many documents have a word, in any form or as a beginning. */
export function expectedOf(word: string, facts: WordFacts | undefined, begun: number): number {
  if (facts === undefined || /\d/.test(word)) return usual;
  return relativesOf(facts).documents + begun * usual;
}

/** Of how many documents have what is but begun nothing is known; a letter or two, or a stop word, are in almost all. */
export function frequencyOf(word: string, facts: WordFacts | undefined, isBegun: boolean): number | undefined {
  if (!facts || /\d/.test(word)) return undefined;
  if (facts.lexeme === null) return Number.POSITIVE_INFINITY;
  const documents = expectedOf(word, facts, 0);
  if (documents > 0 || !isBegun) return documents;
  return word.length < shortestTelling ? Number.POSITIVE_INFINITY : undefined;
}

interface Frequent {
  readonly stems?: readonly string[];
  readonly frequency: number | undefined;
}

/** A name for which one of its words stands alone, as «отчёт» does for «сдать отчёт», weighs no more than this word. */
export function frequencyOfTerm(
  { frequency }: Frequent,
  terms: Synonyms['terms'],
  words: readonly (Frequent | undefined)[],
): number | undefined {
  const alone = new Set(terms.flatMap(([stem, ...more]) => (stem && more.length === 0 ? [stem.lexeme] : [])));
  const ofWords = words
    .filter((word) => word?.stems?.some((stem) => alone.has(stem)))
    .map((word) => word?.frequency ?? 0);
  return Math.max(frequency ?? 0, ...ofWords) || undefined;
}
