/** The words that have come so far: each part of the site brings those it uses (tools/words-by-need.ts). */
export const words: Record<string, unknown> = {};

/** Adds the words of a noun. */
export function addWords(noun: string, texts: unknown): void {
  words[noun] = texts;
}
