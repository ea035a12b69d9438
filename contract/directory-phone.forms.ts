import * as z from 'zod/mini';
import { withPlainCharacters } from './mail-address.ts';
import { phoneFault } from './phone.forms.ts';
import { formatPhone, readPhone } from './phone-number.ts';
import { phoneExtension } from './site-phones.forms.ts';
import { atMost, faultless, oneLine, takeAway } from './text-rules.ts';

const most = 200;
const badPhone = 'Укажите номер телефона, можно с добавочным: +7 (701) 123-45-67, доб. 12';
const oneMore = 'Второй номер напишите через запятую';
const otherDigits = 'Оставьте номер и, если есть, один добавочный, а остальные цифры уберите';
/** Fewer are no second number: hours, a room, a second extension. */
const digitsOfTwo = 20;
/** So many are no slip in one number. */
const tooMany = 13;
const fewestDigits = 5;

/** Before another number; what has fewer digits belongs to the one before it. */
const betweenNumbers = /\s*[,;/]\s*(?=[^,;/]*(?:\d[^\d,;/]*){5})/gu;
const numberItself = /[+(]?[\d(][\d\s().,/\u2010-\u2015-]*\d/u;
const wrongCharacter = /[^\d\s+(),.:;/\p{L}\u2010-\u2015-]/u;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** The numbers, each with the words before and behind it: «тел./факс 8 …» is one. */
function numbersOf(value: string): string[] {
  const numbers: string[] = [];
  let from = 0;
  for (const { 0: separator, index } of value.matchAll(betweenNumbers)) {
    if (countDigits(value.slice(from, index)) < fewestDigits) continue;
    numbers.push(value.slice(from, index));
    from = index + separator.length;
  }
  return value === '' ? [] : [...numbers, value.slice(from)];
}

const withoutExtension = (one: string) => one.replace(phoneExtension, '');

function faultOf(one: string): string | undefined {
  const bare = withoutExtension(one);
  const read = readPhone(bare);
  if (read.kind === 'ours') return undefined;
  if (read.kind === 'none') return badPhone;
  const digits = countDigits(bare);
  if (read.kind !== 'more' && !(read.kind === 'count' && digits >= tooMany)) return phoneFault(read, bare);
  return digits < digitsOfTwo ? otherDigits : oneMore;
}

/** Words and the extension beside the number stay as they were typed. */
function inForm(one: string): string {
  const bare = withoutExtension(one);
  const read = readPhone(bare);
  return read.kind === 'ours' ? bare.replace(numberItself, formatPhone(read.national)) + one.slice(bare.length) : one;
}

/** The phone of a partner in the directory: whole numbers of ours in one form, several or with an extension too; empty for none. */
export const directoryPhone = z.string(badPhone).check(
  ...oneLine('номере'),
  z.overwrite((value) =>
    withPlainCharacters(value)
      .replaceAll('\u2212', '-')
      .replace(/^[\s,;/]+|[\s,.;/]+$/gu, ''),
  ),
  atMost(most),
  faultless((value) => {
    const [wrong] = wrongCharacter.exec(value) ?? [];
    return wrong && takeAway(wrong, ': в номере его не бывает');
  }),
  faultless((value) => numbersOf(value).map(faultOf).find(Boolean)),
  z.overwrite((value) => numbersOf(value).map(inForm).join(', ')),
);
