import { randomInt } from 'node:crypto';

/** Crockford's base32: no I, L, O, U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 4;

/**
 * What people write for a character: look-alikes of Latin, and the Cyrillic letters that look like Latin ones
 * (spec: invitations.spoken-code).
 */
const readAs: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: '0',
  Р: 'P',
  Т: 'T',
  Х: 'X',
};

/** A random code of so many characters, five bits each, from a cryptographic source. */
export function drawCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The code as people read it, in groups of four: `ABCD-EFGH-…`. */
export function inGroups(code: string): string {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? code;
}

/** Letters and digits alone, of one kind: a code may be copied with a full stop, with quotes, with hidden characters. */
export const lettersAndDigits = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

/** «Код: …», «https://…#code=…»: what is copied along before a code. */
const label = /^.*[:=]/su;

/** The code a person meant, or `undefined` when the text cannot be a code of so many characters. */
export function readCode(text: string, length: number): string | undefined {
  for (const part of [text, text.replace(label, '')]) {
    const code = Array.from(lettersAndDigits(part).toUpperCase(), (character) => readAs[character] ?? character);
    if (code.length === length && code.every((character) => alphabet.includes(character))) return code.join('');
  }
  return undefined;
}
