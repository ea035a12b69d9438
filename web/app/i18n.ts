import type { start } from '../locales/ru/index.ts';
import { writtenNumber } from '../ui/written-number.ts';
import { words } from './words.ts';

type Leaves<Words, Path extends string = ''> = {
  [K in keyof Words & string]: Words[K] extends string ? `${Path}${K}` : Leaves<Words[K], `${Path}${K}.`>;
}[keyof Words & string];

type WithoutPlural<Key> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}` ? Base : Key;

/** A key of the texts of the screens; a plural is named without its form. */
export type TextKey = WithoutPlural<Leaves<typeof start>>;

type Values = Readonly<Record<string, string | number>>;

const plural = new Intl.PluralRules('ru');
const found = new Map<string, string>();

function wordsOf(key: string): string | undefined {
  const known = found.get(key);
  if (known !== undefined) return known;
  let at: unknown = words;
  for (const part of key.split('.'))
    at = at !== null && typeof at === 'object' ? (at as Record<string, unknown>)[part] : undefined;
  if (typeof at !== 'string') return undefined;
  found.set(key, at);
  return at;
}

/**
 * A text of the screens by its typed key, namespace «start», Russian only (specification, section 9). `{{name}}` takes
 * its value, a number with its thousands apart; with `count` the form of the plural is chosen (`key_one`, `_few`, `_many`, `_other`).
 */
export function t(key: TextKey, values: Values = {}): string {
  const form = typeof values.count === 'number' ? wordsOf(`${key}_${plural.select(values.count)}`) : undefined;
  const words = form ?? wordsOf(key) ?? key;
  return words.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    const value = values[name] ?? hole;
    return typeof value === 'number' ? writtenNumber(value) : value;
  });
}

/** The text of a key that is only known at run time. */
export const text = (key: TextKey): string => t(key);
