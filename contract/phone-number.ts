import { parseDigits, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { withoutHidden } from './hidden-characters.ts';

/** How many digits follow +7. */
export const nationalLength = 10;

const ours = '7';

/**
 * What a text is as a phone (decision 0055): a number of ours by its ten digits after +7; one of another country; a
 * number with a letter for a digit, or with something after it (an extension, a second number); a wrong count of digits; or
 * nothing at all.
 */
export type ReadPhone =
  | { readonly kind: 'ours' | 'zero' | 'count'; readonly national: string; readonly named: boolean }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'foreign' | 'more' | 'none' };

/** The +7 that a field puts before what is typed, where a number with a country of its own has been put behind it. */
const countryBefore = /^\+7\s*(?=\+)/;

/** The text with digits, signs and spaces of one kind, and without what nobody sees. */
const plain = (text: string) => withoutHidden(text.normalize('NFKC')).trim().replace(countryBefore, '');

/**
 * Letters, or a sign that stands between numbers, between digits: an extension or a second number. A comma or a slash may
 * part the digits of one number, so that it needs more of them.
 */
const hasMore = (text: string, { length }: string) =>
  /\d[^\d]*[\p{L}#+][^\d]*\d/u.test(text) || (length > nationalLength + 1 && /\d[^\d]*[,;/*][^\d]*\d/.test(text));

/** A letter that looks like a zero and stands at a digit. */
const letterForZero = /\d([OoОо])(?!\p{L})|(?<!\p{L})([OoОо])\d/u;
/** Any single letter that stands at a digit; where no digit is missing it is no part of the number. */
const letterForDigit = /\d(\p{L})(?!\p{L})|(?<!\p{L})(\p{L})\d/u;

function letterIn(written: string, { length }: string): string | undefined {
  const zero = letterForZero.exec(written);
  if (zero) return zero[1] ?? zero[2];
  const [, behind, before] = letterForDigit.exec(written) ?? [];
  if (length < nationalLength || (length === nationalLength && /^\D*(?:\+|[78]\D)/.test(written)))
    return behind ?? before;
  // Ten digits after 7 or 8 and a letter are eleven signs: the first is the country, and the letter stands for the last.
  return length === nationalLength && /^\D*[78]/.test(written) ? behind : undefined;
}

/** 8 (701) … and 8-701-…: a digit of the country that stands apart, before a code of three to five digits. */
const countryApart = /^\D*[78]\D+\d{3,5}\D+\d/;

/** Reads a phone in any usual writing; nothing is left out of the digits, and nothing is added. */
export function readPhone(text: string): ReadPhone {
  const written = plain(text);
  const digits = parseDigits(written);
  const hasPlus = /^\D*\+/.test(written);
  if (digits === '') return hasPlus ? { kind: 'count', national: '', named: false } : { kind: 'none' };
  if (hasPlus && !digits.startsWith(ours)) return { kind: 'foreign' };
  const letter = letterIn(written, digits);
  if (letter !== undefined) return { kind: 'letter', letter };
  if (hasMore(written, digits)) return { kind: 'more' };
  if (hasPlus) return judge(digits.slice(1), true);
  if (digits.startsWith('0') || isAbroad(written, digits)) return { kind: 'foreign' };
  // Ten digits that begin with 0 are no number: the first of eleven is theirs then, and one is too many.
  const hasCountry = countryApart.test(written) || (digits.length === nationalLength + 1 && /^[78][^0]/.test(digits));
  return judge(hasCountry ? digits.slice(1) : digits, false);
}

function judge(national: string, named: boolean): ReadPhone {
  if (national.length !== nationalLength) return { kind: 'count', national, named };
  return { kind: national.startsWith('0') ? 'zero' : 'ours', national, named };
}

/** Dialled abroad (8 10 …), or of another country whose plus was left out. */
function isAbroad(written: string, digits: string): boolean {
  // 8 and ten digits are a number of ours, whatever they begin with.
  if (digits.length <= nationalLength || /^[78].{10}$/.test(digits)) return false;
  if (digits.startsWith('810')) return true;
  // 8 and a code, with a digit too many: not China, and 870 without a plus is no satellite.
  if (countryApart.test(written) || digits.startsWith('870')) return false;
  const read = [parsePhoneNumberFromString(written, 'KZ'), parsePhoneNumberFromString(`+${digits}`)];
  return read.some((number) => number?.isValid() && number.countryCallingCode !== ours);
}

/** `+7 (701) 123-45-67`, as far as there are digits; what is beyond the tenth stands behind a space. */
export function formatPhone(national: string): string {
  const part = (from: number, to: number, before: string) => {
    const digits = national.slice(from, to);
    return digits && `${before}${digits}`;
  };
  return `+7 ${part(0, 3, '(')}${part(3, 6, ') ')}${part(6, 8, '-')}${part(8, 10, '-')}${part(10, Number.POSITIVE_INFINITY, ' ')}`;
}
