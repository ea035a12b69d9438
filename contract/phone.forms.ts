import * as z from 'zod/mini';
import { nationalLength, type ReadPhone, readPhone } from './phone-number.ts';

const required = 'Телефон обязателен';
const tenDigits = 'Номер должен содержать 10 цифр после +7';
const otherCountry = 'Нужен номер, который начинается с +7';
const oneNumber = `${tenDigits}. Оставьте один номер без добавочного`;
const letterForZero = `${tenDigits}. Вместо нуля набрана буква «О»: исправьте её`;
const letterForDigit = (letter: string) => `${tenDigits}. Вместо цифры набрана буква «${letter}»: исправьте её`;
const afterZero = 'После +7 номер не начинается с 0. Проверьте его';

/**
 * A phone of +7 and ten digits (spec: registration.phone), however it is spaced; the value is `+77011234567`. The
 * browser's fields and the server have this rule alone. A number without +7 is put in form by the field that shows it,
 * and by the rules of its form (`web/app/forms/phone-edit.ts`).
 */
export const phone = z.string(required).check(
  z.check<string>((context) => {
    const read = readPhone(context.value);
    if (read.kind === 'ours' && read.named) context.value = `+7${read.national}`;
    else context.issues.push({ code: 'custom', input: context.value, message: phoneFault(read, context.value) });
  }),
);

/** What is wrong with what was read where a number of ours is wanted. */
export function phoneFault(read: ReadPhone, value: string): string {
  const { kind } = read;
  if ('national' in read && kind === 'count')
    return [tenDigits, read.named && countryTwice(read.national)].filter(Boolean).join('. ');
  if (kind === 'none') return value.trim() === '' ? required : tenDigits;
  if (kind === 'foreign') return otherCountry;
  if (read.kind === 'letter') return /[OoОо]/.test(read.letter) ? letterForZero : letterForDigit(read.letter);
  if (kind === 'more') return oneNumber;
  return kind === 'zero' ? afterZero : tenDigits;
}

/** Behind +7 people type 7 777… and 8 926… too; which digit is one too many only they know (decision 0055). */
const countryTwice = (national: string) =>
  national.length === nationalLength + 1 && /^(?:77|8[^0])/.test(national)
    ? `Набрано ${national.length}: если первая ${national.slice(0, 1)} лишняя, удалите её`
    : '';
