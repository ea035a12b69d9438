import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phone } from './phone.forms.ts';
import { formatPhone } from './phone-number.ts';

const tenDigits = 'Номер должен содержать 10 цифр после +7';
const otherCountry = 'Нужен номер, который начинается с +7';
const oneNumber = `${tenDigits}. Оставьте один номер без добавочного`;
const letterForZero = `${tenDigits}. Вместо нуля набрана буква «О»: исправьте её`;
const letterFor = (letter: string) => `${tenDigits}. Вместо цифры набрана буква «${letter}»: исправьте её`;
const afterZero = 'После +7 номер не начинается с 0. Проверьте его';

/** What is sent for the text, or what is said of it. */
const judged = (text: string) => {
  const result = phone.safeParse(text);
  return result.success ? result.data : result.error.issues[0]?.message.replaceAll('\u00a0', ' ');
};

describe('a phone as it is sent', () => {
  test.each([
    ['+77011234567', '+77011234567'],
    ['+7 (701) 123-45-67', '+77011234567'],
    ['+7\u00a0(701)\u00a0123\u201145\u201167', '+77011234567'],
    ['\u202a+7 701 123 45 67\u202c', '+77011234567'],
    ['＋７ ７０１ １２３ ４５ ６７', '+77011234567'],
    ['+7.701.123.45.67', '+77011234567'],
    ['моб.: +7 701 123 45 67', '+77011234567'],
    ['+71234567890', '+71234567890'],
    ['+7 +7 (701) 123-45-67', '+77011234567'],
    ['+7 \u202a+77011234567\u202c', '+77011234567'],
    ['+7 +996 555 123 456', otherCountry],
    ['', 'Телефон обязателен'],
    ['   ', 'Телефон обязателен'],
    ['нет', tenDigits],
    ['+', tenDigits],
    ['+7', tenDigits],
    ['+7701123456', tenDigits],
    ['+770112345678', tenDigits],
    ['+7 (701) 123-45-67 8', tenDigits],
    ['+7 (777) 712-34-56 7', `${tenDigits}. Набрано 11: если первая 7 лишняя, удалите её`],
    ['+7 89261234567', `${tenDigits}. Набрано 11: если первая 8 лишняя, удалите её`],
    ['+7 8 777 123 45 67', `${tenDigits}. Набрано 11: если первая 8 лишняя, удалите её`],
    ['8 777 123 45 67 8', tenDigits],
    ['8 705 444 55 66 2', tenDigits],
    ['8 (863) 234-56-78 9', tenDigits],
    ['870544455662', tenDigits],
    ['+870 705 444 556', otherCountry],
    ['+7/777/123,45,67', '+77771234567'],
    ['+7 (701) 123-45-6О', letterForZero],
    ['+7 7O1 123 45 67', letterForZero],
    ['+7 (701) 12З-45-67', letterFor('З')],
    ['8 (70l) 123-45-67', letterFor('l')],
    ['+7 (701) 123-45-6б', letterFor('б')],
    ['8701 555 33 4З', letterFor('З')],
    ['8701555334I', letterFor('I')],
    ['7701 555 33 4б', letterFor('б')],
    ['+7 (701) 123-45-67м', '+77011234567'],
    ['+7 701 123 45 67 Олег', '+77011234567'],
    ['+٧ ٧٠١ ١٢٣ ٤٥ ٦٧', '+77011234567'],
    ['87011234567', tenDigits],
    ['7011234567', tenDigits],
    ['+1 202 555 0123', otherCountry],
    ['+44 20 7946 0958', otherCountry],
    ['+996 555 123 456', otherCountry],
    ['+998 90 123 45 67', otherCountry],
    ['+8 701 123 45 67', otherCountry],
    ['0044 20 7946 0958', otherCountry],
    ['007 701 123 45 67', otherCountry],
    ['00070011234', otherCountry],
    ['8 10 44 20 7946 0958', otherCountry],
    ['996555123456', otherCountry],
    ['12025550123', otherCountry],
    ['37491123456', otherCountry],
    ['8107011234567', otherCountry],
    ['810 7 701 123 45 67', otherCountry],
    ['8~10 375 29 123-45-67', otherCountry],
    ['89011234567', tenDigits],
    ['998901234567', otherCountry],
    ['+70077011234', afterZero],
    ['+7 (000) 000-00-00', afterZero],
    ['+7 701 123-45-67 вн. 213', oneNumber],
    ['+7 701 123-45-67 доб. 5', oneNumber],
    ['+7 701 123-45-67 #5', oneNumber],
    ['+7 701 123-45-67*5', oneNumber],
    ['+7*701*123*45*67', '+77011234567'],
    ['+7 701 123 45 67, +7 702 123 45 67', oneNumber],
  ])('%j is %j', (text, verdict) => {
    expect(judged(text)).toBe(verdict);
  });

  test('as a number it is no phone', () => {
    expect(phone.safeParse(77011234567).success).toBe(false);
  });

  test('is the ten digits of any number that does not begin with 0, and what is shown of it is the same number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{9}$/), (national) => {
        expect(judged(`+7${national}`)).toBe(`+7${national}`);
        expect(judged(formatPhone(national))).toBe(`+7${national}`);
      }),
    );
  });

  test('of any other count of digits is refused', () => {
    const wrong = fc.stringMatching(/^[1-9][0-9]{0,20}$/).filter((digits) => digits.length !== 10);
    // A 7 or an 8 too many is pointed at behind the sentence.
    const said = [7, 8].map((digit) => `${tenDigits}. Набрано 11: если первая ${digit} лишняя, удалите её`);
    fc.assert(fc.property(wrong, (digits) => void expect([tenDigits, ...said]).toContain(judged(`+7${digits}`))));
  });
});
