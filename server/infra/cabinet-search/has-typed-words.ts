import { type RawBuilder, sql } from 'kysely';
import { inOtherAlphabet } from '../../../contract/search-fold.ts';

/**
 * SQL: whether a text as `cabinet_text` keeps it has all words that were typed, each as it is or, where all its letters look
 * alike, in the other alphabet: «a9» is «А9» too (spec: search.fold). The words are folded once a statement.
 */
export function hasTypedWords(text: RawBuilder<unknown>, typed: string): RawBuilder<unknown> {
  const has = (words: string) => sql`${text} collate "C" like all ((select cabinet_patterns(${words}::text))::text[])`;
  const other = otherWords(typed);
  return other === typed ? has(typed) : sql`(${has(typed)} or ${has(other)})`;
}

/** An e-mail is as it was typed. */
const otherWords = (typed: string): string =>
  typed.replace(/\S+/gu, (part) => (part.includes('@') ? part : part.replace(/[\p{L}\p{N}]+/gu, inOtherAlphabet)));
