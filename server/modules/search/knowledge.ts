import type { Synonyms, WordFacts } from './lexicon.store.ts';
import type { IsRussian } from './russian-words.ts';

/** A part of a query, split into folded words. */
export interface Part {
  readonly words: readonly string[];
  /** Its last word may be a beginning. */
  readonly isBegun: boolean;
  /** A phrase in quotes is taken literally. */
  readonly isLiteral: boolean;
}

/** What is known of the words of a query. */
export interface Knowledge {
  readonly facts: ReadonlyMap<string, WordFacts>;
  readonly synonyms: ReadonlyMap<string, Synonyms['terms']>;
  readonly isRussian: IsRussian;
  /** Whether the last word is still being typed. */
  readonly isTyping?: boolean;
  /** Whether it is how a phone begins. */
  readonly isPhone?: boolean;
  /** The last day of a publication. */
  readonly newest?: string | null;
}
