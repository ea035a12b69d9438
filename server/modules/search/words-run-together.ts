import type { Db } from '../../infra/database/index.ts';
import { findSimilar } from './lexicon.store.ts';
import { type Fix, nearest } from './nearest-word.ts';
import type { Reach } from './reach.ts';

const shortest = 3;

/** All ways to part a word in two. */
export const splitsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(word.length - 2 * shortest + 1, 0) }, (_, index) => [
    word.slice(0, index + shortest),
    word.slice(index + shortest),
  ]);

/** Two words run together: the split whose rarer half is the most frequent. */
export function splitOf(word: string, documents: ReadonlyMap<string, number>): Fix | undefined {
  const [best] = splitsOf(word)
    .map(([one, other]) => ({
      text: `${one} ${other}`,
      value: Math.min(documents.get(one) ?? 0, documents.get(other) ?? 0),
    }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
  return best && { text: best.text, isSure: true, taken: 1 };
}

const mostSplits = 3;
/** Two words run together of which one is misspelt: the splits whose known half is the longest are tried. */
export async function misspeltSplitOf(
  db: Db,
  word: string,
  documents: ReadonlyMap<string, number>,
  reach: Reach,
): Promise<Fix | undefined> {
  const splits = splitsOf(word)
    .flatMap(([one, other]) => [
      { known: one, unknown: other, text: (fixed: string) => `${one} ${fixed}` },
      { known: other, unknown: one, text: (fixed: string) => `${fixed} ${other}` },
    ])
    .filter(({ known }) => known.length > shortest && (documents.get(known) ?? 0) > 0)
    .sort((one, other) => other.known.length - one.known.length)
    .slice(0, mostSplits);
  const similar = await findSimilar(
    db,
    splits.map(({ unknown }) => ({ word: unknown, isBegun: false, root: '' })),
    reach,
  );
  for (const { unknown, text } of splits) {
    const fix = nearest(unknown, similar, { isBegun: false });
    if (fix) return { text: text(fix.text), isSure: false, taken: 1 };
  }
  return undefined;
}
