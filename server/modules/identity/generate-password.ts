import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike in print. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const drawn = 14;

/** A password nobody can guess, to be told once; its tail makes it fit the rules of the specification's section 5. */
export function generatePassword(): string {
  return `${Array.from({ length: drawn }, () => letters[randomInt(letters.length)]).join('')}aB7`;
}
