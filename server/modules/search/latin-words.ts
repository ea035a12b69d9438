import { foldForSearch } from '../../../contract/search-fold.ts';
import type { Knowledge } from './knowledge.ts';
import { foldedWords } from './known-words.ts';
import type { Piece } from './split-query.ts';
import { inRussianLetters } from './transliteration.ts';

/** «TOO» is rather «ТОО» than the English word, which says nothing. */
export function isEnglishStopWord({ text, isQuoted }: Piece, { facts }: Knowledge): boolean {
  const word = foldForSearch(text);
  return !isQuoted && /^[a-z]{2,}$/.test(word) && facts.get(word)?.lexeme === null;
}

/** «Kassa» is rather «касса» than a word of an address on the web, or its beginning: a word that more documents have. */
export const isRather = (typed: Piece, other: Piece, knowledge: Knowledge): boolean =>
  documentsOf(other, knowledge) > documentsOf(typed, knowledge) &&
  foldedWords(other.text).every((word) => knowledge.facts.get(word)?.isWord);

/** Whether it is a word in Latin letters that no group of synonyms has. */
export const isLatinWord = ({ text, isQuoted }: Piece, { synonyms }: Knowledge): boolean =>
  !isQuoted && /^[a-z]{3,}$/i.test(text) && !synonyms.has(foldForSearch(text));

/** «Ne» is rather «не», which denies what follows, than «ту» in the other layout. */
export const isSpeltStopWord = (typed: Piece, other: Piece, { facts }: Knowledge): boolean =>
  facts.get(other.text)?.lexeme === null && inRussianLetters(typed.text).includes(other.text);

/** «Parol» is «пароль»: of what is no word itself, the one that ends with the sign which Latin letters leave out. */
export function withSoftEnding(piece: Piece, { facts }: Knowledge): Piece {
  const found = facts.get(piece.text);
  const soft = `${piece.text}ь`;
  return found && !found.isWord && found.related.some(({ word }) => word === soft) ? { ...piece, text: soft } : piece;
}

/** Whether documents have all of its words. */
export const isInDocuments = (piece: Piece, knowledge: Knowledge): boolean => documentsOf(piece, knowledge) > 0;

/** How many documents have its rarest word. */
const documentsOf = ({ text }: Piece, { facts }: Knowledge): number =>
  Math.min(...foldedWords(text).map((word) => Number(facts.get(word)?.documents ?? 0)));
