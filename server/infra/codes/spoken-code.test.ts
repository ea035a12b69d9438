import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawCode, inGroups, readCode } from './spoken-code.ts';

const codeLength = 16;
const character = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
const code = fc.array(character, { minLength: codeLength, maxLength: codeLength }).map((all) => all.join(''));
/** How a character may be written by hand, spoken, or typed on the other keyboard. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': '0OoОо',
  '1': '1IiLl',
  A: 'AaАа',
  B: 'BbВв',
  C: 'CcСс',
  E: 'EeЕе',
  H: 'HhНн',
  K: 'KkКк',
  M: 'MmМм',
  P: 'PpРр',
  T: 'TtТт',
  X: 'XxХх',
};

describe('a spoken code', () => {
  it('is drawn of the alphabet, no two alike', () => {
    const drawn = Array.from({ length: 1000 }, () => drawCode(codeLength));
    expect(new Set(drawn).size).toBe(1000);
    for (const one of drawn) expect(readCode(one, codeLength)).toBe(one);
  });

  it('is read in groups, in any case, with spaces and dashes anywhere', () => {
    fc.assert(
      fc.property(
        code,
        fc.array(fc.constantFrom('', ' ', '-', '–', '\u00a0', '\n'), { minLength: codeLength }),
        (one, gaps) => {
          const spaced = Array.from(one, (part, index) => (gaps[index] ?? '') + part).join('');
          expect(readCode(spaced, codeLength)).toBe(one);
          expect(readCode(spaced.toLowerCase(), codeLength)).toBe(one);
          expect(readCode(inGroups(one), codeLength)).toBe(one);
        },
      ),
    );
  });

  it('is read with whatever signs were copied along', () => {
    const written = [
      '«0A1B-2C3D-4E5F-6G7H».',
      '\u202a0A1B 2C3D\u2060 4E5F 6G7H\u202c',
      '0A1B.2C3D/4E5F−6G7H',
      '０Ａ１Ｂ 2C3D4E5F6G7H',
      '0A1B:2C3D:4E5F:6G7H',
      'Код: 0A1B-2C3D-4E5F-6G7H',
      'Код приглашения:\n0A1B-2C3D-4E5F-6G7H.',
      'https://portal.example:8080/register/invite_code#code=0A1B-2C3D-4E5F-6G7H',
    ];
    for (const text of written) expect(readCode(text, codeLength)).toBe('0A1B2C3D4E5F6G7H');
  });

  it('is read from look-alike letters of Latin and Cyrillic', () => {
    fc.assert(
      fc.property(code, fc.array(fc.nat(), { minLength: codeLength, maxLength: codeLength }), (one, choices) => {
        const written = Array.from(one, (part, index) => {
          const forms = lookalikes[part] ?? part;
          return forms[(choices[index] ?? 0) % forms.length];
        }).join('');
        expect(readCode(written, codeLength)).toBe(one);
      }),
    );
  });

  it('is none when it is shorter, longer or has a character of no alphabet', () => {
    fc.assert(
      fc.property(code, character, fc.constantFrom('U', 'Ж', '%', '😀', '\0'), (one, more, foreign) => {
        expect(readCode(one.slice(1), codeLength)).toBeUndefined();
        expect(readCode(one + more, codeLength)).toBeUndefined();
        expect(readCode(foreign + one.slice(1), codeLength)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 15 }), (text) => void expect(readCode(text, codeLength)).toBeUndefined()),
    );
  });
});
