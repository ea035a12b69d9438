import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** The words of a key `<namespace>:<key>`, read from web/locales/ru. */
export function wordsOf(key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  const words = JSON.parse(readFileSync(path.join(root, 'web', 'locales', 'ru', `${namespace}.json`), 'utf8'));
  return name.split('.').reduce((at, part) => at[part], words);
}
