import type { Db } from '../../infra/database/index.ts';
import type { Knowledge } from './knowledge.ts';
import { foldedWords } from './known-words.ts';
import { countTitles } from './lexicon.store.ts';
import type { Fix } from './nearest-word.ts';
import type { Reach } from './reach.ts';
import type { Piece } from './split-query.ts';
import { quote } from './tsquery.ts';

/**
 * Of words that are equally near, the one that more titles have beside other words of the query: «смента бухгалтера» is no
 * «смета», though more documents have that word.
 */
export async function nearestInContext(
  db: Db,
  near: Fix | undefined,
  { at, pieces, first, reach }: { at: number; pieces: readonly Piece[]; first: Knowledge; reach: Reach },
): Promise<Fix | undefined> {
  const { rivals = [], lexeme } = near ?? {};
  // What only synonyms have stands in no title.
  if (!near || !lexeme || rivals.length === 0 || first.isTyping) return near;
  const beside = stemsOf(pieces.toSpliced(at, 1), first);
  if (beside.length === 0) return near;
  const all = [{ text: near.text, lexeme }, ...rivals];
  const titles = await countTitles(
    db,
    all.map((one) => `${quote(one.lexeme)} & (${beside.map(quote).join(' | ')})`),
    reach,
  );
  const most = titles.indexOf(Math.max(...titles));
  return { ...near, ...all[most] };
}

/** The stems of the words that documents have. */
const stemsOf = (pieces: readonly Piece[], { facts }: Knowledge): string[] =>
  pieces
    .flatMap((piece) => (piece.isQuoted ? [] : foldedWords(piece.text)))
    .flatMap((word) => {
      const found = facts.get(word);
      return found?.lexeme && found.documents > 0 ? [found.lexeme] : [];
    });
