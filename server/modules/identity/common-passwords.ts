import { readFileSync } from 'node:fs';

const file = new URL('./common-passwords.txt', import.meta.url);

/** The most common passwords, in lower case; shorter ones are refused by their length. */
export const commonPasswords: ReadonlySet<string> = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
