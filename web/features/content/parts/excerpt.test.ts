import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text stays whole', () => {
  expect(excerpt('Две недели ругались.', 20)).toBe('Две недели ругались.');
});

test('a long one ends after a whole word', () => {
  expect(excerpt('Две недели ругались.', 12)).toBe('Две недели…');
  expect(excerpt('Две недели ругались.', 10)).toBe('Две недели…');
  expect(excerpt('Две недели ругались.', 9)).toBe('Две…');
});

test('a word without end is cut', () => {
  expect(excerpt('длинношеее', 5)).toBe('длинн…');
});

test('is the beginning, never longer than asked for', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, length) => {
      const short = excerpt(text, length);
      if (text.length <= length) {
        expect(short).toBe(text);
        return;
      }
      expect(short.length).toBeLessThanOrEqual(length + 1);
      expect(text.startsWith(short.slice(0, -1))).toBe(true);
    }),
  );
});
