import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';

const file = new URL('./common-passwords.txt', import.meta.url);
const shortest = 4;

const ofOurOwn = readFileSync(file, 'utf8').split('\n').filter(Boolean);
/** The words that our own list has with digits behind them; the package has no Russian ones. */
const words = ofOurOwn.map((password) => password.replace(/\d+$/, ''));

/** The most common passwords and what they are made of, in lower case, from four characters on. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...ofOurOwn, ...words].filter(({ length }) => length >= shortest),
);
