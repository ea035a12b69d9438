import { parseDigits } from 'libphonenumber-js/min';
import { formatPhone, nationalLength, readPhone } from '../../../contract/phone-number.ts';

/** What the field holds and where its caret is. */
export interface Shown {
  readonly value: string;
  readonly caret: number;
}

/** What the field holds and what is selected in it; a caret is an empty selection. */
export interface Held {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const prefix = 2;
/** Nothing, or a number as the mask writes it; anything else stands as it was typed. */
const masked = /^(?:\+7[\d ()-]*)?$/;
const blank = /^(?:\+?|\+7[\s(]*)$/;
/** Typed by the person and not put there by the field, which has a space behind it: what follows belongs to this country. */
const typedCountry = '+7';

const digitsOf = (text: string) => parseDigits(text.normalize('NFKC'));
const nationalOf = (value: string) => digitsOf(value.slice(prefix));
const atEnd = (value: string): Shown => ({ value, caret: value.length });

/** The text put in form as a whole: a number of ours by the mask, one that cannot be ours as it was typed. */
export function showWhole(text: string): string {
  const read = readPhone(text);
  if (read.kind === 'none') return '';
  if (!('national' in read)) return text.trim();
  const { kind, national, named } = read;
  if (kind === 'ours' || named || (national !== '' && national.length <= nationalLength)) return formatPhone(national);
  return text.trim();
}

/** Eleven digits whose first ten are no number: codes that exist in neither country stand after the 7 or 8. */
const withCountry = /^(?:8(?:[789]|3[02789]|49)|7(?:3|4[^7]|7[02-49]|8[1-46-9]|9))/;

/**
 * A 7 or 8 that was typed behind the +7 that stood there already is dropped with the eleventh digit, when it cannot
 * belong to the number (decision 0055). Else all digits stay: which one is too many only the person knows.
 */
const withoutSecondCountry = (digits: string) =>
  digits.length === nationalLength + 1 && withCountry.test(digits) ? digits.slice(1) : digits;

/** The masked value with the caret behind so many of its national digits. */
function format(national: string, before: number): Shown {
  const value = formatPhone(national);
  if (before >= national.length) return atEnd(value);
  let caret = value.indexOf('(') + 1;
  for (let left = before; left > 0; caret += 1) if (/\d/.test(value[caret] ?? '')) left -= 1;
  return { value, caret };
}

/** The 7 or 8 of «8 (» and «7-»: what stands apart before the code is the country, typed as well as pasted. */
const isCountryApart = (before: string, after: string, text: string) =>
  /^[78]$/.test(nationalOf(before)) && nationalOf(after) === '' && /^[\s().-]+$/.test(text);

/** An «О» among digits to which one is missing yet; behind a whole number it begins words. */
function isLetterForZero(before: string, after: string, text: string): boolean {
  const national = nationalOf(before) + nationalOf(`+7${after}`);
  const isWhole = national.length >= nationalLength && !withCountry.test(national);
  return /^[OoОо]$/.test(text) && nationalOf(before) !== '' && !isWhole;
}

/** What the field shows after the text was typed or pasted over the selection. */
export function insert({ value, from, to }: Held, text: string): Shown {
  const [before, after] = [value.slice(0, from), value.slice(to)];
  const digits = digitsOf(text);
  const isBlank = blank.test(before + after);
  const isBegun = before + after === typedCountry;
  // A letter for a zero is named by its error, so that it may not be left out with the other letters.
  const isWhole =
    digits.length >= nationalLength ||
    (isBlank &&
      (/^[+＋]/.test(text.trim()) || (!isBegun && digits.startsWith('0')) || readPhone(text).kind === 'letter'));
  if (isWhole) return atEnd(showWhole(text));
  if (!masked.test(value)) return settle(before + text + after, from + text.length);
  if (digits === '') {
    // Left out, it would make the 7 or 8 of the country a part of the number: it stands, so that it can be named.
    if (isLetterForZero(before, after, text)) return settle(before + text + after, from + text.length);
    return isCountryApart(before, after, text) ? atEnd(formatPhone('')) : { value, caret: to };
  }
  const head = nationalOf(before);
  const tail = isBlank ? '' : digitsOf(value.slice(Math.max(to, prefix)));
  const all = head + digits + tail;
  const national = tail === '' ? withoutSecondCountry(all) : all;
  return format(national, national === all ? head.length + digits.length : national.length);
}

/** What the field shows after the selection was removed; an empty selection is never asked for. */
export function remove({ value, from, to }: Held, isForward: boolean): Shown {
  if (!masked.test(value)) {
    const left = value.slice(0, from) + value.slice(to);
    // Behind the number there is something yet: put in form now, the next key would take a digit.
    return /\d$/.test(left) ? settle(left, from) : { value: left, caret: from };
  }
  const start = Math.max(from, prefix);
  const [head, gone, tail] = [
    nationalOf(value.slice(0, start)),
    digitsOf(value.slice(start, Math.max(to, start))),
    digitsOf(value.slice(Math.max(to, start))),
  ];
  if (head + tail === '') return atEnd('');
  // Over a bracket the digit behind it goes, so that no key seems dead.
  if (gone === '' && isForward) return format(head + tail.slice(1), head.length);
  if (gone === '') return format(head.slice(0, -1) + tail, Math.max(0, head.length - 1));
  return format(head + tail, head.length);
}

/** Puts in form what came into the field otherwise: filled in by the browser, by a keyboard without keys, before the mask. */
export function settle(value: string, caret: number): Shown {
  if (value === typedCountry) return { value, caret };
  if (masked.test(value) && value !== '') {
    const national = nationalOf(value);
    const before = nationalOf(value.slice(0, caret));
    const settled = before.length === national.length ? withoutSecondCountry(national) : national;
    return format(settled, settled === national ? before.length : settled.length);
  }
  const shown = showWhole(value);
  if (shown === value.trim()) return { value, caret };
  return caret >= value.length ? atEnd(shown) : format(nationalOf(shown), digitsOf(value.slice(0, caret)).length);
}

/** Whether the value has come into the field otherwise and would stand there in another writing. */
export const needsForm = (value: string): boolean =>
  value !== '' && value !== formatPhone(nationalOf(value)) && settle(value, value.length).value !== value;

/** The value as the field shows it once the mask is there. */
export const putInForm = (value: string): string => (needsForm(value) ? settle(value, value.length).value : value);
