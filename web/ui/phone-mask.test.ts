import { maskitoTransform } from '@maskito/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneMask } from './phone-mask.ts';
import { beforeMask, formatPhone, nationalDigits } from './phone-number.ts';

const shown = '+7 (701) 123-45-67';

/** What the field holds after the text came into it as a whole, over what was there. */
function put(text: string, before = '') {
  const { elementState, data } = beforeMask(
    { elementState: { value: before, selection: [before.length, before.length] }, data: text },
    'insert',
  );
  const [from, to] = elementState.selection;
  return maskitoTransform(elementState.value.slice(0, from) + data + elementState.value.slice(to), {
    mask: phoneMask.mask,
  });
}

const type = (text: string, before = '') =>
  Array.from(text).reduce((value, character) => put(character, value), before);

describe('one number', () => {
  const spellings = [
    '7011234567',
    '87011234567',
    '77011234567',
    '+77011234567',
    '+7 701 123 45 67',
    '8 (701) 123-45-67',
  ];

  it.each([...spellings, 'тел. 8-701-123-45-67', '8-701-123-45-67 вн. 213', ' +7\u00a0(701)\u00a0123‑45‑67 '])(
    'pasted as %j is the number',
    (text) => {
      expect([put(text), put(text, '+7 '), put(text, '+7 (999) 888-77-66')]).toEqual([shown, shown, shown]);
    },
  );

  it.each(spellings)('filled in by the browser as %j is the number', (text) => {
    expect(maskitoTransform(text, phoneMask)).toBe(shown);
  });

  it.each(spellings)('typed as %j into an empty field, and after +7, is the number', (text) => {
    expect([type(text), type(text, '+7 ')]).toEqual([shown, shown]);
  });
});

describe('a digit too many', () => {
  it.each(['+7 (701) 123-45-67', '+7 (747) 123-45-67', '+7 (727) 300-00-18'])('leaves %s as it was', (full) => {
    expect(put('5', full)).toBe(full);
  });
});

describe('any Kazakh number', () => {
  const number = fc.stringMatching(/^7[0-9]{9}$/);
  const separators = fc.array(fc.constantFrom('', ' ', '-', '(', ') ', '\u00a0', '.'), {
    minLength: 10,
    maxLength: 10,
  });
  const prefix = fc.constantFrom('', '8', '7', '+7', '8-', '+7 ', 'тел. 8-', 'моб.: +7');

  it('pasted in any writing gives itself, as does what the browser fills in', () => {
    fc.assert(
      fc.property(number, separators, prefix, (national, between, before) => {
        const written = before + Array.from(national, (digit, at) => `${digit}${between[at] ?? ''}`).join('');
        expect(nationalDigits(written)).toBe(national);
        expect(put(written)).toBe(formatPhone(national));
        expect(maskitoTransform(written, phoneMask)).toBe(formatPhone(national));
      }),
    );
  });

  it('typed digit by digit, with or without a country, gives itself', () => {
    fc.assert(
      fc.property(number, fc.constantFrom('', '8', '+7'), (national, before) => {
        expect(type(before + national, '+7 ')).toBe(formatPhone(national));
      }),
    );
  });
});

describe('any text at all', () => {
  it('leaves only what the mask allows', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        expect(put(two, put(one))).toMatch(/^(\+?|\+7[ (]*|\+7 \([\d) -]*)$/);
      }),
    );
  });
});
