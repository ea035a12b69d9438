import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginKey } from './login-key.ts';

/** Latin letters and the Cyrillic ones a person cannot tell from them, as they look in either case. */
const twins: readonly (readonly [string, string])[] = [
  ['A', 'А'],
  ['B', 'В'],
  ['C', 'С'],
  ['E', 'Е'],
  ['H', 'Н'],
  ['K', 'К'],
  ['M', 'М'],
  ['O', 'О'],
  ['P', 'Р'],
  ['T', 'Т'],
  ['X', 'Х'],
  ['a', 'а'],
  ['c', 'с'],
  ['e', 'е'],
  ['o', 'о'],
  ['p', 'р'],
  ['x', 'х'],
  ['y', 'у'],
  ['i', 'і'],
  ['s', 'ѕ'],
  ['j', 'ј'],
  ['h', 'һ'],
];
const cyrillicOf = new Map(twins);
const allowed =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZабвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗ0123456789@.-_';
const login = fc.string({ unit: fc.constantFrom(...allowed), minLength: 1, maxLength: 40 });

test.each([
  ['Demo', 'demo'],
  ['  demo  ', 'demo'],
  ['DEMO', 'dеmо'],
  ['Мария', 'МАРИЯ'],
  // The same letter as one character and as two.
  ['и\u0306ван', 'йван'],
  ['а\u0301', 'á'],
  ['ёлка', 'елка'],
  ['ёлка', 'ëлка'],
])('%s and %s are one login', (one, other) => {
  expect(loginKey(one)).toBe(loginKey(other));
});

test.each([
  ['ivan', 'иван'],
  ['demo', 'demo1'],
  ['a.b', 'ab'],
  ['йод', 'иод'],
])('%s and %s are two', (one, other) => {
  expect(loginKey(one)).not.toBe(loginKey(other));
});

describe('for any text', () => {
  test('the key of a key is that key', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), login), (text) => {
        expect(loginKey(loginKey(text))).toBe(loginKey(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('case and outer spaces do not matter', () => {
    fc.assert(
      fc.property(login, (text) => {
        expect(loginKey(` ${text.toUpperCase()}\t`)).toBe(loginKey(text.toLowerCase()));
      }),
    );
  });

  test('a twin written with look-alike letters is the same login', () => {
    fc.assert(
      fc.property(login, fc.infiniteStream(fc.boolean()), (text, choices) => {
        const twin = Array.from(text, (letter) => (choices.next().value ? (cyrillicOf.get(letter) ?? letter) : letter));
        expect(loginKey(twin.join(''))).toBe(loginKey(text));
      }),
      { numRuns: 1000 },
    );
  });
});
