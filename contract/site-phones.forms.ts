import { phoneFault } from './phone.forms.ts';
import { type ReadPhone, readPhone } from './phone-number.ts';

/** Behind the number, as in «, доб. 213»; it is shown and not called. */
export const phoneExtension = /[,;.\s(]*(?:доб\p{L}*|вн(?:утр\p{L}*)?|ext\p{L}*)\.?\s*\d{1,6}\)?\s*$/iu;
/** One that the operators of the country give out, such as 1414: all its digits together, and no others. */
const shortNumber = /^[^\d+]*(\d{3,5})\D*$/;

/** A number of ours as it is usually written, beside hours, floors and the like. */
const usual = /(?:\+7|(?<!\d)8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/g;
const otherNumber = /\d{5}|\d[\s-]\d{2,3}[\s-]\d{2}/;

/** The only number of a line that has other digits too. */
function numberAmongDigits(line: string): string | undefined {
  const [number, ...others] = line.match(usual) ?? [];
  return number && others.length === 0 && !otherNumber.test(line.replace(number, ' ')) ? number : undefined;
}

type ReadLine = ReadPhone | { readonly kind: 'short'; readonly digits: string };

function readLine(line: string): ReadLine {
  const written = line.replace(phoneExtension, '');
  const [, digits] = shortNumber.exec(written) ?? [];
  return digits === undefined ? readPhone(numberAmongDigits(written) ?? written) : { kind: 'short', digits };
}

/** Where a line of the site's phones calls; nothing where it has no number that can be called. */
export function telOf(line: string): string | undefined {
  const read = readLine(line);
  if (read.kind === 'short') return `tel:${read.digits}`;
  return read.kind === 'ours' ? `tel:+7${read.national}` : undefined;
}

const onePerLine = 'Оставьте один номер, второй напишите на следующей строке';
const noNumber = 'Напишите номер телефона: +7 (701) 123-45-67 или короткий, как 1414';
const twoNumbers = 20;

function lineFault(line: string): string | undefined {
  const read = readLine(line);
  if (read.kind === 'ours' || read.kind === 'short') return undefined;
  if (read.kind === 'none') return noNumber;
  if (read.kind === 'more' || (read.kind === 'count' && read.national.length >= twoNumbers)) return onePerLine;
  return phoneFault(read, line);
}

/** What is wrong with the first of the lines that is no number; each has one, with words around it. */
export function sitePhonesFault(lines: string): string | undefined {
  for (const [index, line] of lines.split('\n').entries()) {
    const fault = line.trim() && lineFault(line);
    if (fault) return `Строка ${index + 1}. ${fault}`;
  }
  return undefined;
}
