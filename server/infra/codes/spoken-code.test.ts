import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawCode, inGroups, readCode } from './spoken-code.ts';

const signs = 16;
const sign = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
const code = fc.array(sign, { minLength: signs, maxLength: signs }).map((all) => all.join(''));
/** How a sign may be written by hand, spoken, or typed on the other keyboard. */
const ways: Readonly<Record<string, string>> = {
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
    const drawn = Array.from({ length: 1000 }, () => drawCode(signs));
    expect(new Set(drawn).size).toBe(1000);
    for (const one of drawn) expect(readCode(one, signs)).toBe(one);
  });

  it('is read in groups, in any case, with spaces and dashes anywhere', () => {
    fc.assert(
      fc.property(
        code,
        fc.array(fc.constantFrom('', ' ', '-', '–', '\u00a0', '\n'), { minLength: signs }),
        (one, gaps) => {
          const spaced = Array.from(one, (part, index) => (gaps[index] ?? '') + part).join('');
          expect(readCode(spaced, signs)).toBe(one);
          expect(readCode(spaced.toLowerCase(), signs)).toBe(one);
          expect(readCode(inGroups(one), signs)).toBe(one);
        },
      ),
    );
  });

  it('is read from look-alike signs of Latin and Cyrillic', () => {
    fc.assert(
      fc.property(code, fc.array(fc.nat(), { minLength: signs, maxLength: signs }), (one, choices) => {
        const written = Array.from(one, (part, index) => {
          const forms = ways[part] ?? part;
          return forms[(choices[index] ?? 0) % forms.length];
        }).join('');
        expect(readCode(written, signs)).toBe(one);
      }),
    );
  });

  it('is none when it is shorter, longer or has a sign of no alphabet', () => {
    fc.assert(
      fc.property(code, sign, fc.constantFrom('U', 'Ж', '%', '😀', '\0'), (one, more, foreign) => {
        expect(readCode(one.slice(1), signs)).toBeUndefined();
        expect(readCode(one + more, signs)).toBeUndefined();
        expect(readCode(foreign + one.slice(1), signs)).toBeUndefined();
      }),
    );
    fc.assert(fc.property(fc.string({ maxLength: 15 }), (text) => void expect(readCode(text, signs)).toBeUndefined()));
  });
});
