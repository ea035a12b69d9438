import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { phone } from '../../../contract/phone.forms.ts';
import { formatPhone } from '../../../contract/phone-number.ts';
import { insert, remove, type Shown, settle, showWhole } from './phone-edit.ts';

const shown = '+7 (701) 123-45-67';
const focused = '+7 ';

const at = ({ value, caret }: Shown) => ({ value, from: caret, to: caret });
const end = (value: string): Shown => ({ value, caret: value.length });
const type = (text: string, start = focused) =>
  Array.from(text).reduce((field, character) => insert(at(field), character), end(start)).value;
const paste = (text: string, over = focused) => insert(at(end(over)), text).value;
const fill = (text: string) => settle(text, text.length).value;
const nationalOf = (value: string) => value.slice(2).replace(/\D/g, '');
const verdict = (text: string) => {
  const result = phone.safeParse(text);
  return result.success ? result.data : result.error.issues[0]?.message;
};

describe('a number of Kazakhstan is read', () => {
  const typed = ['7011234567', '87011234567', '77011234567', '+77011234567', '+7 701 123 45 67', '8 (701) 123-45-67'];
  const pasted = [
    ...typed,
    '7.701.123.45.67',
    '701 123 45 67',
    '(701) 1234567',
    '\u00a08\u00a0701\u00a0123\u00a045\u00a067\u00a0',
    '８７０１１２３４５６７',
    '＋７（７０１）１２３－４５－６７',
    'тел. 8-701-123-45-67',
    'тел.: 8-701-123-45-67',
    'Телефон +7 701 123 45 67 (Айгуль)',
    '٨٧٠١١٢٣٤٥٦٧',
    'tel:+77011234567',
    '\u202a+7 701 123-45-67\u202c',
    '+7\u2011701\u2011123\u201145\u201167',
    '+7 – 701 – 123 – 45 – 67',
  ];

  it.each(typed)('typed as %j', (text) => {
    expect([type(text), type(text, '')]).toEqual([shown, shown]);
  });

  it.each(pasted)('pasted as %j, into nothing, behind +7 and over another number', (text) => {
    expect([paste(text), paste(text, ''), paste(text, '+7 (999) 888-77-66')]).toEqual([shown, shown, shown]);
  });

  it.each(pasted)('filled in by the browser, or typed before the mask, as %j', (text) => {
    expect(fill(text)).toBe(shown);
  });

  it('with the digits of another mask of 777 when it comes whole', () => {
    expect([paste('77771234567'), fill('77771234567'), paste('87771234567'), type('87771234567')]).toEqual(
      Array(4).fill('+7 (777) 123-45-67'),
    );
  });

  it('of a town too', () => {
    expect([type('8 7172 12 34 56'), paste('8 (7172) 12-34-56')]).toEqual(['+7 (717) 212-34-56', '+7 (717) 212-34-56']);
  });
});

describe('a number of another country is never bent into one of ours', () => {
  test.each([
    '+1 202 555 0123',
    '+44 20 7946 0958',
    '+996 555 123 456',
    '+998 90 123 45 67',
    '+8 701 123 45 67',
    '0044 20 7946 0958',
    '007 701 123 45 67',
    '0700 12 34 56 78',
    '8 10 44 20 7946 0958',
    '996555123456',
  ])('pasted or filled in as %j it stands as it is and is refused', (text) => {
    expect([paste(text), paste(text, shown), fill(text)]).toEqual([text, text, text]);
    expect(verdict(text)).toBe('Нужен номер, который начинается с +7');
  });

  test.each(['+12025550123', '+442079460958', '+996555123456', '0077011234567', '00'])('typed as %j too', (text) => {
    expect([type(text), type(text, '')]).toEqual([text, text]);
  });

  it('and gives way to one of ours when it is taken away', () => {
    const plus = remove({ value: '+1', from: 1, to: 2 }, false);
    expect(plus.value).toBe('+');
    expect(insert(at(plus), '7').value).toBe('+7');
    expect(insert({ value: '+44 20', from: 0, to: 6 }, '7').value).toBe('+7 (7');
  });
});

describe('a number of +7 that begins with 0', () => {
  test.each(['+70123456789', '+7 012 345 67 89', '+7(012)3456789', '+7 (012) 345-67-89'])(
    'typed as %j keeps its +7 and every digit, and is refused for its 0',
    (text) => {
      expect([type(text), type(text, ''), paste(text), fill(text)]).toEqual(Array(4).fill('+7 (012) 345-67-89'));
      expect(verdict(type(text))).toBe('После +7 номер не начинается с 0. Проверьте его');
    },
  );

  it('shows each step as it was typed', () => {
    expect(['+', '+7', '+70', '+701'].map((text) => type(text))).toEqual(['+', '+7', '+7 (0', '+7 (01']);
    expect([type('0701'), type('00'), type('٠٧')]).toEqual(['0701', '00', '٠٧']);
  });
});

describe('a number with something after it stands as it is', () => {
  test.each(['8-701-123-45-67 вн. 213', '+7 701 123 45 67 доб. 5', '87011234567, 87021234567'])('%j', (text) => {
    expect([paste(text), fill(text)]).toEqual([text, text]);
    expect(verdict(text)).toMatch(/^Номер должен содержать 10 цифр после \+7/);
  });

  it('as one with a letter for a zero does', () => {
    const text = '701-123-45-6О';
    expect([paste(text), fill(text)]).toEqual([text, text]);
    expect(verdict(text)).toContain('Вместо нуля набрана буква «О»');
  });

  it('until that is taken away, key by key or at once, and no digit goes with it', () => {
    const number = '8-701-123-45-67';
    const extension = ' вн. 5';
    const text = number + extension;
    const backspace = (field: Shown) => remove({ value: field.value, from: field.caret - 1, to: field.caret }, false);
    expect(Array.from(extension).reduce(backspace, end(text))).toEqual(end(shown));
    expect(remove({ value: text, from: number.length, to: text.length }, false)).toEqual(end(shown));
  });
});

describe('a digit too many', () => {
  test.each(['7011234567', '7771234567', '7471234567', '7272345678', '7712345678', '9161234567', '8121234567'])(
    'behind the complete +7%s is shown behind it, and the number stays',
    (national) => {
      const complete = formatPhone(national);
      expect(type('5', complete)).toBe(`${complete} 5`);
      expect(verdict(`${complete} 5`)).toMatch(/^Номер должен содержать 10 цифр после \+7/);
    },
  );

  test.each(['70577788990', '705 777 88 99 0', '80577788990'])(
    'behind a whole number that is pasted as %s is refused as one too many, not as a 0 after +7',
    (text) => {
      expect([paste(text), fill(text)]).toEqual([text, text]);
      expect([verdict(text), verdict(type(text))]).toEqual(Array(2).fill('Номер должен содержать 10 цифр после +7'));
    },
  );

  it.each(['77771234567', '77172123456', '7777 123 45 67'])(
    'of a country said twice in %s is told, and goes by Home and Delete',
    (text) => {
      const wrong = type(text);
      expect(verdict(wrong)).toContain('если первая 7 лишняя, удалите её');
      const right = remove({ value: wrong, from: 0, to: 1 }, true).value;
      expect(right).toBe(paste(text));
    },
  );

  it('in the midst pushes no digit off, and is taken away again', () => {
    const wrong = insert({ value: shown, from: 7, to: 7 }, '9');
    expect(wrong).toEqual({ value: '+7 (701) 912-34-56 7', caret: 10 });
    expect(remove({ value: wrong.value, from: 9, to: 10 }, false)).toEqual({ value: shown, caret: 7 });
  });
});

describe('a digit that is missing', () => {
  test.each(['8 (701) 123-45-6', '8-701-123-45-6', '7 701 123 45 6', 'тел. 8(701)1234 56'])(
    'in %s never makes the country a part of the number',
    (text) => {
      expect([paste(text), fill(text)]).toEqual(Array(2).fill('+7 (701) 123-45-6'));
      expect(verdict(paste(text))).toBe('Номер должен содержать 10 цифр после +7');
    },
  );

  test.each(['8 (701) 123-45-6', '8-701-123-45-6', '+7 8 701 123-45-6', '7 701 123 45 6', '7 (701) 123 45 6'])(
    'in %s typed key by key neither',
    (text) => {
      expect(type(text)).toBe('+7 (701) 123-45-6');
    },
  );

  test.each(['8 (701) 123-45-6О', '87О11234567', '+7 7o1 123 45 67'])(
    'because %s has a letter for a zero is asked for, and the text stands',
    (text) => {
      expect([paste(text), fill(text)]).toEqual([text, text]);
      expect(verdict(text)).toContain('Вместо нуля набрана буква «О»');
    },
  );
});

describe('the caret', () => {
  it('stays behind the digit that was typed', () => {
    expect(insert({ value: '+7 (701) 123-45', from: 4, to: 4 }, '9')).toEqual({ value: '+7 (970) 112-34-5', caret: 5 });
    expect(insert({ value: '+7 (701) 12', from: 8, to: 8 }, '9')).toEqual({ value: '+7 (701) 912', caret: 10 });
  });

  it('goes over a bracket with the digit behind it', () => {
    expect(remove({ value: '+7 (705) 123', from: 8, to: 9 }, false)).toEqual({ value: '+7 (701) 23', caret: 6 });
    expect(remove({ value: '+7 (705) 123', from: 7, to: 8 }, true)).toEqual({ value: '+7 (705) 23', caret: 7 });
  });

  it('takes a selection with all its digits, and everything with the +7', () => {
    expect(remove({ value: shown, from: 6, to: 11 }, false)).toEqual({ value: '+7 (703) 456-7', caret: 6 });
    expect(remove({ value: shown, from: 0, to: shown.length }, false)).toEqual({ value: '', caret: 0 });
    expect(insert({ value: shown, from: 4, to: 7 }, '777')).toEqual({ value: '+7 (777) 123-45-67', caret: 7 });
  });
});

describe('any number at all', () => {
  const national = fc.stringMatching(/^[1-9][0-9]{9}$/);
  const kazakh = fc.stringMatching(/^7[0-9]{9}$/);
  const separators = fc.array(fc.constantFrom('', ' ', '-', '(', ') ', '\u00a0', '.', '\u2011'), {
    minLength: 10,
    maxLength: 10,
  });
  const prefix = fc.constantFrom('', '8', '7', '+7', '8-', '+7 ', 'тел. 8-', 'моб.: +7');

  it('in any writing is the same number, pasted or filled in', () => {
    fc.assert(
      fc.property(national, separators, prefix, (number, between, before) => {
        // A first digit that stands apart is the country's.
        const gap = (index: number) => (index === 0 ? '' : (between[index] ?? ''));
        const written = before + Array.from(number, (digit, index) => digit + gap(index)).join('');
        expect([paste(written), paste(written, ''), fill(written)]).toEqual(Array(3).fill(formatPhone(number)));
      }),
    );
  });

  it('typed digit by digit is what is pasted', () => {
    fc.assert(
      fc.property(national, (number) => {
        expect([type(number), type(number, '')]).toEqual([paste(number), paste(number, '')]);
      }),
    );
    fc.assert(
      fc.property(kazakh, (number) => {
        expect([type(`8${number}`), type(`8${number}`, '')]).toEqual(Array(2).fill(paste(`8${number}`)));
        expect(type(`+7${number}`)).toBe(paste(`+7${number}`));
      }),
    );
  });

  it('typed or pasted in pieces anywhere loses and invents no digit', () => {
    const step = fc.record({
      digits: fc.stringMatching(/^[1-9]{1,4}$/),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let field = end(focused);
        let digits = '';
        for (const { digits: more, place } of steps) {
          const caret = Math.round(place * field.value.length);
          const count = nationalOf(field.value.slice(0, caret)).length;
          field = insert({ value: field.value, from: caret, to: caret }, more);
          const whole = digits.slice(0, count) + more + digits.slice(count);
          const isDropped = whole.length === 11 && count === digits.length && nationalOf(field.value).length === 10;
          digits = isDropped ? whole.slice(1) : whole;
          expect(nationalOf(field.value)).toBe(digits);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('of eleven digits loses the first only where the others are a number and the first ten are none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{10}$/), (digits) => {
        const left = nationalOf(type(digits));
        expect([digits, digits.slice(1)]).toContain(left);
        if (left !== digits) expect(digits).toMatch(/^[78][34789]/);
      }),
    );
  });

  it('is judged by the server as by the field', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[+]?[0-9 ().-]{0,16}$/), kazakh);
    fc.assert(
      fc.property(text, (written) => {
        const field = showWhole(written);
        const sent = verdict(field);
        if (verdict(written)?.startsWith('+7')) expect(sent).toBe(verdict(written));
        // What the field has put in form stays so.
        expect(fill(field)).toBe(field);
        if (sent?.startsWith('+7')) expect(verdict(sent)).toBe(sent);
      }),
      { numRuns: 1000 },
    );
  });
});
