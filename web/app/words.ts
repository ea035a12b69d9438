import { start } from '../locales/ru/index.ts';

/** All words of the screens, by the nouns of the product. The browser's build takes words-by-need.ts instead. */
export const words: Readonly<Record<string, unknown>> = start;
