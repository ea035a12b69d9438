import { memoized } from './memoized.ts';

/** Whether a folded word is a word of Russian, in any of its forms. */
export type IsRussian = (word: string) => boolean;

let reading: Promise<IsRussian> | undefined;

/** The dictionary of Russian (decision 0077); a process reads it once, which takes it about a third of a second. */
export function readRussianWords(): Promise<IsRussian> {
  reading ??= read();
  return reading;
}

async function read(): Promise<IsRussian> {
  const { createHunspellFromStrings } = await import('hunspell-wasm');
  const { aff, dic } = (await import('dictionary-ru')).default;
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const hunspell = await createHunspellFromStrings(text(aff), text(dic));
  return memoized((word) => hunspell.testSpelling(word));
}
